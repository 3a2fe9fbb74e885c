import { ruleOf } from '../../platform/access/access.js';
import type { PasswordHasher } from '../../platform/auth/password-hasher.js';
import { purposeKey } from '../../platform/auth/purpose-key.js';
import { asNode } from '../../platform/graphql/node-interface.js';
import { storedSource } from '../../platform/graphql/node-source.js';
import type { Platform } from '../../platform/platform.js';
import type { SignInGuard } from '../account/sign-in-guard.service.js';
import type { CrossReportService } from '../cross/cross-report.service.js';
import type { SavedCrossTableService } from '../cross-table/saved-cross-table.service.js';
import type { ReportCategoryService } from '../report-category/report-category.service.js';
import type { OverallFiguresReadModel } from '../report/overall-figures.read-model.js';
import type { ResponseTables } from '../response-table/response-tables.read-model.js';
import type { DraftService } from '../survey/draft.service.js';
import type { SurveyService } from '../survey/survey.service.js';
import { ReportShareResolver } from './report-share.resolver.js';
import { reportShareRoutes } from './report-share.rest.js';
import { ReportShareService } from './report-share.service.js';
import { ShareChoicesService } from './share-choices.service.js';
import { ShareChoicesResolver, ShareFieldResolver } from './share-field.resolver.js';
import { ShareLinks } from './share-link.js';
import { ShareOpeningService } from './share-opening.service.js';
import { SharedAnswersReadModel } from './shared-answers.read-model.js';
import { SharedFiguresReadModel } from './shared-figures.read-model.js';
import { SharedReportResolver } from './shared-report.resolver.js';
import { sharedReportRoutes } from './shared-report.rest.js';
import { SharedReportService } from './shared-report.service.js';
import { SharedTablesReadModel } from './shared-tables.read-model.js';

export interface ReportShareNeeds {
  readonly surveys: SurveyService;
  readonly drafts: DraftService;
  readonly tables: ResponseTables;
  readonly figures: OverallFiguresReadModel;
  readonly categories: ReportCategoryService;
  readonly savedTables: SavedCrossTableService;
  /** Cross reports. */
  readonly reports: CrossReportService;
  readonly hasher: PasswordHasher;
  readonly guard: SignInGuard;
}

/** Reports that are shared by link: their author's side, and their visitors'. */
export function reportShareFeature({ database, unit, clock, random, tokenSecret }: Platform, needs: ReportShareNeeds) {
  const { surveys, drafts, tables, figures, categories, savedTables, hasher, guard } = needs;
  const links = new ShareLinks(purposeKey(tokenSecret, 'report link'));
  const shares = new ReportShareService({ database, unit, clock, random, surveys, drafts, tables, categories, savedTables, hasher, links });
  const choices = new ShareChoicesService(drafts, tables);
  const opening = new ShareOpeningService(database, unit, surveys, guard, hasher, clock, random);
  const shared = new SharedFiguresReadModel(drafts, tables, figures, categories, clock);
  const answers = new SharedAnswersReadModel(drafts, tables);
  const crossed = new SharedTablesReadModel(drafts, tables, savedTables, needs.reports, clock);
  const reports = new SharedReportService(opening, shared, answers, crossed, clock);
  const source = storedSource(['ReportShare'], ruleOf('responses:read'), async (ctx, ids) =>
    (await shares.findOwned(ctx, ids)).map((share) => asNode('ReportShare', share)),
  );
  return {
    shares,
    resolvers: [
      new ReportShareResolver(shares),
      new ShareFieldResolver(shares),
      new ShareChoicesResolver(choices),
      new SharedReportResolver(reports),
    ],
    nodeSources: [source],
    routes: [...sharedReportRoutes(reports), ...reportShareRoutes(shares, choices)],
    pages: [],
  };
}
