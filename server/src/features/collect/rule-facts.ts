import type { Statement } from '../../platform/db/statements.js';
import { type HeldLink, keptTime, LINK_DAY, linkKey } from '../personal-link/link-use.policy.js';
import { codesIn, findCodes, writeUse } from '../invitation/held-codes.read-model.js';
import { cellId } from '../quota/seats.policy.js';
import { findLastAnswers, lastAnswersIn } from '../repeat-limit/repeat-guards.read-model.js';
import type { Candidate, CollectionRules } from '../submission/candidate.type.js';
import { marks } from './response-rows.js';
import type { Held, Plan } from './decide-submissions.js';

export type RuleFacts = Pick<Held, 'taken' | 'lastAnswers' | 'links' | 'codes'>;

export const NO_FACTS: RuleFacts = { taken: new Map(), lastAnswers: new Map(), links: new Map(), codes: new Map() };

/** A candidate with the rules to read facts for. */
export interface Ruled {
  readonly candidate: Candidate;
  readonly rules: CollectionRules;
}

/** The queries for the facts that these rules ask for. They run after the rows of the surveys are locked; nobody changes what they find without that lock. */
export class FactQueries {
  readonly statements: readonly Statement[];
  private readonly readers: readonly ((rows: unknown) => Partial<RuleFacts>)[];

  constructor(ruled: readonly Ruled[]) {
    const guards = findLastAnswers(ruled.map(({ candidate, rules: { keys } }) => ({ surveyId: candidate.response.surveyId, keys })));
    const queries = [
      { query: findSeats(ruled), read: (rows: unknown) => ({ taken: takenIn(rows as SeatRow[]) }) },
      { query: guards, read: (rows: unknown) => ({ lastAnswers: lastAnswersIn(rows) }) },
      { query: findLinks(ruled), read: (rows: unknown) => ({ links: linksIn(rows as LinkRow[]) }) },
      { query: findCodes(ruled.flatMap(broughtBy)), read: (rows: unknown) => ({ codes: codesIn(rows) }) },
    ].flatMap(({ query, read }) => (query ? [{ query, read }] : []));
    this.statements = queries.map(({ query }) => query);
    this.readers = queries.map(({ read }) => read);
  }

  /** `results` are those of `statements`, in their order. */
  factsIn(results: readonly unknown[]): RuleFacts {
    return Object.assign({}, NO_FACTS, ...this.readers.map((read, index) => read(results[index]))) as RuleFacts;
  }
}

const broughtBy = ({ candidate, rules: { invitation } }: Ruled) =>
  invitation === null ? [] : [{ surveyId: candidate.response.surveyId, code: invitation }];

function cellsBySurvey(ruled: readonly Ruled[]): Map<string, Set<string>> {
  const bySurvey = new Map<string, Set<string>>();
  for (const { candidate, rules } of ruled) {
    const { surveyId } = candidate.response;
    for (const { key } of rules.cells) bySurvey.set(surveyId, (bySurvey.get(surveyId) ?? new Set()).add(key));
  }
  return bySurvey;
}

function findSeats(ruled: readonly Ruled[]): Statement | null {
  const bySurvey = [...cellsBySurvey(ruled)].map(([surveyId, cells]) => [surveyId, ...cells]);
  if (bySurvey.length === 0) return null;
  const sql = `SELECT survey_id, cell, taken FROM quota_cell
       WHERE ${bySurvey.map(([, ...cells]) => `(survey_id = ? AND cell IN (${marks(cells)}))`).join(' OR ')}`;
  return { sql, values: bySurvey.flat() };
}

interface SeatRow {
  readonly survey_id: string;
  readonly cell: string;
  readonly taken: string | number;
}

const takenIn = (rows: readonly SeatRow[]): RuleFacts['taken'] =>
  new Map(rows.map((row) => [cellId(row.survey_id, row.cell), Number(row.taken)]));

function findLinks(ruled: readonly Ruled[]): Statement | null {
  const codes = [...new Set(ruled.flatMap(({ candidate }) => candidate.respondent.linkCode ?? []))].sort();
  if (codes.length === 0) return null;
  const sql = `SELECT id, survey_id, code, uses, max_uses, voided_at, expires_at, anonymous
       FROM personal_link WHERE code IN (${marks(codes)})`;
  return { sql, values: codes };
}

