import { postJson } from './post-json';
import { readOutcome } from './read-outcome';
import type { Outcome, Submission } from './submission';

/** One try. A network that fails is an outcome; the next try sends the same submissionId, so nothing is counted twice. */
export async function sendSubmission(surveyId: string, submission: Submission): Promise<Outcome> {
  const posted = await postJson(surveyId, 'responses', submission);
  return posted ? readOutcome(posted.status, posted.envelope, posted.retryAfterMs) : { kind: 'again', retryAfterMs: 0 };
}
