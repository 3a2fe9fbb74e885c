import { BatchLane, type Pending } from '../../platform/db/batch-lane.js';
import type { Database } from '../../platform/db/database.js';
import { isDuplicateKey, isStaleMemory, storeFaultOf } from '../../platform/db/sql-error.js';
import type { Statements } from '../../platform/db/statements.js';
import { DiskFailed, OutcomeUnknown } from '../../platform/db/transaction-connection.js';
import type { Unit } from '../../platform/db/unit.js';
import { unavailable, type UnitOfWork } from '../../platform/db/unit-of-work.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { AnswerFiles } from '../answer-file/answer-files.service.js';
import type { ResponseEvents } from '../response/response.events.js';
import type { Candidate, KnownResponse } from '../submission/candidate.type.js';
import { decideSubmissions, type Plan } from './decide-submissions.js';
import type { Decision } from './decision.type.js';
import type { Basis, ResponseStore } from './response-store.js';

/** The most that one transaction holds. Bytes are counted as characters of answers; a packet of MariaDB holds 16 MiB. */
const BATCH = { items: 200, characters: 2 * 1024 * 1024 } as const;
/** Milliseconds after which a waiting submission is refused with B0503, so that its client tries again. */
const PATIENCE = 4000;
/** Milliseconds for which repeats are expected after the first one. When replies get lost, many clients send again. */
const REPEATS_EXPECTED = 5000;
const NONE_KNOWN: ReadonlyMap<string, KnownResponse> = new Map();
/** Maximum number of runs of a transaction while the outcome of its COMMIT is unknown. */
const TRIES_FOR_OUTCOME = 2;

type Waiting = Pending<Candidate, Decision>;

interface Decided {
  readonly plan: Plan;
  readonly basis: Basis;
}

/**
 * Stores responses. Submissions that arrive while a commit is in flight share the next transaction, with the same results as if each had one of its
 * own. A promise resolves only after COMMIT (decision 6). The way of a batch through the writer; an arrow is taken only for the fault it names:
 *
 *     submit ── inside a caller's unit of work: decided and written there
 *       │
 *     storeTogether, as new submissions     from memory of the last commit, or read and locked when nothing is remembered
 *       │   └─ the memory is stale ──▶ once more: read and locked
 *       │ duplicate key, or the connection was lost
 *       ▼
 *     storeTogether, as possible repeats    read and locked; earlier submissions are looked up
 *       │ any other fault
 *       ▼
 *     storeSeparately                       each in its own transaction, so that only the faulty one fails
 *           └─ outcome of COMMIT unknown ──▶ once more: it finds the stored response or stores it
 *
 *     database unreachable or disk failed, at any step: all are refused with B0503
 */
export class ResponseWriter {
  /** Until this `performance.now()`, submissions are treated as possible repeats. */
  private repeatsUntil = 0;
  private readonly lane: BatchLane<Candidate, Decision>;

  constructor(
    private readonly database: Database,
    private readonly unit: UnitOfWork,
    private readonly store: ResponseStore,
    private readonly events: ResponseEvents,
    private readonly files: AnswerFiles,
  ) {
    // SQLite commits in this process, so rounds do not overlap with other work.
    this.lane = new BatchLane((take) => this.round(take), { fits, overlaps: database.dialect === 'mysql' });
  }

  /** Decides about a candidate and stores it if nothing forbids it. B0503: unavailable; it may have been stored, and a retry will tell. */
  async submit(candidate: Candidate): Promise<Decision> {
    const check = this.files.check(candidate);
    if (check) await check;
    const unit = this.database.currentUnit.getStore();
    if (!unit) return this.lane.add(candidate);
    const [decision] = await this.decide([candidate], unit, 'possible repeats');
    return decision as Decision;
  }

  private async round(take: () => Waiting[]): Promise<void> {
    let taken: Waiting[] | null = null;
    const batch = () => (taken ??= withinPatience(take()));
    try {
      await this.storeTogether(batch);
    } catch (error) {
      // Separate transactions would only take as long to find out that the database is away.
      if (isHopeless(error)) for (const waiting of batch()) waiting.reject(unavailable(error));
      else await this.storeSeparately(batch());
    }
  }

  private async storeTogether(batch: () => Waiting[]): Promise<void> {
    const assumed = performance.now() > this.repeatsUntil ? 'new' : 'possible repeats';
    const attempt = async (as: Assumed) => {
      const decisions = await this.unit.run((unit) => this.decideAll(batch(), unit, as), { retry: false, collects: true });
      for (const [index, waiting] of batch().entries()) waiting.resolve(decisions[index] as Decision);
    };
    try {
      await attempt(assumed).catch((error: unknown) => {
        if (!isStaleMemory(error)) throw error;
        this.store.memoryWasStale(batch().map(({ item }) => item));
        return attempt(assumed);
      });
    } catch (error) {
      if (isDuplicateKey(error)) this.repeatsUntil = performance.now() + REPEATS_EXPECTED;
      if (!isDuplicateKey(error) && !isCutOff(error)) throw error;
      await attempt('possible repeats');
    }
  }

