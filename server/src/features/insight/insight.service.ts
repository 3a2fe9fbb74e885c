import {
  crossVariables,
  farthestRows,
  type FlaggedFigures,
  type Insight,
  insights,
  type LeftOpen,
  type QuestionFigures,
  type SampleFigures,
  sourceNames,
  withDropOff,
} from '@wence/schema';
import { setImmediate } from 'node:timers/promises';
import type { ColumnarRows } from '../../platform/analytics/columnar-file.js';
import { createYield } from '../../platform/concurrency/create-yield.js';
import { BoundedMap } from '../../platform/memory/bounded-map.js';
import type { Clock } from '../../platform/outside/clock.js';
import type { RequestContext } from '../../platform/request/context.js';
import { PairCounts, type Source } from '../cross/pair-counts.read-model.js';
import type { OverallFiguresReadModel } from '../report/overall-figures.read-model.js';
import type { ResponseFilter } from '../response/response-query.type.js';
import { countingRows, meantRows } from '../response-table/response-filter.policy.js';
import type { ResponseTables, TableView } from '../response-table/response-tables.read-model.js';
import type { DraftService } from '../survey/draft.service.js';
import type { DropOffService } from '../visit/drop-off.service.js';
import { paceOf, ratingsOf } from './finding-tests.js';
import {
  flaggedStatement,
  hourStatement,
  openStatement,
  ratingsStatement,
  receivedStatement,
  sampleStatement,
  sourceStatement,
} from './insight-statements.js';
import { scanOf, testPair } from './pair-scan.js';

export interface InsightReport {
  readonly surveyId: string;
  /** Number of the last event of the log of responses that is in the figures. */
  readonly seq: number;
  readonly updatedAt: Date;
  /** Responses that the filter means. */
  readonly base: number;
  readonly scan: ScanOutcome;
  readonly cards: readonly Insight[];
}

/** How many pairs of questions were looked at for differences. */
export interface ScanOutcome {
  /** Were tested; the correction takes all of them into account. */
  readonly tested: number;
  /** Have too few answers for a test. */
  readonly tooFew: number;
  /** Beyond the limit of pairs, and the codes of the grouping questions to which they belong. */
  readonly cut: number;
  readonly cutCodes: readonly string[];
}

type Findings = Omit<InsightReport, 'surveyId' | 'updatedAt'>;

/** Findings that are kept: of this many surveys and filters. */
const KEPT = 100;

/** Findings in the responses of a survey, each with what it rests on (Spec 2, smart insight). The same responses always have the same ones. */
export class InsightService {
  private readonly kept = new BoundedMap<string, Promise<Findings>>(KEPT);

  constructor(
    private readonly drafts: DraftService,
    private readonly tables: ResponseTables,
    private readonly figures: OverallFiguresReadModel,
    private readonly dropOff: Pick<DropOffService, 'read'>,
    private readonly clock: Clock,
  ) {}

  /** Every response that was acknowledged before the call is in the findings. A0404: the survey. A0400: the filter. */
  async read(ctx: RequestContext, surveyId: string, filter?: ResponseFilter | null): Promise<InsightReport> {
    const view = await this.tables.view(surveyId, await this.drafts.read(ctx, surveyId));
    const source = { table: view.table, condition: countingRows(filter ?? {}, view) };
    const { seq } = await this.tables.read(view, []);
    const key = [surveyId, view.basis.key, seq, JSON.stringify([filter ?? {}, view.sources])].join(' ');
    const known = this.kept.get(key) ?? this.find(view, source, filter ?? {});
    this.kept.set(key, known);
    try {
      const { cards, ...found } = await known;
      // Visits come and go without a response, so that what is found in them is not kept.
      const all = isEmptyFilter(filter) ? withDropOff(cards, await this.dropOff.read(ctx, surveyId)) : cards;
      return { surveyId, updatedAt: this.clock.now(), ...found, cards: all };
    } catch (error) {
      this.kept.delete(key);
      throw error;
    }
  }

