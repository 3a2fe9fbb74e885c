import { type ExamResult, rankOf } from '@wence/schema';
import type { Database } from '../../platform/db/database.js';
import { marks } from '../../platform/db/statements.js';
import { replaceWaiting } from './hand-mark.entity.js';
import type { Response } from './response.entity.js';

/** The facts that decide about a place. */
export type Ranked = Pick<Response, 'status' | 'startedAt' | 'submittedAt'> & { readonly exam: ExamResult | null };

const MILLISECONDS = 1000;

/**
 * Returns the number that the ranking of an exam sorts a response by, as it stands in its row; null: it has no place, because it is not complete, was
 * scored in no exam or has answers that wait for a person. Whatever writes a score writes this with it, so that no ranking has to read scores. The
 * ranking itself asks whether a response is invalid or deleted.
 */
export function rankKeyOf({ status, exam, startedAt, submittedAt }: Ranked): number | null {
  if (status !== 'complete' || !exam || exam.waiting) return null;
  const seconds = startedAt && (submittedAt.getTime() - startedAt.getTime()) / MILLISECONDS;
  return rankOf({ score: exam.score, seconds });
}

/** A response that has just got another score, or another status. */
export type Rescored = Ranked & Pick<Response, 'id' | 'surveyId' | 'seq'>;

/** Writes what follows from other scores, inside the unit that writes these: which answers wait, and the places. */
export async function followScores(database: Database, responses: readonly Rescored[]): Promise<void> {
  if (responses.length === 0) return;
  await replaceWaiting(database, responses);
  const ids = responses.map(({ id }) => id);
  const keys = responses.flatMap((response) => [response.id, rankKeyOf(response)]);
  const choose = `CASE id ${responses.map(() => 'WHEN ? THEN ?').join(' ')} END`;
  await database.manager.query(`UPDATE response SET rank_key = ${choose} WHERE id IN (${marks(ids)})`, [...keys, ...ids]);
}
