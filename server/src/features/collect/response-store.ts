import type { SurveyState } from '@wence/schema';
import type { Database } from '../../platform/db/database.js';
import type { Statement, Statements } from '../../platform/db/statements.js';
import type { Outbox } from '../../platform/outbox/outbox.js';
import type { AcceptanceService } from '../publish/acceptance.service.js';
import type { VersionService } from '../publish/version.service.js';
import { type Candidate, type KnownResponse, NO_LIMITS, type SurveyLimits } from '../submission/candidate.type.js';
import { type Counters, type Held, type HeldSurvey, type Numbered, type Plan, submissionKey } from './decide-submissions.js';
import type { ResponseStatus } from '../response/response.entity.js';
import { RememberedSurveys, assertUnchanged } from './remembered-surveys.js';
import { findProven, provenSet } from '../mobile-proof/proven-mobiles.read-model.js';

const RESPONSE = `response (id, survey_id, seq, submission_id, payload_hash, status, version, answers, end_kind, started_at, submitted_at, source, params, device, os, browser, region)`;
const LOG = 'response_log (survey_id, seq, kind, response_id)';
const OUTBOX = 'outbox (id, kind, survey_id, response_id, seq, created_at, available_at, delivered_at, attempts)';
const COUNTER = 'survey_counter (survey_id, seq, responses, last_response, removed)';
export const SUBMITTED = 'response.submitted';

/** The facts that submissions are decided by, and whether they come from memory or were read. */
export interface Basis extends Omit<Held, 'known'> {
  readonly isRecalled: boolean;
}

/**
 * The statements of the transaction that stores responses: a few for any number of them. Plain SQL because this is the one place where its speed
 * decides how many respondents a server can take; the same statements run on both databases.
 */
export class ResponseStore {
  private readonly remembered = new RememberedSurveys();

  constructor(
    private readonly database: Database,
    private readonly acceptance: AcceptanceService,
    private readonly versions: Pick<VersionService, 'read'>,
    private readonly outbox: Pick<Outbox, 'timesOf'>,
  ) {}

  /** Reads the facts that decide about the candidates and locks them until commit. Locks are taken in key order, so that transactions do not deadlock. */
  async hold(candidates: readonly Candidate[], statements: Statements): Promise<Basis> {
    const ids = [...surveysOf(candidates)].sort();
    const proven = findProven(candidates);
    const [rows, proofs = []] = await statements.read([this.holdSurveys(ids), ...(proven ? [proven] : [])]);
    const surveys = new Map((rows as SurveyRow[]).map((row) => [row.id, heldOf(row)]));
    return this.completed(candidates, surveys, { proven: provenSet(proofs), isRecalled: false });
  }

  /**
   * Like `hold`, but from memory: the state in which the last commit left the survey that all candidates belong to. A write on this basis fails if the
   * survey has changed since (`isStaleMemory`). Null if nothing is remembered or more must be read.
   */
  async recall(candidates: readonly Candidate[]): Promise<Basis | null> {
    const [surveyId, ...others] = surveysOf(candidates);
    if (this.database.dialect !== 'mysql' || surveyId === undefined || others.length > 0) return null;
    const survey = this.remembered.recall(surveyId);
    const needsMore = candidates.some(({ response, mobiles }) => mobiles.length > 0 || response.version !== survey?.publishedVersion);
    return survey && !needsMore ? this.completed(candidates, new Map([[surveyId, survey]]), { proven: new Set(), isRecalled: true }) : null;
  }

  /** Called when the memory of these surveys turned out to be stale; they are read next time. */
  memoryWasStale(candidates: readonly Candidate[]): void {
    for (const surveyId of surveysOf(candidates)) this.remembered.wasWrong(surveyId);
  }

  /** Remembers what was committed. */
  remember({ counters }: Plan, { surveys, isRecalled }: Basis): void {
    this.remembered.keep(surveys, counters, isRecalled);
  }