  private async storeSeparately(batch: readonly Waiting[]): Promise<void> {
    // A survey whose lock could not be had is not tried again in this round.
    const locked = new Map<string, unknown>();
    for (const { item, resolve, reject } of batch) {
      const { surveyId } = item.response;
      try {
        if (locked.has(surveyId)) throw locked.get(surveyId);
        resolve(await this.storeOne(item));
      } catch (error) {
        if (error instanceof AppError && error.code === 'B0503') locked.set(surveyId, error);
        reject(error);
      }
    }
  }

  private async storeOne(candidate: Candidate): Promise<Decision> {
    for (let attempt = 1; ; attempt++) {
      try {
        const [decision] = await this.unit.run((unit) => this.decide([candidate], unit, 'possible repeats'), { collects: true });
        return decision as Decision;
      } catch (error) {
        const isOutcomeUnknown = error instanceof AppError && error.cause instanceof OutcomeUnknown;
        if (!isOutcomeUnknown || attempt === TRIES_FOR_OUTCOME) throw error;
      }
    }
  }

  private async decideAll(batch: readonly Waiting[], unit: Unit, assumed: Assumed): Promise<readonly Decision[]> {
    const candidates = batch.map(({ item }) => item);
    return candidates.length === 0 ? [] : this.decide(candidates, unit, assumed);
  }

  /** The body of every transaction that stores responses, one or many. */
  private async decide(
    candidates: readonly Candidate[],
    { statements, afterCommit }: Unit,
    assumed: Assumed,
  ): Promise<readonly Decision[]> {
    const { plan, basis } = await this.plan(candidates, statements, assumed);
    await this.store.write(plan, basis, statements);
    await this.files.takeOver(
      plan.stored.map(({ candidate }) => candidate),
      statements,
    );
    const changed = new Set(
      candidates.filter((_, index) => plan.decisions[index]?.kind === 'stored').map(({ response }) => response.surveyId),
    );
    afterCommit.push(() => {
      this.store.remember(plan, basis);
      for (const surveyId of changed) this.events.announce(surveyId);
    });
    return plan.decisions;
  }

  /**
   * Nearly every submission is new. Assumed to be so, it is looked up only if something forbids storing it: if it was stored before all the same, the
   * unique key fails the transaction.
   */
  private async plan(candidates: readonly Candidate[], statements: Statements, assumed: Assumed): Promise<Decided> {
    const recalled = assumed === 'new' ? await this.store.recall(candidates) : null;
    const fromMemory = recalled && planAsNew(candidates, recalled);
    if (fromMemory) return fromMemory;
    const basis = await this.store.hold(candidates, statements);
    const asNew = assumed === 'new' ? planAsNew(candidates, basis) : null;
    if (asNew) return asNew;
    const known = await this.store.readKnown(candidates, statements);
    return { basis, plan: decideSubmissions(candidates, { ...basis, known }) };
  }
}

/** Expectation about a batch: all submissions are first attempts, or some may be repeats. */
type Assumed = 'new' | 'possible repeats';

/** Returns null if one of them may not be stored: then the store must be asked whether it was stored before. */
function planAsNew(candidates: readonly Candidate[], basis: Basis): Decided | null {
  const plan = decideSubmissions(candidates, { ...basis, known: NONE_KNOWN });
  return plan.stored.length === candidates.length ? { plan, basis } : null;
}

/** The batch is sound, but the connection broke. If the outcome of COMMIT is unknown, the same batch again finds what was stored. */
function isCutOff(error: unknown): boolean {
  return error instanceof OutcomeUnknown || storeFaultOf(error) === 'lost';
}

function isHopeless(error: unknown): boolean {
  return error instanceof DiskFailed || storeFaultOf(error) === 'away';
}

function fits(waiting: readonly Waiting[]): number {
  let characters = 0;
  const tooMany = waiting.findIndex(({ item }, index) => {
    characters += item.answersText.length;
    return index === BATCH.items || characters > BATCH.characters;
  });
  return tooMany === -1 ? waiting.length : tooMany;
}

function withinPatience(waiting: readonly Waiting[]): Waiting[] {
  const oldest = performance.now() - PATIENCE;
  for (const { since, reject } of waiting) if (since < oldest) reject(unavailable(new Error('waited too long for the writer')));
  return waiting.filter(({ since }) => since >= oldest);
}
