import { Arg, Args, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { author } from '../../platform/access/access.js';
import { Access, Edge, NeedsScope } from '../../platform/graphql/access.decorator.js';
import { requestBudget, spend } from '../../platform/graphql/limits/request-budget.js';
import type { RequestContext } from '../../platform/request/context.js';
import { FILTER_PLACES } from '../response/response-filter.type.js';
import { SurveyType } from '../survey/survey.type.js';
import { CrossArguments } from './cross.inputs.js';
import { CrossReportType } from './cross.type.js';
import type { CrossReportService } from './cross-report.service.js';

/** Each reads the columns of its questions in all responses. */
const REPORTS = requestBudget('crossReport', 5);

const MISTAKES =
  'A0400: a row or column that is not a question of the survey, or one that no table is made of, such as an open text; none or too many of them; a nesting in what is no column, in itself, or of too many pairs; an impossible filter.';

@Resolver(() => SurveyType)
export class CrossResolver {
  constructor(private readonly reports: CrossReportService) {}

  @Access(author('responses:read', { surveyId: 'survey', ...FILTER_PLACES }))
  @Query(() => CrossReportType, {
    description: `Questions by questions, every acknowledged response counted. A0404: the survey is missing or not of the caller. ${MISTAKES}`,
  })
  async crossReport(
    @Ctx() ctx: RequestContext,
    @Arg('surveyId', () => ID, { description: "One of the caller's surveys." }) surveyId: string,
    @Args(() => CrossArguments) query: CrossArguments,
  ): Promise<CrossReportType> {
    spend(ctx, REPORTS);
    return this.read(ctx, surveyId, query);
  }

  @NeedsScope('responses:read')
  @Edge('a report on a survey that the caller has already', FILTER_PLACES)
  @FieldResolver(() => CrossReportType, {
    nullable: true,
    description: `Questions by questions, every acknowledged response counted. At most ${REPORTS.most} in a request (A0420). Null in the recycle bin. ${MISTAKES}`,
  })
  async cross(
    @Root() survey: SurveyType,
    @Ctx() ctx: RequestContext,
    @Args(() => CrossArguments) query: CrossArguments,
  ): Promise<CrossReportType | null> {
    if (survey.recycledAt !== null) return null;
    spend(ctx, REPORTS);
    return this.read(ctx, survey.id, query);
  }

  private read(ctx: RequestContext, surveyId: string, { test, ...query }: CrossArguments): Promise<CrossReportType> {
    return this.reports.read(ctx, {
      surveyId,
      ...query,
      test: test && { confidence: test.confidence, bonferroni: test.bonferroni ?? false },
    });
  }
}
