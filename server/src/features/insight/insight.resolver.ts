import { Arg, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { author } from '../../platform/access/access.js';
import { Access, Edge, NeedsScope } from '../../platform/graphql/access.decorator.js';
import { requestBudget, spend } from '../../platform/graphql/limits/request-budget.js';
import type { RequestContext } from '../../platform/request/context.js';
import { FILTER_PLACES, ResponseFilterInput } from '../response/response-filter.type.js';
import { SurveyType } from '../survey/survey.type.js';
import type { InsightService } from './insight.service.js';
import { insightReportOf, InsightReportType } from './insight.type.js';

/** Each looks at all pairs of questions in all responses. */
const REPORTS = requestBudget('insights', 2);

const FILTER = 'Which responses. Those that count, complete and valid ones, unless it says otherwise; never deleted ones (A0400).';
const FINDINGS = 'Findings in the responses, every acknowledged one that the filter means counted, each with its base and its test.';

@Resolver(() => SurveyType)
export class InsightResolver {
  constructor(private readonly findings: InsightService) {}

  @Access(author('responses:read', { surveyId: 'survey', ...FILTER_PLACES }))
  @Query(() => InsightReportType, {
    description: `${FINDINGS} A0404: the survey is missing or not of the caller. A0400: an impossible filter.`,
  })
  async insightReport(
    @Ctx() ctx: RequestContext,
    @Arg('surveyId', () => ID, { description: "One of the caller's surveys." }) surveyId: string,
    @Arg('filter', () => ResponseFilterInput, { nullable: true, description: FILTER }) filter?: ResponseFilterInput | null,
  ): Promise<InsightReportType> {
    spend(ctx, REPORTS);
    return insightReportOf(await this.findings.read(ctx, surveyId, filter));
  }

  @NeedsScope('responses:read')
  @Edge('a report on a survey that the caller has already', FILTER_PLACES)
  @FieldResolver(() => InsightReportType, {
    nullable: true,
    description: `${FINDINGS} At most ${REPORTS.most} in a request (A0420). Null in the recycle bin. A0400: an impossible filter.`,
  })
  async insights(
    @Root() survey: SurveyType,
    @Ctx() ctx: RequestContext,
    @Arg('filter', () => ResponseFilterInput, { nullable: true, description: FILTER }) filter?: ResponseFilterInput | null,
  ): Promise<InsightReportType | null> {
    if (survey.recycledAt !== null) return null;
    spend(ctx, REPORTS);
    return insightReportOf(await this.findings.read(ctx, survey.id, filter));
  }
}
