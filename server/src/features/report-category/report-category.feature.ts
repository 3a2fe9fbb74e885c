import { ruleOf } from '../../platform/access/access.js';
import { asNode } from '../../platform/graphql/node-interface.js';
import { storedSource } from '../../platform/graphql/node-source.js';
import type { Platform } from '../../platform/platform.js';
import type { OverallReportService } from '../report/overall-report.service.js';
import type { ResponseTables } from '../response-table/response-tables.read-model.js';
import type { DraftService } from '../survey/draft.service.js';
import type { SurveyService } from '../survey/survey.service.js';
import { CategoryCountsReadModel } from './category-counts.read-model.js';
import { CategoryFieldResolver } from './category-field.resolver.js';
import { ReportCategoryResolver } from './report-category.resolver.js';
import { reportCategoryRoutes } from './report-category.rest.js';
import { ReportCategoryService } from './report-category.service.js';

export interface ReportCategoryNeeds {
  readonly surveys: SurveyService;
  readonly drafts: DraftService;
  readonly tables: ResponseTables;
  readonly reports: OverallReportService;
}

/** Filters that are saved under names: the categories of category reports. */
export function reportCategoryFeature({ database, unit, clock, random }: Platform, needs: ReportCategoryNeeds) {
  const categories = new ReportCategoryService({ database, unit, clock, random, ...needs });
  const counts = new CategoryCountsReadModel(needs.drafts, needs.tables);
  const source = storedSource(['ReportCategory'], ruleOf('responses:read'), async (ctx, ids) =>
    (await categories.findOwned(ctx, ids)).map((category) => asNode('ReportCategory', category)),
  );
  return {
    categories,
    resolvers: [new ReportCategoryResolver(categories), new CategoryFieldResolver(counts, needs.reports)],
    nodeSources: [source],
    routes: reportCategoryRoutes(categories),
    pages: [],
  };
}
