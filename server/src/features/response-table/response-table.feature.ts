import { join } from 'node:path';
import type { Platform } from '../../platform/platform.js';
import type { VersionService } from '../publish/version.service.js';
import { ResponseChangesReadModel } from './response-changes.read-model.js';
import { ResponseTables } from './response-tables.read-model.js';
import { TableThread } from './table-thread.js';

/** Responses in columns, for reports. It has no door of its own. */
export function responseTableFeature({ config, database, logger, onStop }: Platform, { versions }: { readonly versions: VersionService }) {
  const changes = new ResponseChangesReadModel(database);
  const thread = new TableThread(join(config.dataDir, 'reports'), config.reports, (ids) => changes.existing(ids), logger);
  onStop(() => thread.stop());
  return { tables: new ResponseTables(versions, changes, thread) };
}