  /** Figures first, then the tests that they lead to: what arrives in between is in the later ones only. */
  private async find(view: TableView, source: Source, filter: ResponseFilter): Promise<Findings> {
    const { seq, total, questions } = await this.figures.read(view.surveyId, view.draft, filter);
    await setImmediate();
    const variables = crossVariables(view.basis.definitions, view.plan);
    const scan = scanOf(variables.values());
    const plans = scan.pairs.map((pair) => new PairCounts(source, pair));
    const farthest = questions.flatMap((question) => (question.retired ? [] : (farthestRows(question, variables) ?? [])));
    const asked = askedQuestions(view, questions);
    const { results } = await this.tables.read(view, [
      receivedStatement(view.table, meantRows(filter, view)),
      sampleStatement(source),
      hourStatement(source),
      sourceStatement(source),
      openStatement(source, asked),
      flaggedStatement(source),
      ...farthest.map((pair) => ratingsStatement(source, pair)),
      ...plans.flatMap((plan) => plan.statements),
    ]);
    const [received, sample, hours, sources, open, flags, ...rest] = results;
    const ratings = farthest.map((pair, index) => ({ pair, ratings: ratingsOf(rest[index]) }));
    const tested = await testAll(plans, rest.slice(farthest.length));
    const cards = insights({
      sample: sampleOf({ received, sample, hours, sources }, sourceNames(view.plan)),
      pace: paceOf(sample),
      flagged: flaggedOf(flags),
      questions,
      variables,
      ratings,
      pairs: tested,
      leftOpen: leftOpen(asked, questions, open),
    });
    const { cut, cutCodes } = scan;
    return { seq, base: total, cards, scan: { tested: tested.length, tooFew: scan.pairs.length - tested.length, cut, cutCodes } };
  }
}

/** Whoever left has no answers: nothing is said of them under a filter. */
const isEmptyFilter = (filter: ResponseFilter | null = {}): boolean =>
  Object.values(filter ?? {}).every((given) => given === null || given === undefined);

type Rows = ColumnarRows | undefined;
type Question = TableView['plan']['questions'][number];

const numberOrNull = (cell: ColumnarRows[number][number] | undefined): number | null =>
  cell === null || cell === undefined ? null : Number(cell);

/** Questions as a whole that are still asked and say whether they were answered. */
function askedQuestions({ plan }: TableView, questions: readonly QuestionFigures[]): Question[] {
  const present = new Set(questions.flatMap(({ nodeId, retired }) => (retired ? [] : [nodeId])));
  return plan.questions.filter(({ nodeId, rowId, states }) => rowId === undefined && states.length > 0 && present.has(nodeId));
}

function leftOpen(asked: readonly Question[], questions: readonly QuestionFigures[], open: Rows): LeftOpen[] {
  const [, ...counts] = (open?.[0] ?? []).map(Number);
  const named = new Map(questions.map((question) => [question.nodeId, question]));
  return asked.map(({ nodeId, name }, index) => {
    const [answered = 0, unanswered = 0] = counts.slice(2 * index, 2 * index + 2);
    return { variable: { nodeId, code: name, title: named.get(nodeId)?.title ?? '' }, asked: answered + unanswered, unanswered };
  });
}

function sampleOf(
  { received, sample, hours, sources }: Record<'received' | 'sample' | 'hours' | 'sources', Rows>,
  names: ReadonlyMap<string, string>,
): SampleFigures {
  const [[counted, median] = []] = sample ?? [];
  const [[hour, hourCount] = []] = hours ?? [];
  const [[source, sourceCount] = []] = sources ?? [];
  return {
    received: Number(received?.[0]?.[0] ?? 0),
    counted: Number(counted ?? 0),
    medianSeconds: numberOrNull(median),
    busiestHour: hour === undefined ? null : { hour: Number(hour), count: Number(hourCount) },
    source: source === undefined ? null : { name: names.get(String(source)) ?? String(source), count: Number(sourceCount) },
  };
}

function flaggedOf(flags: Rows): FlaggedFigures {
  const [any = 0, speeding = 0, straightLining = 0, duplicate = 0, burst = 0] = (flags?.[0] ?? []).map(Number);
  return { any, each: { speeding, straightLining, duplicate, burst } };
}

/** Gives others their turns between the pairs. */
async function testAll(plans: readonly PairCounts[], results: readonly ColumnarRows[]) {
  const turn = createYield();
  const left = [...results];
  const tested = [];
  for (const plan of plans) {
    const found = testPair(plan.pair, plan.read(left.splice(0, plan.statements.length)));
    if (found) tested.push(found);
    await turn();
  }
  return tested;
}
