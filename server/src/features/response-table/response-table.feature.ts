import { join } from 'node:path';
import type { Platform } from '../../platform/platform.js';
import type { VersionService } from '../publish/version.service.js';
import type { DraftService } from '../survey/draft.service.js';
import { ResponseChangesReadModel } from './response-changes.read-model.js';
import { ResponseSelectionService } from './response-selection.service.js';
import { ResponseTables } from './response-tables.read-model.js';
import { TableThread } from './table-thread.js';

export interface ResponseTableNeeds {
  readonly drafts: DraftService;
  readonly versions: VersionService;
}

/** Responses in columns, for reports and for lists by answers. It has no door of its own. */
export function responseTableFeature({ config, database, logger, onStop }: Platform, { drafts, versions }: ResponseTableNeeds) {
  const changes = new ResponseChangesReadModel(database);
  const thread = new TableThread(join(config.dataDir, 'reports'), config.reports, (ids) => changes.existing(ids), logger);
  onStop(() => thread.stop());
  const tables = new ResponseTables(versions, changes, thread);
  return { tables, selection: new ResponseSelectionService(drafts, tables) };
}
