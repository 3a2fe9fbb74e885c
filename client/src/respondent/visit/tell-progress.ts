import { isEmptyAnswer } from '@wence/schema';
import type { Session } from '../session/session';
import { viewOf } from '../session/way';
import { testToken } from '../survey/test-token';

/** What the server has been told while this page is open. */
const told = new Set<string>();

const hasAnswers = ({ way }: Session): boolean => Object.values(way.answers).some((answer) => !isEmptyAnswer(answer));

/**
 * Tells the server once of each page that is shown and once of the first answer, for the report on drop-off; not in test mode. Going
 * back tells nothing. What fails is not sent again: the next page says as much. The browser sends it even while the page is being left.
 */
export function tellProgress(session: Session): void {
  const { survey, stage, submissionId, way, origin } = session;
  if (stage !== 'form' || testToken()) return;
  const page = way.stage === 'welcome' ? 0 : (viewOf(session).page?.id ?? 0);
  const isStarted = hasAnswers(session);
  const news = [`${submissionId} ${page}`, ...(isStarted ? [submissionId] : [])].filter((one) => !told.has(one));
  if (news.length === 0) return;
  for (const one of news) told.add(one);
  const { source } = origin;
  fetch(`/v1/r/${encodeURIComponent(survey.surveyId)}/visits`, {
    method: 'POST',
    keepalive: true,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ submissionId, version: survey.version, page, hasAnswers: isStarted, source }),
  }).catch(() => undefined);
}