  private async completed(
    candidates: readonly Candidate[],
    surveys: Held['surveys'],
    rest: Pick<Basis, 'proven' | 'isRecalled'>,
  ): Promise<Basis> {
    const accepted = await this.readAccepted(candidates, surveys);
    const limits = await this.readLimits(candidates, surveys);
    return {
      ...rest,
      surveys,
      accepts: (surveyId, version) => accepted.has(`${surveyId} ${version}`),
      limitsOf: (surveyId) => limits.get(surveyId) ?? NO_LIMITS,
    };
  }

  /** Finds the submissions that were stored before. Called while their surveys are locked, so that none is stored meanwhile. */
  async readKnown(candidates: readonly Candidate[], statements: Statements): Promise<Held['known']> {
    const [rows] = await statements.read([findKnown(candidates)]);
    return new Map((rows as KnownRow[]).map((row) => [submissionKey(row.survey_id, row.submission_id), knownOf(row)]));
  }

  /**
   * Locks the surveys: a stop of the survey waits for this transaction, or was committed before it and is seen. The lock covers the counter as well,
   * because every submission takes it first.
   */
  private holdSurveys(ids: readonly string[]): Statement {
    const sql = `SELECT s.id, s.state, s.published_version, s.recycled_at, c.seq, c.responses, c.last_response
       FROM survey s LEFT JOIN survey_counter c ON c.survey_id = s.id
       WHERE s.id IN (${marks(ids)}) ORDER BY s.id${this.database.dialect === 'mysql' ? ' FOR UPDATE' : ''}`;
    return { sql, values: ids };
  }

  /** Answers on a version that is not the current one are rare, so each version is looked up by itself. */
  private async readAccepted(candidates: readonly Candidate[], surveys: ReadonlyMap<string, HeldSurvey>): Promise<Set<string>> {
    const accepted = new Set<string>();
    for (const { response, pinned } of candidates) {
      const current = surveys.get(response.surveyId)?.publishedVersion ?? null;
      if (!pinned || current === null || current === response.version) continue;
      const key = `${response.surveyId} ${response.version}`;
      if (!accepted.has(key) && (await this.acceptance.accepts(response.surveyId, current, response.version))) accepted.add(key);
    }
    return accepted;
  }

  /** Nearly every candidate was made on the current version and carries its limits. The limits for others are read, mostly from the cache. */
  private async readLimits(candidates: readonly Candidate[], surveys: ReadonlyMap<string, HeldSurvey>): Promise<Map<string, SurveyLimits>> {
    const limits = new Map<string, SurveyLimits>();
    const others = candidates.filter(({ response: { surveyId, version }, limits: own }) => {
      const isCurrent = surveys.get(surveyId)?.publishedVersion === version;
      if (isCurrent) limits.set(surveyId, own);
      return !isCurrent;
    });
    for (const { response } of others) {
      const current = surveys.get(response.surveyId)?.publishedVersion ?? null;
      if (current === null || limits.has(response.surveyId)) continue;
      limits.set(response.surveyId, (await this.versions.read(response.surveyId, current))?.definition.settings ?? NO_LIMITS);
    }
    return limits;
  }

  async write({ stored, counters }: Plan, { surveys, isRecalled }: Basis, statements: Statements): Promise<void> {
    if (stored.length === 0) return;
    await statements.write([
      ...(isRecalled ? [...surveys].map(([id, survey]) => assertUnchanged(id, survey)) : []),
      insert(RESPONSE, stored.map(responseValues)),
      insert(
        LOG,
        stored.map(({ candidate: { response }, seq }) => [response.surveyId, seq, 'submitted', response.id]),
      ),
      insert(
        OUTBOX,
        stored.map((numbered) => this.eventValues(numbered)),
      ),
      ...writeCounters([...counters]),
    ]);
  }

  private eventValues({ candidate: { response, eventId }, seq }: Numbered): unknown[] {
    const now = response.submittedAt.getTime();
    const { availableAt, deliveredAt } = this.outbox.timesOf(SUBMITTED, response.surveyId, now);
    return [eventId, SUBMITTED, response.surveyId, response.id, seq, now, availableAt, deliveredAt, 0];
  }
}

