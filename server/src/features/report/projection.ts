import { addResponse, createTally, overallFigures, type OverallFigures, type SurveyDefinition, type Tally } from '@wence/schema';
import { batchOf, eachResponse, type ReadResponses } from './each-response.js';

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
    this.batch = batchOf(this.tally.questions.size);
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

  private run(): Promise<void> {
    return eachResponse(this.read, { after: this.counted, batch: this.batch }, ({ seq, status, answers }) => {
      if (status === 'complete') addResponse(this.tally, answers);
      this.counted = seq;
    });
  }
}

/** A caller that waits for an earlier run to end does not share its failure. */
function ignore(): void {}
