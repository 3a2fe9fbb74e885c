import type { SurveyState } from '@wence/schema';
import type { Database } from '../../platform/db/database.js';
import { marks, type Statement, type Statements } from '../../platform/db/statements.js';
import type { Outbox } from '../../platform/outbox/outbox.js';
import type { AcceptanceService } from '../publish/acceptance.service.js';
import type { VersionService } from '../publish/version.service.js';
import { type Candidate, type CollectionRules, type KnownResponse, NO_RULES } from '../submission/candidate.type.js';
import type { RuleReader } from '../submission/rule-reader.service.js';
import { type Held, type HeldSurvey, type Numbered, type Plan, submissionKey } from './decide-submissions.js';
import { WAITING_COLUMNS, waitingValues } from '../response/hand-mark.entity.js';
import { cellId } from '../quota/seats.policy.js';
import type { ResponseStatus } from '../response/response.entity.js';
import { RememberedSurveys, assertUnchanged } from './remembered-surveys.js';
import { findProven, provenSet } from '../mobile-proof/proven-mobiles.read-model.js';
import { insert, insertResponses, writeCounters } from './response-rows.js';
import { assertFacts, FactQueries, NO_FACTS, type RuleFacts, type Ruled, writeFacts } from './rule-facts.js';

const LOG = 'response_log (survey_id, seq, kind, response_id)';
const OUTBOX = 'outbox (id, kind, survey_id, response_id, seq, created_at, available_at, delivered_at, attempts)';
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
    private readonly rules: Pick<RuleReader, 'of'>,
  ) {}

  /** Reads the facts that decide about the candidates and locks them until commit. Locks are taken in key order, so that transactions do not deadlock. */
  async hold(candidates: readonly Candidate[], statements: Statements): Promise<Basis> {
    const ids = [...surveysOf(candidates)].sort();
    const proven = findProven(candidates);
    const queries = new FactQueries(candidates.map(asMade));
    const [rows, ...results] = await statements.read([this.holdSurveys(ids), ...queries.statements, ...(proven ? [proven] : [])]);
    const surveys = new Map((rows as SurveyRow[]).map((row) => [row.id, heldOf(row)]));
    const proofs = proven ? results.at(-1) : [];
    const basis = await this.completed(candidates, surveys, { ...queries.factsIn(results), proven: provenSet(proofs), isRecalled: false });
    // Rules of another version than the one that was answered ask for other facts.
    const others = candidates.map((candidate) => ({ candidate, rules: basis.rulesOf(candidate) }));
    if (others.every(({ candidate, rules }) => candidate.rules === rules)) return basis;
    const again = new FactQueries(others);
    if (again.statements.length === 0) return { ...basis, ...NO_FACTS };
    return { ...basis, ...again.factsIn(await statements.read(again.statements)) };
  }

  /**
   * Like `hold`, but from memory: the state in which the last commit left the survey that all candidates belong to. A write on this basis fails if the
   * survey has changed since (`isStaleMemory`). Null if nothing is remembered or more must be read.
   */
  async recall(candidates: readonly Candidate[]): Promise<Basis | null> {
    const [surveyId, ...others] = surveysOf(candidates);
    if (this.database.dialect !== 'mysql' || surveyId === undefined || others.length > 0) return null;
    const memory = this.remembered.recall(surveyId);
    if (!memory) return null;
    const { survey, taken } = memory;
    const needsMore = candidates.some(
      ({ response, mobiles, respondent, rules, panelist }) =>
        mobiles.length > 0 ||
        response.version !== survey.publishedVersion ||
        respondent.linkCode !== null ||
        panelist ||
        rules.invitation !== null ||
        rules.limits.reserveMinutes !== undefined ||
        rules.examPerson !== null ||
        rules.cells.some(({ key }) => !taken.has(cellId(surveyId, key))),
    );
    if (needsMore) return null;
    // That nobody of them has answered before is taken for granted here and asserted as it is written.
    return this.completed(candidates, new Map([[surveyId, survey]]), { ...NO_FACTS, taken, proven: new Set(), isRecalled: true });
  }

  /** Called when the memory of these surveys turned out to be stale; they are read next time. */
  memoryWasStale(candidates: readonly Candidate[]): void {
    for (const surveyId of surveysOf(candidates)) this.remembered.wasWrong(surveyId);
  }

  /** Remembers what was committed. */
  remember({ counters, taken }: Plan, basis: Basis): void {
    this.remembered.keep(basis, counters, taken);
  }

  private async completed(
    candidates: readonly Candidate[],
    surveys: Held['surveys'],
    rest: RuleFacts & Pick<Basis, 'proven' | 'isRecalled'>,
  ): Promise<Basis> {
    const accepted = await this.readAccepted(candidates, surveys);
    const rules = await this.readRules(candidates, surveys);
    return {
      ...rest,
      surveys,
      accepts: (surveyId, version) => accepted.has(`${surveyId} ${version}`),
      rulesOf: (candidate) => rules.get(candidate) ?? candidate.rules,
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

  /** Nearly every candidate was made on the current version and carries its rules. The rules for others are read, mostly from the cache. */
  private async readRules(
    candidates: readonly Candidate[],
    surveys: ReadonlyMap<string, HeldSurvey>,
  ): Promise<Map<Candidate, CollectionRules>> {
    const rules = new Map<Candidate, CollectionRules>();
    for (const candidate of candidates) {
      const { surveyId, version } = candidate.response;
      const current = surveys.get(surveyId)?.publishedVersion ?? null;
      if (current === null || current === version) continue;
      const frozen = await this.versions.read(surveyId, current);
      rules.set(candidate, frozen ? this.rules.of(frozen.definition, candidate) : NO_RULES);
    }
    return rules;
  }

  async write(plan: Plan, basis: Basis, statements: Statements): Promise<void> {
    const { stored, counters } = plan;
    if (stored.length === 0) return;
    await statements.write([
      ...(basis.isRecalled ? assertMemory(plan, basis) : []),
      insertResponses(stored),
      insert(
        LOG,
        stored.map(({ candidate: { response }, seq }) => [response.surveyId, seq, 'submitted', response.id]),
      ),
      insert(
        OUTBOX,
        stored.map((numbered) => this.eventValues(numbered)),
      ),
      ...waitingFor(stored),
      ...writeFacts(plan),
      ...writeCounters([...counters]),
    ]);
  }

  private eventValues({ candidate: { response, eventId }, seq }: Numbered): unknown[] {
    const now = response.submittedAt.getTime();
    const { availableAt, deliveredAt } = this.outbox.timesOf(SUBMITTED, response.surveyId, now);
    return [eventId, SUBMITTED, response.surveyId, response.id, seq, now, availableAt, deliveredAt, 0];
  }
}

/** Answers of exams that people mark wait from the commit on that stores them. Surveys without such questions write nothing more. */
function waitingFor(stored: readonly Numbered[]): Statement[] {
  const rows = waitingValues(
    stored.map(({ candidate: { response }, number }) => ({
      id: response.id,
      surveyId: response.surveyId,
      seq: number,
      exam: response.exam,
    })),
  );
  return rows.length === 0 ? [] : [insert(WAITING_COLUMNS, rows)];
}

const asMade = (candidate: Candidate): Ruled => ({ candidate, rules: candidate.rules });

function assertMemory({ stored }: Plan, basis: Basis): Statement[] {
  const ruled = stored.map(({ candidate }) => ({ candidate, rules: basis.rulesOf(candidate) }));
  return [...Array.from(basis.surveys, ([id, survey]) => assertUnchanged(id, survey)), ...assertFacts(ruled, basis)];
}

function surveysOf(candidates: readonly Candidate[]): Set<string> {
  return new Set(candidates.map(({ response }) => response.surveyId));
}

function findKnown(candidates: readonly Candidate[]): Statement {
  // Its receipt says what was stored first, whatever an author has edited since.
  const sql = `SELECT r.id, r.survey_id, r.submission_id, r.payload_hash, COALESCE(e.status_before, r.status) AS status,
         CASE WHEN e.number IS NULL THEN r.end_kind ELSE e.end_before END AS end_kind
       FROM response r LEFT JOIN response_edit e ON e.response_id = r.id AND e.number = 1
       WHERE ${candidates.map(() => '(r.survey_id = ? AND r.submission_id = ?)').join(' OR ')}`;
  return { sql, values: candidates.flatMap(({ response }) => [response.surveyId, response.submissionId]) };
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
