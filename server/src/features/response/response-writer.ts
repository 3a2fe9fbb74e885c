import { BatchLane, type Pending } from '../../platform/db/batch-lane.js';
import type { Database } from '../../platform/db/database.js';
import { isDuplicateKey, isMistaken, storeFaultOf } from '../../platform/db/sql-error.js';
import { DiskFailed, OutcomeUnknown } from '../../platform/db/transaction-connection.js';
import type { Statements } from '../../platform/db/statements.js';
import type { Unit } from '../../platform/db/unit.js';
import { unavailable, type UnitOfWork } from '../../platform/db/unit-of-work.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Candidate, Decision, KnownResponse } from './candidate.js';
import type { AnswerFiles } from './files/answer-files.js';
import { decideSubmissions, type Plan } from './decide-submissions.js';
import type { ResponseEvents } from './response.events.js';
import type { Basis, ResponseStore } from './response-store.js';

/** Of one transaction. Bytes are counted as characters of answers: a packet of MariaDB holds 16 MiB. */
const BATCH = { items: 200, characters: 2 * 1024 * 1024 } as const;
/** Milliseconds. Whoever waited longer is told to come again rather than kept. */
const PATIENCE = 4000;
/** Milliseconds. When answers get lost they get lost for many, and all of them send again. */
const REPEATS = 5000;
const NONE: ReadonlyMap<string, KnownResponse> = new Map();
/** How often the outcome of a commit that nobody answered is looked for. */
const LOOKS = 2;

type Waiting = Pending<Candidate, Decision>;

interface Decided {
  readonly plan: Plan;
  readonly basis: Basis;
}

/**
 * Stores responses. Submissions that arrive while a commit is in flight share the next one, with the same results as if each had come alone; when
 * anything goes wrong with them together, they do come alone. A promise is kept only after COMMIT (design: the writer).
 */
export class ResponseWriter {
  /** Until then submissions may well have been sent before: one was, a moment ago. By `performance.now()`. */
  private repeatsUntil = 0;
  private readonly lane: BatchLane<Candidate, Decision>;

  constructor(
    private readonly database: Database,
    private readonly unit: UnitOfWork,
    private readonly store: ResponseStore,
    private readonly events: ResponseEvents,
    private readonly files: AnswerFiles,
  ) {
    // SQLite commits in this process.
    this.lane = new BatchLane((take) => this.round(take), { fits, overlaps: database.dialect === 'mysql' });
  }

  /** Decides about a candidate and stores it if nothing is against it. B0503: not now; it may have been stored, the same submission tells. */
  async submit(candidate: Candidate): Promise<Decision> {
    const check = this.files.check(candidate);
    if (check) await check;
    const unit = this.database.currentUnit.getStore();
    if (!unit) return this.lane.add(candidate);
    const [decision] = await this.decide([candidate], unit);
    return decision as Decision;
  }

  /** The transaction: the one way a response is stored, alone or together. */
  private async decide(candidates: readonly Candidate[], { statements, afterCommit }: Unit, areNew = false): Promise<readonly Decision[]> {
    const { plan, basis } = await this.plan(candidates, statements, areNew);
    await this.store.write(plan, basis, statements);
    await this.files.takeOver(
      plan.stored.map(({ candidate }) => candidate),
      statements,
    );
    const changed = new Set(
      candidates.filter((_, index) => plan.decisions[index]?.kind === 'stored').map(({ response }) => response.surveyId),
    );
    afterCommit.push(() => {
      this.store.written(plan, basis);
      for (const surveyId of changed) this.events.announce(surveyId);
    });
    return plan.decisions;
  }

  /**
   * Nearly every submission is a new one, for a survey that is as we left it. Whether it was stored before is asked when something is against storing
   * it; otherwise the unique key says so, and the transaction runs again without `areNew`.
   */
  private async plan(candidates: readonly Candidate[], statements: Statements, areNew: boolean): Promise<Decided> {
    const recalled = areNew ? await this.store.recall(candidates) : null;
    const byMemory = recalled && decideNew(candidates, recalled);
    if (byMemory) return byMemory;
    const held = await this.store.hold(candidates, statements);
    const byLook = areNew ? decideNew(candidates, held) : null;
    return (
      byLook ?? { basis: held, plan: decideSubmissions(candidates, { ...held, known: await this.store.readKnown(candidates, statements) }) }
    );
  }

  private async round(take: () => Waiting[]): Promise<void> {
    let batch: Waiting[] | null = null;
    const taken = () => (batch ??= withinPatience(take()));
    const together = async (areNew: boolean) => {
      const decisions = await this.unit.run((unit) => this.decideAll(taken(), unit, areNew), { retry: false, collects: true });
      for (const [index, waiting] of taken().entries()) waiting.resolve(decisions[index] as Decision);
    };
    try {
      const areNew = performance.now() > this.repeatsUntil;
      await together(areNew)
        .catch((error: unknown) => {
          if (!isMistaken(error)) throw error;
          this.store.mistaken(taken().map(({ item }) => item));
          return together(areNew);
        })
        .catch((error: unknown) => {
          if (isDuplicateKey(error)) this.repeatsUntil = performance.now() + REPEATS;
          return isDuplicateKey(error) || isCutOff(error) ? together(false) : Promise.reject(error);
        });
    } catch (error) {
      // Nobody is there to ask: each alone would only take as long to learn it.
      if (isHopeless(error)) for (const waiting of taken()) waiting.reject(unavailable(error));
      else await this.oneByOne(taken());
    }
  }

  private async decideAll(batch: readonly Waiting[], unit: Unit, areNew: boolean): Promise<readonly Decision[]> {
    return batch.length === 0
      ? []
      : this.decide(
          batch.map(({ item }) => item),
          unit,
          areNew,
        );
  }

  /** After a fault in one of them. A survey that could not be had is not asked for again in this round. */
  private async oneByOne(batch: readonly Waiting[]): Promise<void> {
    const stuck = new Map<string, unknown>();
    for (const { item, resolve, reject } of batch) {
      const { surveyId } = item.response;
      try {
        if (stuck.has(surveyId)) throw stuck.get(surveyId);
        resolve(await this.alone(item));
      } catch (error) {
        if (error instanceof AppError && error.code === 'B0503') stuck.set(surveyId, error);
        reject(error);
      }
    }
  }

  /** When nobody answered a COMMIT, the same transaction again tells: it finds what was stored, or stores it. */
  private async alone(candidate: Candidate): Promise<Decision> {
    for (let look = 1; ; look++) {
      try {
        const [decision] = await this.unit.run((unit) => this.decide([candidate], unit), { collects: true });
        return decision as Decision;
      } catch (error) {
        const unknown = error instanceof AppError && error.cause instanceof OutcomeUnknown;
        if (!unknown || look === LOOKS) throw error;
      }
    }
  }
}

/** Null: something is against storing one of them, and it has to be seen whether that one was stored before. */
function decideNew(candidates: readonly Candidate[], basis: Basis): Decided | null {
  const plan = decideSubmissions(candidates, { ...basis, known: NONE });
  return plan.stored.length === candidates.length ? { plan, basis } : null;
}

/** Nothing is wrong with the batch: the connection broke. When nobody answered its COMMIT, the same again finds what was stored, or stores it. */
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
