import { Arg, Ctx, FieldResolver, ID, Query, Resolver, Root, Subscription } from 'type-graphql';
import { author } from '../../platform/access/access.js';
import { type RequestContext, signedIn } from '../../platform/request/context.js';
import { Access, Edge, NeedsScope } from '../../platform/graphql/access.decorator.js';
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

type Asked = {
  readonly args: { readonly surveyId: string; readonly filter?: ResponseFilterInput | null };
  readonly context: RequestContext;
};

const FILTER = 'Which responses. Those that count, complete and valid ones, unless it says otherwise; never deleted ones (A0400).';
const TOTALS = 'Totals of every question, every acknowledged response that the filter means counted.';
const NOT_FOUND = 'A0404: the survey is missing or not of the caller. A0400: an impossible filter.';

/** A class per server: the library calls `subscribe` without an instance, so it has to find the services around it. */
export function reportResolver(reports: OverallReportService, surveys: SurveyService, events: ResponseEvents): object {
  @Resolver(() => SurveyType)
  class ReportResolver {
    @NeedsScope('responses:read')
    @Edge('a report on a survey that the caller has already', FILTER_PLACES)
    @FieldResolver(() => OverallReportType, {
      nullable: true,
      description: `${TOTALS} At most ${REPORTS.most} reports in a request (A0420). Null in the recycle bin. A0400: an impossible filter.`,
    })
    async report(
      @Root() survey: SurveyType,
      @Ctx() ctx: RequestContext,
      @Arg('filter', () => ResponseFilterInput, { nullable: true, description: FILTER }) filter?: ResponseFilterInput | null,
    ): Promise<OverallReportType | null> {
      if (survey.recycledAt !== null) return null;
      spend(ctx, REPORTS);
      return overallReportOf(await reports.read(ctx, survey.id, filter), filter);
    }

    @Access(author('responses:read', { surveyId: 'survey', ...FILTER_PLACES }))
    @Query(() => OverallReportType, { description: `${TOTALS} ${NOT_FOUND}` })
    async overallReport(
      @Ctx() ctx: RequestContext,
      @Arg('surveyId', () => ID) surveyId: string,
      @Arg('filter', () => ResponseFilterInput, { nullable: true, description: FILTER }) filter?: ResponseFilterInput | null,
    ): Promise<OverallReportType> {
      return overallReportOf(await reports.read(ctx, surveyId, filter), filter);
    }

    @Access(author('responses:read', { surveyId: 'survey', ...FILTER_PLACES }))
    @Subscription(() => OverallReportType, {
      description: `The report at once, then on every change, at most twice a second. ${NOT_FOUND}`,
      subscribe: async ({ args: { surveyId, filter }, context }: Asked) => {
        const check = () => surveys.requireOwned(context, surveyId);
        await check();
        if (filter) await reports.check(context, surveyId, filter);
        return whileAllowed(await events.watch(surveyId), check);
      },
    })
    overallReportChanged(
      @Root() event: ResponsesChanged,
      @Arg('surveyId', () => ID) _surveyId: string,
      @Ctx() ctx: RequestContext,
      @Arg('filter', () => ResponseFilterInput, { nullable: true, description: FILTER }) filter?: ResponseFilterInput | null,
    ): Promise<OverallReportType> {
      const kind = `report ${signedIn(ctx).id} ${JSON.stringify(filter ?? {})}`;
      return events.once(event, kind, async () => overallReportOf(await reports.read(ctx, event.surveyId, filter), filter));
    }
  }
  return new ReportResolver();
}
