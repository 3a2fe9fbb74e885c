import type { Envelope } from '../survey/envelope';

/** An attempt that runs. Moments are milliseconds since 1970 by the server's clock. */
export interface Attempt {
  readonly submissionId: string;
  readonly startedAt: number;
  readonly earliestAt: number;
  /** Null: there is no end. */
  readonly dueAt: number | null;
}

/** Where this respondent stands with the exam, and when that was heard. */
export interface Standing {
  readonly attempt: Attempt | null;
  /** Attempts that can be started; null: any number. */
  readonly attemptsLeft: number | null;
  /** The server's present, and the time of `steadyClock` that it is reckoned on from. */
  readonly now: number;
  readonly heardAt: number;
}

type Fields = Readonly<Record<string, unknown>>;

const fieldsIn = (value: unknown): Fields | null => (typeof value === 'object' && value !== null ? { ...value } : null);

const momentIn = (value: unknown): number => (typeof value === 'string' ? Date.parse(value) : Number.NaN);

function attemptIn(value: unknown): Attempt | null {
  const attempt = fieldsIn(value);
  if (typeof attempt?.submissionId !== 'string') return null;
  const { submissionId, startedAt, earliestAt, dueAt } = attempt;
  return {
    submissionId,
    startedAt: momentIn(startedAt),
    earliestAt: momentIn(earliestAt),
    dueAt: dueAt === null ? null : momentIn(dueAt),
  };
}

/** Reads what the server said; null when it is something else. `heardAt`: the middle of the time that asking took. */
export function parseStanding({ code, data }: Pick<Envelope, 'code' | 'data'>, heardAt: number): Standing | null {
  const fields = code === '00000' ? fieldsIn(data) : null;
  const now = momentIn(fields?.now);
  if (!fields || Number.isNaN(now)) return null;
  const { attempt, attemptsLeft } = fields;
  return { attempt: attemptIn(attempt), attemptsLeft: typeof attemptsLeft === 'number' ? attemptsLeft : null, now, heardAt };
}

/** A clock that nobody can set, and that never goes back. Tests put their own in its place. */
export const steadyClock = { now: (): number => performance.now() };

/** The present by the server's clock. */
export const serverNow = ({ now, heardAt }: Standing, at = steadyClock.now()): number => now + (at - heardAt);
