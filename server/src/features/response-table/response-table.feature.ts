import { join } from 'node:path';
import type { Platform } from '../../platform/platform.js';
import type { VersionService } from '../publish/version.service.js';
import type { SourceTagService } from '../source-tag/source-tag.service.js';
import type { DraftService } from '../survey/draft.service.js';
import type { SurveyService } from '../survey/survey.service.js';
import { ColumnListService } from './column-list.service.js';
import { ColumnResolver, ReportProgressResolver } from './column.resolver.js';
import { columnRoutes } from './column.rest.js';
import { reportProgressRoutes } from './report-progress.rest.js';
import { ResponseChangesReadModel } from './response-changes.read-model.js';
import { ResponseQualityService } from './response-quality.service.js';
import { ResponseSelectionService } from './response-selection.service.js';
import { ResponseTables } from './response-tables.read-model.js';
import { TableThread } from './table-thread.js';

export interface ResponseTableNeeds {
  readonly surveys: SurveyService;
  readonly drafts: DraftService;
  readonly versions: VersionService;
  readonly sourceTags: Pick<SourceTagService, 'namesOf'>;
}

/** Responses in columns, for reports and for lists by answers, and what the columns are. */
export function responseTableFeature(
  { config, database, logger, onStop }: Platform,
  { surveys, drafts, versions, sourceTags }: ResponseTableNeeds,
) {
  const changes = new ResponseChangesReadModel(database);
  const thread = new TableThread(join(config.dataDir, 'reports'), config.reports, (ids) => changes.existing(ids), logger);
  onStop(() => thread.stop());
  const tables = new ResponseTables(versions, changes, thread, sourceTags);
  const columns = new ColumnListService(drafts, tables);
  return {
    tables,
    quality: new ResponseQualityService(drafts, tables),
    selection: new ResponseSelectionService(drafts, tables),
    resolvers: [new ColumnResolver(columns), new ReportProgressResolver(tables)],
    routes: [...columnRoutes(columns), ...reportProgressRoutes(surveys, tables)],
    pages: [],
  };
}
