import type { CountedCell } from '@wence/schema';
import { marks, type Statement } from '../../platform/db/statements.js';
import { ANCHOR } from './seat-reservation.entity.js';
import { cellId } from './seats.policy.js';

/** The seats that are kept at the moment of a decision, as far as it needs them. */
export interface HeldReservations {
  /** How many are kept in a cell, by `cellId`. */
  readonly live: ReadonlyMap<string, number>;
  /** The cells in which a submission has a seat kept, by `ownerKey`. */
  readonly own: ReadonlyMap<string, readonly string[]>;
}

export const NO_RESERVATIONS: HeldReservations = { live: new Map(), own: new Map() };

export const ownerKey = (surveyId: string, submissionId: string): string => `${surveyId} ${submissionId}`;

/** A submission of a survey that keeps seats. */
export interface Keeping {
  readonly surveyId: string;
  readonly submissionId: string;
  readonly submittedAt: Date;
  readonly cells: readonly CountedCell[];
}

/** The earliest submission decides for a batch what is still kept, so that no seat is given away before its time. */
const momentOf = (keeping: readonly Keeping[]): number => Math.min(...keeping.map(({ submittedAt }) => submittedAt.getTime()));

function grouped(pairs: readonly (readonly [surveyId: string, value: string])[]): string[][] {
  const bySurvey = new Map<string, Set<string>>();
  for (const [surveyId, value] of pairs) bySurvey.set(surveyId, (bySurvey.get(surveyId) ?? new Set()).add(value));
  return [...bySurvey].map(([surveyId, values]) => [surveyId, ...values]);
}

const either = (column: string, groups: readonly string[][]): string =>
  groups.map(([, ...values]) => `(survey_id = ? AND ${column} IN (${marks(values)}))`).join(' OR ');

/** How many seats are kept in the cells that these fall into; null where none of them falls into one. */
export function findLive(keeping: readonly Keeping[]): Statement | null {
  const groups = grouped(keeping.flatMap(({ surveyId, cells }) => cells.map(({ key }) => [surveyId, key] as const)));
  if (groups.length === 0) return null;
  const sql = `SELECT survey_id, cell, COUNT(*) AS held FROM seat_reservation
       WHERE held_until > ? AND (${either('cell', groups)}) GROUP BY survey_id, cell`;
  return { sql, values: [momentOf(keeping), ...groups.flat()] };
}

interface LiveRow {
  readonly survey_id: string;
  readonly cell: string;
  readonly held: string | number;
}

export const liveIn = (rows: unknown): HeldReservations['live'] =>
  new Map((rows as LiveRow[]).map((row) => [cellId(row.survey_id, row.cell), Number(row.held)]));

/** The seats that are kept for these themselves; null where there are none of them. */
export function findOwn(keeping: readonly Keeping[]): Statement | null {
  const groups = grouped(keeping.map(({ surveyId, submissionId }) => [surveyId, submissionId] as const));
  if (groups.length === 0) return null;
  const sql = `SELECT survey_id, submission_id, cell FROM seat_reservation
       WHERE held_until > ? AND cell <> '${ANCHOR}' AND (${either('submission_id', groups)})`;
  return { sql, values: [momentOf(keeping), ...groups.flat()] };
}

interface OwnRow {
  readonly survey_id: string;
  readonly submission_id: string;
  readonly cell: string;
}

export function ownIn(rows: unknown): HeldReservations['own'] {
  const own = new Map<string, string[]>();
  for (const row of rows as OwnRow[]) {
    const key = ownerKey(row.survey_id, row.submission_id);
    own.set(key, [...(own.get(key) ?? []), row.cell]);
  }
  return own;
}

/** Takes away what was kept for a submission that has come. */
export const writeRelease = (surveyId: string, submissionId: string): Statement => ({
  sql: 'DELETE FROM seat_reservation WHERE survey_id = ? AND submission_id = ?',
  values: [surveyId, submissionId],
});
