import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver, Root, Subscription } from 'type-graphql';
import { author } from '../../platform/access/access.js';
import { type RequestContext, signedIn } from '../../platform/request/context.js';
import { Access, Edge, NeedsScope } from '../../platform/graphql/access.decorator.js';
import { watchedBy } from '../../platform/graphql/build-graph.js';
import { requestBudget, spend } from '../../platform/graphql/limits/request-budget.js';
import { whileAllowed } from '../../platform/live/while-allowed.js';
import type { ResponseEvents, ResponsesChanged } from '../response/response.events.js';
import { FILTER_PLACES, ResponseFilterInput } from '../response/response-filter.type.js';
import type { SurveyService } from '../survey/survey.service.js';
import { SurveyType } from '../survey/survey.type.js';
import type { OverallReportService } from './overall-report.service.js';
import { overallReportOf, OverallReportType } from './report.type.js';

/** Each reads all responses of its survey. */
const REPORTS = requestBudget('report', 10);

interface Asked {
  readonly surveyId: string;
  readonly filter?: ResponseFilterInput | null;
}

const FILTER = 'Which responses. Those that count, complete and valid ones, unless it says otherwise; never deleted ones (A0400).';
const NODE_IDS = 'Local ids of questions. The figures of these alone, in the order of the survey; what no version has is left out.';
const TOTALS = 'Totals of every question, every acknowledged response that the filter means counted.';
const NOT_FOUND = 'A0404: the survey is missing or not of the caller. A0400: an impossible filter.';

@Resolver(() => SurveyType)
export class ReportResolver {
  constructor(
    private readonly reports: OverallReportService,
    private readonly surveys: SurveyService,
    private readonly events: ResponseEvents,
  ) {}

  @NeedsScope('responses:read')
  @Edge('a report on a survey that the caller has already', { 'nodeIds[]': 'node', ...FILTER_PLACES })
  @FieldResolver(() => OverallReportType, {
    nullable: true,
    description: `${TOTALS} At most ${REPORTS.most} reports in a request (A0420). Null in the recycle bin. A0400: an impossible filter.`,
  })
  async report(
    @Root() survey: SurveyType,
    @Ctx() ctx: RequestContext,
    @Arg('filter', () => ResponseFilterInput, { nullable: true, description: FILTER }) filter?: ResponseFilterInput | null,
    @Arg('nodeIds', () => [Int], { nullable: true, description: NODE_IDS }) nodeIds?: number[] | null,
  ): Promise<OverallReportType | null> {
    if (survey.recycledAt !== null) return null;
    spend(ctx, REPORTS);
    return overallReportOf(await this.reports.read(ctx, survey.id, filter, nodeIds), filter);
  }

  @Access(author('responses:read', { surveyId: 'survey', 'nodeIds[]': 'node', ...FILTER_PLACES }))
  @Query(() => OverallReportType, { description: `${TOTALS} ${NOT_FOUND}` })
  async overallReport(
    @Ctx() ctx: RequestContext,
    @Arg('surveyId', () => ID) surveyId: string,
    @Arg('filter', () => ResponseFilterInput, { nullable: true, description: FILTER }) filter?: ResponseFilterInput | null,
    @Arg('nodeIds', () => [Int], { nullable: true, description: NODE_IDS }) nodeIds?: number[] | null,
  ): Promise<OverallReportType> {
    return overallReportOf(await this.reports.read(ctx, surveyId, filter, nodeIds), filter);
  }

  @Access(author('responses:read', { surveyId: 'survey', ...FILTER_PLACES }))
  @Subscription(() => OverallReportType, {
    description: `The report at once, then on every change, at most twice a second. ${NOT_FOUND}`,
    subscribe: watchedBy(
      () => ReportResolver,
      (it, asked: Asked, ctx: RequestContext) => it.watch(ctx, asked),
    ),
  })
  overallReportChanged(
    @Root() event: ResponsesChanged,
    @Arg('surveyId', () => ID) _surveyId: string,
    @Ctx() ctx: RequestContext,
    @Arg('filter', () => ResponseFilterInput, { nullable: true, description: FILTER }) filter?: ResponseFilterInput | null,
  ): Promise<OverallReportType> {
    const kind = `report ${signedIn(ctx).id} ${JSON.stringify(filter ?? {})}`;
    return this.events.once(event, kind, async () => overallReportOf(await this.reports.read(ctx, event.surveyId, filter), filter));
  }

  private async watch(ctx: RequestContext, { surveyId, filter }: Asked): Promise<AsyncIterable<ResponsesChanged>> {
    const check = () => this.surveys.requireOwned(ctx, surveyId);
    await check();
    if (filter) await this.reports.check(ctx, surveyId, filter);
    return whileAllowed(await this.events.watch(surveyId), check);
  }
}