function surveysOf(candidates: readonly Candidate[]): Set<string> {
  return new Set(candidates.map(({ response }) => response.surveyId));
}

type Counted = readonly [surveyId: string, counters: Counters];

function findKnown(candidates: readonly Candidate[]): Statement {
  // Its receipt says what was stored first, whatever an author has edited since.
  const sql = `SELECT r.id, r.survey_id, r.submission_id, r.payload_hash, COALESCE(e.status_before, r.status) AS status,
         CASE WHEN e.number IS NULL THEN r.end_kind ELSE e.end_before END AS end_kind
       FROM response r LEFT JOIN response_edit e ON e.response_id = r.id AND e.number = 1
       WHERE ${candidates.map(() => '(r.survey_id = ? AND r.submission_id = ?)').join(' OR ')}`;
  return { sql, values: candidates.flatMap(({ response }) => [response.surveyId, response.submissionId]) };
}

function writeCounters(counters: readonly Counted[]): Statement[] {
  const first = counters
    .filter(([, { fresh }]) => fresh)
    .map(([id, { seq, responses, lastResponse }]) => [id, seq, responses, lastResponse, 0]);
  const others = counters.filter(([, { fresh }]) => !fresh);
  return [...(first.length > 0 ? [insert(COUNTER, first)] : []), ...(others.length > 0 ? [countOn(others)] : [])];
}

function countOn(counters: readonly Counted[]): Statement {
  const choose = `CASE survey_id ${counters.map(() => 'WHEN ? THEN ?').join(' ')} END`;
  const ids = counters.map(([id]) => id);
  return {
    sql: `UPDATE survey_counter SET seq = ${choose}, responses = ${choose}, last_response = ${choose} WHERE survey_id IN (${marks(ids)})`,
    values: [
      ...counters.flatMap(([id, { seq }]) => [id, seq]),
      ...counters.flatMap(([id, { responses }]) => [id, responses]),
      ...counters.flatMap(([id, { lastResponse }]) => [id, lastResponse]),
      ...ids,
    ],
  };
}

function insert(into: string, rows: readonly (readonly unknown[])[]): Statement {
  return { sql: `INSERT INTO ${into} VALUES ${rows.map((row) => `(${marks(row)})`).join(', ')}`, values: rows.flat() };
}

interface SurveyRow {
  readonly id: string;
  readonly state: SurveyState;
  readonly published_version: number | null;
  readonly recycled_at: string | number | null;
  /** mysql2 returns bigints as strings or as numbers. */
  readonly seq: string | number | null;
  readonly responses: string | number | null;
  readonly last_response: string | number | null;
}

interface KnownRow {
  readonly id: string;
  readonly survey_id: string;
  readonly submission_id: string;
  readonly payload_hash: string;
  readonly status: ResponseStatus;
  readonly end_kind: number | null;
}

const marks = (values: readonly unknown[]): string => values.map(() => '?').join(', ');

function heldOf(row: SurveyRow): HeldSurvey {
  return {
    state: row.state,
    publishedVersion: row.published_version,
    recycled: row.recycled_at !== null,
    seq: row.seq === null ? null : Number(row.seq),
    responses: Number(row.responses ?? 0),
    lastResponse: Number(row.last_response ?? 0),
  };
}

function knownOf(row: KnownRow): KnownResponse {
  return { id: row.id, payloadHash: row.payload_hash, status: row.status, endKind: row.end_kind };
}

function responseValues({ candidate: { response, origin, answersText }, status, number }: Numbered): unknown[] {
  const { id, surveyId, submissionId, payloadHash, version, endKind, startedAt, submittedAt, source, params } = response;
  const times = [startedAt?.getTime() ?? null, submittedAt.getTime()];
  const from = [origin.device, origin.os, origin.browser, origin.region];
  return [
    id,
    surveyId,
    number,
    submissionId,
    payloadHash,
    status,
    version,
    answersText,
    endKind,
    ...times,
    source,
    params && JSON.stringify(params),
    ...from,
  ];
}
