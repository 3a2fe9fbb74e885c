import { setImmediate } from 'node:timers/promises';
import {
  ColumnFinder,
  overallFigures,
  type OverallFigures,
  planTally,
  type QuestionCounts,
  questionReads,
  type QuestionReads,
} from '@wence/schema';
import { countingRows } from '../response-table/response-filter.policy.js';
import type { ResponseTables, TableView } from '../response-table/response-tables.read-model.js';
import type { ResponseFilter } from '../response/response-query.type.js';
import { Asks, type Later, type Source } from './counting/asks.js';
import { askQuestion } from './counting/question-counts.js';

export interface FiguresQuery {
  /** Complete and valid responses, unless it says otherwise. */
  readonly filter?: ResponseFilter | null | undefined;
  /** Local ids of the questions that are asked for; absent: all. */
  readonly nodeIds?: ReadonlySet<number>;
}

export interface ReadFigures extends OverallFigures {
  /** Number of the last event of the log of responses that is in the figures. */
  readonly seq: number;
}

/** Reads the figures of questions from the table of a survey. Knows nothing of who may ask. */
export class OverallFiguresReadModel {
  private readonly reads = new WeakMap<TableView, readonly QuestionReads[]>();

  constructor(private readonly tables: ResponseTables) {}

  /** A0400: an impossible filter. */
  async check(surveyId: string, draft: TableView['draft'], filter: ResponseFilter): Promise<void> {
    sourceOf(await this.tables.view(surveyId, draft), filter);
  }

  /** Every response that was acknowledged before the call is in the figures. The draft gives the present names. A0400: an impossible filter. */
  async read(surveyId: string, draft: TableView['draft'], { filter, nodeIds }: FiguresQuery = {}): Promise<ReadFigures> {
    const view = await this.tables.view(surveyId, draft);
    const source = sourceOf(view, filter);
    const reads = this.readsOf(view).filter(({ plan }) => nodeIds?.has(plan.node.id) ?? true);
    const asks = new Asks();
    const total = asks.count('true');
    const questions = reads.map((read): Later<QuestionCounts> => askQuestion(asks, read));
    const { seq, results } = await this.tables.read(view, asks.statements(source));
    // Figures of a long survey take their time.
    await setImmediate();
    const read = asks.read(results);
    const counted = questions.map((question) => question(read));
    return {
      seq,
      ...overallFigures({ total: total(read), questions: new Map(counted.map((question) => [question.plan.node.id, question])) }),
    };
  }

  private readsOf(view: TableView): readonly QuestionReads[] {
    const known = this.reads.get(view);
    if (known) return known;
    const { definitions, versions } = view.basis;
    const columns = new ColumnFinder(view.plan, definitions, versions);
    const reads = planTally(definitions).map((question) => questionReads(columns, question));
    this.reads.set(view, reads);
    return reads;
  }
}

/** The responses that are counted: complete and valid ones, unless the filter says otherwise. */
const sourceOf = ({ table, plan }: TableView, filter: ResponseFilter | null | undefined): Source => ({
  table,
  condition: countingRows(filter ?? {}, plan),
});
