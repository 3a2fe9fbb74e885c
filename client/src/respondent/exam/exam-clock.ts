import { type ExamSetting, startedAttempt } from '@wence/schema';
import { postJson } from '../send/post-json';
import type { Session } from '../session/session';
import { linkCode, testToken, visitKeys } from '../survey/visit-access';
import { parseStanding, serverNow, type Standing, steadyClock } from './standing';

/**
 * What is known of this visit's attempt. `free`: the exam takes answers without one by now. `failed`: the server did not say; `message` is its own word,
 * empty where the network failed.
 */
export type ExamClock =
  | { readonly kind: 'asking' }
  | { readonly kind: 'free' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'known'; readonly standing: Standing };

const ASKING: ExamClock = { kind: 'asking' };

let known: ExamClock = ASKING;
const listeners = new Set<() => void>();

/** The same object until something else is known. */
export const readClock = (): ExamClock => known;

export function tellClock(clock: ExamClock): void {
  known = clock;
  for (const listener of listeners) listener();
}

/** Forgets an attempt that was submitted: the next one is asked for anew. */
export const forgetClock = (): void => tellClock(ASKING);

export function onClock(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The standing of a visit whose attempt runs; null: it does not. */
export function runningIn(submissionId: string): Standing | null {
  return known.kind === 'known' && known.standing.attempt?.submissionId === submissionId ? known.standing : null;
}

/** Test mode stores nothing, so the clock is this page's own, and a reload begins anew. */
function testStanding({ survey, submissionId }: Session, isStarted: boolean): Standing {
  const limits: ExamSetting = survey.definition.settings?.exam ?? {};
  const [now, heardAt] = [Date.now(), steadyClock.now()];
  const attempt = isStarted ? { ...startedAttempt(limits, now), submissionId } : null;
  return { attempt, attemptsLeft: limits.attempts === undefined ? null : limits.attempts - (isStarted ? 1 : 0), now, heardAt };
}

/** Asks where this respondent stands, or starts an attempt. Never rejects. What was known stays where the network fails. */
export async function askClock(session: Session, what: 'standing' | 'start'): Promise<void> {
  if (testToken()) {
    if (what === 'start' || known.kind !== 'known') tellClock({ kind: 'known', standing: testStanding(session, what === 'start') });
    return;
  }
  const { source, params } = session.origin;
  const sent = steadyClock.now();
  const posted = await postJson(session.survey.surveyId, `exam/${what}`, { ...visitKeys, linkCode: linkCode(), source, params });
  const { envelope } = posted ?? {};
  const standing = envelope && parseStanding(envelope, (sent + steadyClock.now()) / 2);
  if (standing) tellClock(what === 'start' && !standing.attempt ? { kind: 'free' } : { kind: 'known', standing });
  else if (envelope?.code === 'A0445') await askClock(session, 'standing');
  else if (known.kind !== 'known' || what === 'start') tellClock({ kind: 'failed', message: envelope?.message ?? '' });
}

/** Milliseconds until the time of this visit's attempt is over, below 0 after it; null: it has no end, or does not run. */
export function untilDue(submissionId: string): number | null {
  const standing = runningIn(submissionId);
  const dueAt = standing?.attempt?.dueAt ?? null;
  return standing && dueAt !== null ? dueAt - serverNow(standing) : null;
}
