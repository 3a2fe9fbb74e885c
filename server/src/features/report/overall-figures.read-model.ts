import {
  ColumnFinder,
  overallFigures,
  type OverallFigures,
  planTally,
  type QuestionCounts,
  type QuestionFigures,
  questionReads,
} from '@wence/schema';
import { createYield } from '../../platform/concurrency/create-yield.js';
import type { ResponseFilter } from '../response/response-query.type.js';
import { countingRows } from '../response-table/response-filter.policy.js';
import type { ResponseTables, TableView } from '../response-table/response-tables.read-model.js';
import { Asks, type Later, type Source } from './counting/asks.js';
import { askQuestion } from './counting/question-counts.js';

export interface ReadFigures extends OverallFigures {
  /** Number of the last event of the log of responses that is in the figures. */
  readonly seq: number;
}

/** What the report of a survey asks of its table, whatever the filter. */
interface Prepared {
  readonly asks: Asks;
  readonly total: Later<number>;
  readonly questions: readonly Later<QuestionCounts>[];
}

/** Reads the figures of all questions from the table of a survey. Knows nothing of who may ask. */
export class OverallFiguresReadModel {
  private readonly prepared = new WeakMap<TableView, Promise<Prepared>>();

  constructor(private readonly tables: ResponseTables) {}

  /** A0400: an impossible filter. */
  async check(surveyId: string, draft: TableView['draft'], filter: ResponseFilter): Promise<void> {
    sourceOf(await this.tables.view(surveyId, draft), filter);
  }

  /**
   * Every response that was acknowledged before the call is in the figures. The draft gives the present names. With `only`, no columns but those of
   * these questions are read. A0400: an impossible filter.
   */
  async read(
    surveyId: string,
    draft: TableView['draft'],
    filter?: ResponseFilter | null,
    only?: ReadonlySet<number>,
  ): Promise<ReadFigures> {
    const view = await this.tables.view(surveyId, draft);
    const source = sourceOf(view, filter);
    const { asks, total, questions } = await (only ? prepare(view, only) : this.preparedFor(view));
    const { seq, results } = await this.tables.read(view, asks.statements(source));
    const read = asks.read(results);
    const turn = createYield();
    const figures: QuestionFigures[] = [];
    for (const question of questions) {
      const counts = question(read);
      figures.push(...overallFigures({ total: 0, questions: new Map([[counts.plan.node.id, counts]]) }).questions);
      await turn();
    }
    return { seq, total: total(read), questions: figures };
  }

  private preparedFor(view: TableView): Promise<Prepared> {
    const known = this.prepared.get(view);
    if (known) return known;
    const prepared = prepare(view);
    this.prepared.set(view, prepared);
    return prepared;
  }
}

/** The responses that are counted: complete and valid ones, unless the filter says otherwise. */
const sourceOf = (view: TableView, filter: ResponseFilter | null | undefined): Source => ({
  table: view.table,
  condition: countingRows(filter ?? {}, view),
});

/** Takes its time for a long survey, during which others have their turns. */
async function prepare({ plan, basis: { definitions, versions } }: TableView, only?: ReadonlySet<number>): Promise<Prepared> {
  const turn = createYield();
  const columns = new ColumnFinder(plan, definitions, versions);
  const asks = new Asks();
  const total = asks.count('true');
  const questions: Later<QuestionCounts>[] = [];
  for (const question of planTally(definitions)) {
    if (only?.has(question.node.id) === false) continue;
    questions.push(askQuestion(asks, questionReads(columns, question)));
    await turn();
  }
  return { asks, total, questions };
}
