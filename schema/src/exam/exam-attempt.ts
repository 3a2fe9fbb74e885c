import type { ExamLimits } from './exam-limits.js';

const MINUTE = 60_000;

/** Returns whether an exam is taken in attempts that respondents start (features.md 6.9); other surveys take answers without a start. */
export const takesAttempts = ({ timeLimit, minMinutes, attempts }: ExamLimits = {}): boolean =>
  (timeLimit ?? minMinutes ?? attempts) !== undefined;

/** Milliseconds after the end of an attempt in which a submission is still taken: the network may be slow (features.md 6.9). */
export const EXAM_GRACE = 10_000;

/** Milliseconds before the end from which an attempt counts as ended by the clock: no page sends at the very moment. */
const CLOCK_LEAD = 2_000;

/** One attempt of one respondent. Moments are milliseconds since 1970 by the server's clock, the only one that counts. */
export interface ExamAttempt {
  readonly startedAt: number;
  /** From when it may be submitted. */
  readonly earliestAt: number;
  /** When its time is over; null: never. */
  readonly dueAt: number | null;
  /** When it was submitted; null: not yet. */
  readonly submittedAt: number | null;
}

/** Where an attempt stands: it runs until it is submitted, or until its time and the grace are over. */
export type AttemptState = 'running' | 'submitted' | 'expired';

/** Why an attempt cannot be submitted: it was before, its time is over, or it has just begun. */
export type AttemptRefusal = 'submitted' | 'over' | 'early';

/** An attempt that starts now. It keeps the moments that the limits give it, also when the author changes the limits meanwhile. */
export const startedAttempt = ({ timeLimit, minMinutes = 0 }: ExamLimits, now: number): ExamAttempt => ({
  startedAt: now,
  earliestAt: now + minMinutes * MINUTE,
  dueAt: timeLimit === undefined ? null : now + timeLimit * MINUTE,
  submittedAt: null,
});

/** Attempts that were due before this moment are over at that one. */
export const overIfDueBefore = (now: number): number => now - EXAM_GRACE;

const isOver = ({ dueAt }: ExamAttempt, now: number): boolean => dueAt !== null && dueAt < overIfDueBefore(now);

/** Returns where an attempt stands at this moment. One that expired counts as used (features.md 6.9). */
export function attemptStateOf(attempt: ExamAttempt, now: number): AttemptState {
  if (attempt.submittedAt !== null) return 'submitted';
  return isOver(attempt, now) ? 'expired' : 'running';
}

/** Returns why an attempt cannot be submitted at this moment; null: it can. */
export function attemptRefusal(attempt: ExamAttempt, now: number): AttemptRefusal | null {
  if (attempt.submittedAt !== null) return 'submitted';
  if (isOver(attempt, now)) return 'over';
  return now < attempt.earliestAt ? 'early' : null;
}

/** Milliseconds that are left for answering; null: there is no end. Never below 0. */
export const attemptRemaining = ({ dueAt }: Pick<ExamAttempt, 'dueAt'>, now: number): number | null =>
  dueAt === null ? null : Math.max(0, dueAt - now);

/** Returns whether it may be the clock that submits: then questions that must be answered may be open, since nobody can answer them any more. */
export const isEndedByClock = ({ dueAt }: Pick<ExamAttempt, 'dueAt'>, now: number): boolean => dueAt !== null && now >= dueAt - CLOCK_LEAD;

/** Attempts that a respondent may still start after so many; null: any number. Never below 0, even if the author has lowered the number since. */
export const attemptsLeft = ({ attempts }: ExamLimits, used: number): number | null =>
  attempts === undefined ? null : Math.max(0, attempts - used);
