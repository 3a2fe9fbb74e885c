import { Arg, Ctx, FieldResolver, ID, Query, Resolver, Root, Subscription } from 'type-graphql';
import { author } from '../../platform/access/access.js';
import { type RequestContext, signedIn } from '../../platform/request/context.js';
import { Access, NeedsScope } from '../../platform/graphql/access.decorator.js';
import { requestBudget, spend } from '../../platform/graphql/limits/request-budget.js';
import { whileAllowed } from '../../platform/live/while-allowed.js';
import type { ResponseEvents, ResponsesChanged } from '../response/response.events.js';
import type { SurveyService } from '../survey/survey.service.js';
import { SurveyType } from '../survey/survey.type.js';
import type { OverallReport, OverallReportService } from './overall-report.service.js';
import { OverallReportType, questionReportOf } from './report.type.js';

/** Each may have to read all responses of its survey. */
const REPORTS = requestBudget('report', 10);

type Asked = { readonly args: { readonly surveyId: string }; readonly context: RequestContext };

/** A class per server: the library calls `subscribe` without an instance, so it has to find the services around it. */
export function reportResolver(reports: OverallReportService, surveys: SurveyService, events: ResponseEvents): object {
  @Resolver(() => SurveyType)
  class ReportResolver {
    @NeedsScope('responses:read')
    @FieldResolver(() => OverallReportType, {
      nullable: true,
      description: `Totals of every question, every acknowledged response counted. At most ${REPORTS.most} reports in a request (A0420). Null in the recycle bin.`,
    })
    async report(@Root() survey: SurveyType, @Ctx() ctx: RequestContext): Promise<OverallReportType | null> {
      if (survey.recycledAt !== null) return null;
      spend(ctx, REPORTS);
      return toGraph(await reports.read(ctx, survey.id));
    }

    @Access(author('responses:read', { surveyId: 'survey' }))
    @Query(() => OverallReportType, {
      description: 'Totals of every question, every acknowledged response counted. A0404 when the survey is missing or not of the caller.',
    })
    async overallReport(@Ctx() ctx: RequestContext, @Arg('surveyId', () => ID) surveyId: string): Promise<OverallReportType> {
      return toGraph(await reports.read(ctx, surveyId));
    }

    @Access(author('responses:read', { surveyId: 'survey' }))
    @Subscription(() => OverallReportType, {
      description:
        'The report at once, then on every change, at most twice a second. A0404 when the survey is missing or not of the caller.',
      subscribe: async ({ args: { surveyId }, context }: Asked) => {
        const check = () => surveys.requireOwned(context, surveyId);
        await check();
        return whileAllowed(await events.watch(surveyId), check);
      },
    })
    overallReportChanged(
      @Root() event: ResponsesChanged,
      @Arg('surveyId', () => ID) _surveyId: string,
      @Ctx() ctx: RequestContext,
    ): Promise<OverallReportType> {
      return events.once(event, `report ${signedIn(ctx).id}`, async () => toGraph(await reports.read(ctx, event.surveyId)));
    }
  }
  return new ReportResolver();
}

function toGraph({ questions, ...report }: OverallReport): OverallReportType {
  return { ...report, questions: questions.map(questionReportOf) };
}
