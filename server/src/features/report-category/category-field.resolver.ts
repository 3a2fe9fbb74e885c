import DataLoader from 'dataloader';
import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { NeedsScope } from '../../platform/graphql/access.decorator.js';
import { requestBudget, spend } from '../../platform/graphql/limits/request-budget.js';
import { oncePerRequest, type RequestContext } from '../../platform/request/context.js';
import type { OverallReportService } from '../report/overall-report.service.js';
import { overallReportOf, OverallReportType } from '../report/report.type.js';
import { type CategoryCountsReadModel, conditionsOf } from './category-counts.read-model.js';
import type { ReportCategory } from './report-category.entity.js';
import { CONDITIONS, conditionsType, ReportCategoryType } from './report-category.type.js';

/** Each reads the columns of its conditions in all responses of its survey. */
const COUNTS = requestBudget('reportCategoryCounts', 10);
/** Each reads all responses of its survey. */
const REPORTS = requestBudget('reportCategoryReport', 10);
const LOADER = Symbol('counts of categories');

/** Fields of a category that are worked out from its row, or from the responses. */
@Resolver(() => ReportCategoryType)
export class CategoryFieldResolver {
  constructor(
    private readonly counts: CategoryCountsReadModel,
    private readonly reports: OverallReportService,
  ) {}

  @FieldResolver(() => conditionsType, { description: `${CONDITIONS}. Canonical: equal filters are equal values.` })
  conditions(@Root() { conditions }: ReportCategory): object {
    return conditionsOf(conditions);
  }

  @NeedsScope('responses:read')
  @FieldResolver(() => Int, {
    nullable: true,
    description: `Responses in it, every acknowledged one counted: complete and valid ones, unless its conditions speak of that themselves. Null: it asks for a question, row or option that the survey no longer has. Of at most ${COUNTS.most} surveys in a request (A0420).`,
  })
  responseCount(@Root() category: ReportCategory, @Ctx() ctx: RequestContext): Promise<number | null> {
    const loader = oncePerRequest(ctx, LOADER, () => this.loaderOf(ctx));
    return loader.load(category);
  }

  @NeedsScope('responses:read')
  @FieldResolver(() => OverallReportType, {
    description: `Totals of every question over the responses in it, every acknowledged one counted. At most ${REPORTS.most} in a request (A0420). A0400: it asks for a question, row or option that the survey no longer has.`,
  })
  async report(@Root() { surveyId, conditions }: ReportCategory, @Ctx() ctx: RequestContext): Promise<OverallReportType> {
    spend(ctx, REPORTS);
    const filter = { where: conditionsOf(conditions) };
    return overallReportOf(await this.reports.read(ctx, surveyId, filter), filter);
  }

  /** The categories of a survey are counted together. */
  private loaderOf(ctx: RequestContext): DataLoader<ReportCategory, number | null> {
    return new DataLoader(async (categories) => {
      const counted = new Map<ReportCategory, number | null>();
      for (const surveyId of new Set(categories.map((category) => category.surveyId))) {
        spend(ctx, COUNTS);
        const of = categories.filter((category) => category.surveyId === surveyId);
        const counts = await this.counts.read(ctx, surveyId, of);
        for (const [index, category] of of.entries()) counted.set(category, counts[index] ?? null);
      }
      return categories.map((category) => counted.get(category) ?? null);
    });
  }
}
