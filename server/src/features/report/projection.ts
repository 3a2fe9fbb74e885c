import {
  addResponse,
  type Answers,
  createTally,
  overallFigures,
  type OverallFigures,
  type SurveyDefinition,
  type Tally,
} from '@wence/schema';
import { createYield } from '../../platform/concurrency/create-yield.js';
import type { ResponseStatus } from '../response/response.entity.js';

/** Limits of one batch: responses, and answers, which a response to a long survey has many of. */
const BATCH = { responses: 500, answers: 20_000 } as const;

/** Responses in order of their running number; those after `seq`, at most `limit`. */
export type ReadResponses = (seq: number, limit: number) => Promise<readonly ReadResponse[]>;

export interface ReadResponse {
  readonly seq: number;
  /** Only `complete` ones count: a screened-out respondent did not answer the survey. */
  readonly status: ResponseStatus;
  readonly answers: Answers;
}

/** Definitions that the figures are based on: the newest one, and older versions for parts that have been deleted since. */
export interface Basis {
  /** Changes whenever the definitions do. */
  readonly key: string;
  readonly newest: SurveyDefinition;
  readonly older: readonly SurveyDefinition[];
}

/**
 * The figures of one survey, counted once and then only carried on. It can be thrown away at any time: the responses are the truth.
 * A response that was acknowledged before `catchUp` was called is in the figures when it returns.
 */
export class Projection {
  private readonly tally: Tally;
  private readonly batch: number;
  private counted = 0;
  private current: Promise<void> | null = null;
  private following: Promise<void> | null = null;

  constructor(
    basis: Basis,
    private readonly read: ReadResponses,
  ) {
    this.tally = createTally(basis.newest, basis.older);
    this.batch = Math.max(1, Math.min(BATCH.responses, Math.floor(BATCH.answers / Math.max(1, this.tally.questions.size))));
  }

  /** The running number of the last response in the figures. */
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

  /** Reads in batches by key, so that memory does not grow with the number of responses. */
  private async run(): Promise<void> {
    const turn = createYield();
    for (;;) {
      const batch = await this.read(this.counted, this.batch);
      for (const { seq, status, answers } of batch) {
        if (status === 'complete') addResponse(this.tally, answers);
        this.counted = seq;
        await turn();
      }
      if (batch.length < this.batch) return;
    }
  }
}

/** A caller that waits for an earlier run to end does not share its failure. */
function ignore(): void {}
