import type { Platform } from '../../platform/platform.js';
import type { ResponseTables } from '../response-table/response-tables.read-model.js';
import type { DraftService } from '../survey/draft.service.js';
import { crossRoutes } from './cross.rest.js';
import { CrossReportService } from './cross-report.service.js';
import { CrossResolver } from './cross.resolver.js';

export interface CrossNeeds {
  readonly drafts: DraftService;
  readonly tables: ResponseTables;
}

/** Reports of questions by questions. */
export function crossFeature({ clock }: Platform, { drafts, tables }: CrossNeeds) {
  const reports = new CrossReportService(drafts, tables, clock);
  return { reports, resolvers: [new CrossResolver(reports)], routes: crossRoutes(reports), pages: [] };
}