interface LinkRow {
  readonly id: string;
  readonly survey_id: string;
  readonly code: string;
  readonly uses: number;
  readonly max_uses: number;
  readonly voided_at: string | number | null;
  readonly expires_at: string | number | null;
  readonly anonymous: number;
}

const linksIn = (rows: readonly LinkRow[]): RuleFacts['links'] =>
  new Map(rows.map((row) => [linkKey(row.survey_id, row.code), heldLink(row)]));

const heldLink = (row: LinkRow): HeldLink => ({
  id: row.id,
  uses: row.uses,
  maxUses: row.max_uses,
  isVoid: row.voided_at !== null,
  expiresAt: row.expires_at === null ? null : Number(row.expires_at),
  isAnonymous: row.anonymous === 1,
});

/** Writes what the stored responses took: seats, who answered, uses of links and of invitation codes. Both databases know REPLACE. */
export function writeFacts({ stored, taken }: Plan): Statement[] {
  const seats = [...taken].flatMap(([surveyId, cells]) => [...cells].map(([cell, count]) => [surveyId, cell, count]));
  const guards = new Map<string, readonly unknown[]>();
  for (const { candidate, keys, number } of stored) {
    const { surveyId, id, submittedAt } = candidate.response;
    for (const { key } of keys) guards.set(`${surveyId} ${key}`, [surveyId, key, submittedAt.getTime(), id, number]);
  }
  return [
    ...replace('quota_cell (survey_id, cell, taken)', seats),
    ...replace('repeat_guard (survey_id, subject, answered_at, response_id, response_seq)', [...guards.values()]),
    ...stored.flatMap((numbered) => useOf(numbered) ?? []),
    ...stored.flatMap(({ code, number }) => (code ? writeUse(code, number) : [])),
  ];
}

function replace(into: string, rows: readonly (readonly unknown[])[]): Statement[] {
  return rows.length === 0
    ? []
    : [{ sql: `REPLACE INTO ${into} VALUES ${rows.map((row) => `(${marks(row)})`).join(', ')}`, values: rows.flat() }];
}

const dayOf = (column: string): string => `${column} - ${column} % ${LINK_DAY}`;

function useOf({ candidate: { response }, link, status, number }: Plan['stored'][number]): Statement | null {
  if (!link) return null;
  const { submittedAt } = response;
  const completedAt = keptTime(submittedAt, link.isAnonymous).getTime();
  const [responseId, seq] = link.isAnonymous ? [null, 0] : [response.id, number];
  // Times from before the survey became anonymous would tell as much.
  const times = link.isAnonymous ? `, opened_at = ${dayOf('opened_at')}, started_at = ${dayOf('started_at')}` : '';
  return {
    sql: `UPDATE personal_link SET uses = ?, result = ?, completed_at = ?, response_id = ?, response_seq = ?${times} WHERE id = ?`,
    values: [link.uses, status, completedAt, responseId, seq, link.id],
  };
}

const either = (condition: string, rows: readonly unknown[]): string => rows.map(() => `(${condition})`).join(' OR ');

/** Fails, like `assertUnchanged`, unless all of these seats are taken as remembered, and none of these respondents has ever answered. */
export function assertFacts(ruled: readonly Ruled[], { taken }: RuleFacts): Statement[] {
  const cells = [...cellsBySurvey(ruled)].flatMap(([surveyId, keys]) =>
    [...keys].map((key) => [surveyId, key, taken.get(cellId(surveyId, key)) ?? 0]),
  );
  const keys = ruled.flatMap(({ candidate, rules }) => rules.keys.map(({ key }) => [candidate.response.surveyId, key]));
  return [
    ...(cells.length === 0
      ? []
      : [
          {
            sql: `SELECT ~0 + (COUNT(*) <> ?) INTO @held FROM quota_cell WHERE ${either('survey_id = ? AND cell = ? AND taken = ?', cells)}`,
            values: [cells.length, ...cells.flat()],
          },
        ]),
    ...(keys.length === 0
      ? []
      : [
          {
            sql: `SELECT ~0 + (COUNT(*) > 0) INTO @held FROM repeat_guard WHERE ${either('survey_id = ? AND subject = ?', keys)}`,
            values: keys.flat(),
          },
        ]),
  ];
}
