import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { author } from '../../platform/access/access.js';
import { Access } from '../../platform/graphql/access.decorator.js';
import { requestBudget, spend } from '../../platform/graphql/limits/request-budget.js';
import type { RequestContext } from '../../platform/request/context.js';
import type { ExamRankingService } from './exam-ranking.service.js';
import { ExamRankingReportType } from './exam-ranking.type.js';
import type { ExamReportService } from './exam-report.service.js';
import { ExamReportType } from './exam-report.type.js';

/** Each reads all responses of its survey. */
const REPORTS = requestBudget('examReport', 5);
/** Each counts all places of its survey. */
const RANKINGS = requestBudget('examRanking', 5);

/** The analysis and the ranking of an exam (Spec 2, settings navigation: exam). */
@Resolver()
export class ExamReportResolver {
  constructor(
    private readonly reports: ExamReportService,
    private readonly rankings: ExamRankingService,
  ) {}

  @Access(author('responses:read', { surveyId: 'survey' }))
  @Query(() => ExamReportType, {
    description: `The analysis of an exam by the published key: every acknowledged response counts that is complete and valid. Without questions where the published version is no exam. At most ${REPORTS.most} in a request (A0420). A0404: not the caller's survey.`,
  })
  examReport(
    @Arg('surveyId', () => ID, { description: 'The survey.' }) surveyId: string,
    @Ctx() ctx: RequestContext,
  ): Promise<ExamReportType> {
    spend(ctx, REPORTS);
    return this.reports.read(ctx, surveyId);
  }

  @Access(author('responses:read', { surveyId: 'survey' }))
  @Query(() => ExamRankingReportType, {
    description: `The ranking of an exam: every acknowledged response counts that is complete and valid and whose score is final, of several attempts the best one. Empty where the published version is no exam. At most ${RANKINGS.most} in a request (A0420). A0404: not the caller's survey.`,
  })
  examRanking(
    @Arg('surveyId', () => ID, { description: 'The survey.' }) surveyId: string,
    @Ctx() ctx: RequestContext,
  ): Promise<ExamRankingReportType> {
    spend(ctx, RANKINGS);
    return this.rankings.read(ctx, surveyId);
  }
}
