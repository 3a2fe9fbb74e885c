import { dialectOf } from '../../platform/db/columns/dialect.js';
import { viewMysql } from './mysql-view.js';
import { viewSqlite } from './sqlite-view.js';
import type { StoreView } from './store-view.js';

/** Calls `look` with a snapshot of the store that `databaseUrl` names, while servers may be working on it. */
export function viewStore<T>(databaseUrl: string, look: (view: StoreView) => Promise<T>): Promise<T> {
  return dialectOf(databaseUrl) === 'mysql' ? viewMysql(databaseUrl, look) : viewSqlite(databaseUrl, look);
}
