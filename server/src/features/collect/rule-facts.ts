import { marks, type Statement } from '../../platform/db/statements.js';
import { findLinks, linksIn, type LinkUse, writeUses } from '../personal-link/held-links.read-model.js';
import { attemptsIn, findAttempts, writeSubmitted } from '../exam-attempt/held-attempts.read-model.js';
import { codesIn, findCodes, writeUse } from '../invitation/held-codes.read-model.js';
import {
  findOrders,
  findPanelists,
  type HeldPanel,
  NO_PANEL,
  ordersIn,
  panelistsIn,
  writePanel,
} from '../sample-panel/held-panel.read-model.js';
import {
  findLive,
  findOwn,
  type HeldReservations,
  type Keeping,
  liveIn,
  NO_RESERVATIONS,
  ownIn,
  writeRelease,
} from '../quota/held-reservations.read-model.js';
import { cellId } from '../quota/seats.policy.js';
import { findLastAnswers, lastAnswersIn } from '../repeat-limit/repeat-guards.read-model.js';
import type { Candidate, CollectionRules } from '../submission/candidate.type.js';
import type { Held, Plan } from './decide-submissions.js';

export type RuleFacts = Pick<Held, 'taken' | 'reserved' | 'lastAnswers' | 'links' | 'codes' | 'panel' | 'attempts'>;

export const NO_FACTS: RuleFacts = {
  taken: new Map(),
  reserved: NO_RESERVATIONS,
  lastAnswers: new Map(),
  links: new Map(),
  codes: new Map(),
  panel: NO_PANEL,
  attempts: new Map(),
};

/** Facts as the queries give them: those of orders and of kept seats in parts. */
type Found = RuleFacts & HeldPanel & HeldReservations;

/** A candidate with the rules to read facts for. */
export interface Ruled {
  readonly candidate: Candidate;
  readonly rules: CollectionRules;
}

/** The queries for the facts that these rules ask for. They run after the rows of the surveys are locked; nobody changes what they find without that lock. */
export class FactQueries {
  readonly statements: readonly Statement[];
  private readonly readers: readonly ((rows: unknown) => Partial<Found>)[];

  constructor(ruled: readonly Ruled[]) {
    const guards = findLastAnswers(ruled.map(({ candidate, rules: { keys } }) => ({ surveyId: candidate.response.surveyId, keys })));
    const panelists = ruled.flatMap(({ candidate }) => candidate.panelist ?? []);
    const keeping = ruled.flatMap(keepingOf);
    const queries = [
      { query: findSeats(ruled), read: (rows: unknown) => ({ taken: takenIn(rows as SeatRow[]) }) },
      { query: findLive(keeping), read: (rows: unknown) => ({ live: liveIn(rows) }) },
      { query: findOwn(keeping), read: (rows: unknown) => ({ own: ownIn(rows) }) },
      { query: guards, read: (rows: unknown) => ({ lastAnswers: lastAnswersIn(rows) }) },
      {
        query: findLinks(ruled.flatMap(({ candidate }) => candidate.respondent.linkCode ?? [])),
        read: (rows: unknown) => ({ links: linksIn(rows) }),
      },
      { query: findCodes(ruled.flatMap(broughtBy)), read: (rows: unknown) => ({ codes: codesIn(rows) }) },
      { query: findOrders(panelists), read: (rows: unknown) => ({ orders: ordersIn(rows) }) },
      { query: findPanelists(panelists), read: (rows: unknown) => ({ answered: panelistsIn(rows) }) },
      { query: findAttempts(ruled.flatMap(attemptedBy)), read: (rows: unknown) => ({ attempts: attemptsIn(rows) }) },
    ].flatMap(({ query, read }) => (query ? [{ query, read }] : []));
    this.statements = queries.map(({ query }) => query);
    this.readers = queries.map(({ read }) => read);
  }

  /** `results` are those of `statements`, in their order. */
  factsIn(results: readonly unknown[]): RuleFacts {
    const found = Object.assign(
      {},
      NO_FACTS,
      NO_PANEL,
      NO_RESERVATIONS,
      ...this.readers.map((read, index) => read(results[index])),
    ) as Found;
    const { orders, answered, live, own, ...facts } = found;
    return { ...facts, panel: { orders, answered }, reserved: { live, own } };
  }
}

/** Where no seats are kept, nothing is looked up. */
const keepingOf = ({ candidate: { response }, rules: { limits, cells } }: Ruled): Keeping[] =>
  limits.reserveMinutes === undefined ? [] : [{ ...response, cells }];

const broughtBy = ({ candidate, rules: { invitation } }: Ruled) =>
  invitation === null ? [] : [{ surveyId: candidate.response.surveyId, code: invitation }];

const attemptedBy = ({ candidate, rules: { examPerson } }: Ruled) => (examPerson === null ? [] : [candidate.response]);

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

/** Writes what the stored responses took: seats, who answered, uses of links and of invitation codes, attempts at exams. Both databases know REPLACE. */
export function writeFacts({ stored, taken, released }: Plan): Statement[] {
  const seats = [...taken].flatMap(([surveyId, cells]) => [...cells].map(([cell, count]) => [surveyId, cell, count]));
  const guards = new Map<string, readonly unknown[]>();
  for (const { candidate, keys, number } of stored) {
    const { surveyId, id, submittedAt } = candidate.response;
    for (const { key } of keys) guards.set(`${surveyId} ${key}`, [surveyId, key, submittedAt.getTime(), id, number]);
  }
  return [
    ...replace('quota_cell (survey_id, cell, taken)', seats),
    ...released.map(({ surveyId, submissionId }) => writeRelease(surveyId, submissionId)),
    ...replace('repeat_guard (survey_id, subject, answered_at, response_id, response_seq)', [...guards.values()]),
    ...writeUses(stored.flatMap(useOf)),
    ...stored.flatMap(({ code, number }) => (code ? writeUse(code, number) : [])),
    ...stored.flatMap(({ attempt, candidate: { response } }) => (attempt ? writeSubmitted(attempt, response.submittedAt) : [])),
    ...stored.flatMap(({ panel, candidate: { response } }) => (panel ? writePanel(panel, response) : [])),
  ];
}

function replace(into: string, rows: readonly (readonly unknown[])[]): Statement[] {
  return rows.length === 0
    ? []
    : [{ sql: `REPLACE INTO ${into} VALUES ${rows.map((row) => `(${marks(row)})`).join(', ')}`, values: rows.flat() }];
}

const useOf = ({ candidate: { response }, link, status, number }: Plan['stored'][number]): LinkUse[] =>
  link ? [{ link, response, status, number }] : [];

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
