import { addResponse, createTally, overallFigures, type OverallFigures, type SurveyDefinition, type Tally } from '@wence/schema';
import { createYield } from '../../platform/concurrency/create-yield.js';
import type { ResponseLogKind } from '../response/response-log.entity.js';
import type { Progress, ResponseChange } from '../response/response.read-model.js';
import { batchOf, eachResponse, type ReadCounting } from './each-response.js';

/** Definitions that the figures are based on: the newest one, and older versions for parts that have been deleted since. */
export interface Basis {
  /** Changes whenever the definitions do. */
  readonly key: string;
  readonly newest: SurveyDefinition;
  readonly older: readonly SurveyDefinition[];
}

/** Whether an event changes what has been counted before it. A response that is purged was deleted long before. */
const CHANGES_FIGURES: Readonly<Record<ResponseLogKind, boolean>> = {
  submitted: false,
  annotated: false,
  purged: false,
  invalidated: true,
  validated: true,
  deleted: true,
  restored: true,
  edited: true,
};

/** Where the responses of the survey are read. */
export interface Source {
  /** Read at once: no response has a number up to `lastResponse` whose line in the log is behind `seq`. */
  progress(): Promise<Progress>;
  /** Lines of the log behind a number, in order. */
  changedSince(seq: number, limit: number): Promise<readonly Pick<ResponseChange, 'seq' | 'kind' | 'response' | 'counts'>[]>;
  readonly counting: ReadCounting;
}

/**
 * The figures of one survey, carried on while responses only arrive, and counted from the start when one of them was changed: a tally cannot
 * subtract. It can be thrown away at any time: the responses are the truth. What was acknowledged before `catchUp` was called is in the figures when
 * it returns.
 */
export class Projection {
  private tally: Tally;
  private readonly batch: number;
  private counted = 0;
  /** True until all responses have been counted, and again when one of them was changed. */
  private isStale = true;
  private current: Promise<void> | null = null;
  private following: Promise<void> | null = null;

  constructor(
    private readonly basis: Basis,
    private readonly source: Source,
  ) {
    this.tally = createTally(basis.newest, basis.older);
    this.batch = batchOf(this.tally.questions.size);
  }

  /** Number of the last event of the log that is in the figures. */
  get seq(): number {
    return this.counted;
  }

  figures(): OverallFigures {
    return overallFigures(this.tally);
  }

  /**
   * Callers that arrive during a run share the next one: the current run may already have read past their rows, and separate runs would read the
   * same rows many times.
   */
  catchUp(): Promise<void> {
    if (!this.current) {
      this.current = this.run().finally(() => {
        this.current = null;
      });
      return this.current;
    }
    this.following ??= this.current.then(ignore, ignore).then(() => {
      this.following = null;
      return this.catchUp();
    });
    return this.following;
  }

  private async run(): Promise<void> {
    const progress = await this.source.progress();
    if (!this.isStale) await this.carryOn(progress.seq);
    if (this.isStale) await this.countAnew(progress);
  }

  /** Adds what has arrived up to this line. Stops where a response was changed that may be in the figures. */
  private async carryOn(seq: number): Promise<void> {
    const turn = createYield();
    while (this.counted < seq) {
      const changes = await this.source.changedSince(this.counted, Math.min(this.batch, seq - this.counted));
      this.isStale = changes.length === 0 || changes.some(({ kind }) => CHANGES_FIGURES[kind]);
      if (this.isStale) return;
      for (const { seq: line, kind, response, counts } of changes) {
        if (kind === 'submitted' && counts && response) addResponse(this.tally, response.answers);
        this.counted = line;
        await turn();
      }
    }
  }

  /** A change that is committed meanwhile has a later line: the next run finds it there and counts once more. */
  private async countAnew({ seq, lastResponse: last }: Progress): Promise<void> {
    const tally = createTally(this.basis.newest, this.basis.older);
    await eachResponse(this.source.counting, { last, batch: this.batch }, ({ answers }) => addResponse(tally, answers));
    this.tally = tally;
    this.counted = seq;
    this.isStale = false;
  }
}

/** A caller that waits for an earlier run to end does not share its failure. */
function ignore(): void {}
