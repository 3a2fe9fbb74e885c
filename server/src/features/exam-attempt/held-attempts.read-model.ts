import { attemptRefusal, type ExamAttempt, isEndedByClock } from '@wence/schema';
import type { Statement } from '../../platform/db/statements.js';
import { AppError } from '../../platform/errors/app-error.js';

/** An attempt as the transaction that stores responses needs it. */
export interface HeldAttempt extends ExamAttempt {
  readonly id: string;
  readonly person: string;
}

/** The submission that an attempt takes. */
export interface AttemptPlace {
  readonly surveyId: string;
  readonly submissionId: string;
}

/** A submission to an exam that is taken in attempts. */
export interface AttemptClaim {
  /** Key of whoever submits; empty: nobody is known. Null: the survey takes answers without an attempt. */
  readonly person: string | null;
  /** It says that the clock ended the attempt. */
  readonly byClock: boolean;
  readonly submittedAt: Date;
}

/** Why an exam does not take a submission. */
export type AttemptObstacle =
  | { readonly reason: 'unknown' | 'submitted' | 'notOver' }
  | { readonly reason: 'over'; readonly dueAt: number | null }
  | { readonly reason: 'early'; readonly earliestAt: number };

export const attemptKey = ({ surveyId, submissionId }: AttemptPlace): string => `${surveyId} ${submissionId}`;

/** Tells why a submission is not taken; null: it is. An attempt of somebody else is as unknown as one that nobody started. */
export function attemptObstacle({ person, byClock, submittedAt }: AttemptClaim, held: HeldAttempt | undefined): AttemptObstacle | null {
  if (person === null) return byClock ? { reason: 'notOver' } : null;
  if (!held || held.person !== person) return { reason: 'unknown' };
  const now = submittedAt.getTime();
  const refusal = attemptRefusal(held, now);
  if (refusal === 'over') return { reason: refusal, dueAt: held.dueAt };
  if (refusal === 'early') return { reason: refusal, earliestAt: held.earliestAt };
  if (refusal) return { reason: refusal };
  return byClock && !isEndedByClock(held, now) ? { reason: 'notOver' } : null;
}

const isoOf = (moment: number): string => new Date(moment).toISOString();

/** The error for a submission that an exam does not take. */
export function attemptRefused(met: AttemptObstacle): AppError {
  switch (met.reason) {
    case 'over':
      return new AppError('A0442', { data: { dueAt: isoOf(met.dueAt ?? 0) } });
    case 'early':
      return new AppError('A0443', { data: { earliestAt: isoOf(met.earliestAt) } });
    case 'notOver':
      return new AppError('A0444');
    case 'unknown':
    case 'submitted':
      return new AppError('A0441', { data: { reason: met.reason } });
  }
}

/** The query for the attempts that these submissions belong to; null if there are none. */
export function findAttempts(places: readonly AttemptPlace[]): Statement | null {
  const keyed = new Map(places.map((place) => [attemptKey(place), place]));
  if (keyed.size === 0) return null;
  const sorted = [...keyed.keys()].sort().flatMap((key) => keyed.get(key) ?? []);
  const sql = `SELECT id, survey_id, submission_id, person, started_at, earliest_at, due_at, submitted_at FROM exam_attempt
       WHERE ${sorted.map(() => '(survey_id = ? AND submission_id = ?)').join(' OR ')}`;
  return { sql, values: sorted.flatMap(({ surveyId, submissionId }) => [surveyId, submissionId]) };
}

interface AttemptRow {
  readonly id: string;
  readonly survey_id: string;
  readonly submission_id: string;
  readonly person: string;
  readonly started_at: string | number;
  readonly earliest_at: string | number;
  readonly due_at: string | number | null;
  readonly submitted_at: string | number | null;
}

const momentIn = (value: string | number | null): number | null => (value === null ? null : Number(value));

/** What that query found, by `attemptKey`. */
export const attemptsIn = (rows: unknown): Map<string, HeldAttempt> =>
  new Map(
    (rows as AttemptRow[]).map((row) => [
      attemptKey({ surveyId: row.survey_id, submissionId: row.submission_id }),
      {
        id: row.id,
        person: row.person,
        startedAt: Number(row.started_at),
        earliestAt: Number(row.earliest_at),
        dueAt: momentIn(row.due_at),
        submittedAt: momentIn(row.submitted_at),
      },
    ]),
  );

/** Marks an attempt as submitted, in the transaction that stores its response. */
export const writeSubmitted = ({ id }: HeldAttempt, submittedAt: Date): Statement => ({
  sql: 'UPDATE exam_attempt SET submitted_at = ? WHERE id = ? AND submitted_at IS NULL',
  values: [submittedAt.getTime(), id],
});
