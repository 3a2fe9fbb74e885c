import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import libsql from 'libsql';
import { StartError } from '../../platform/errors/system-error.js';
import { type Cell, INTERNAL_TABLES, type StoredTable, type StoreView } from './store-view.js';

const BUSY_MS = 5000;

/** A read transaction on a connection of its own: beside a running server, which goes on writing, and without changing the file. */
export async function viewSqlite<T>(databaseUrl: string, look: (view: StoreView) => Promise<T>): Promise<T> {
  const file = resolve(databaseUrl.slice('sqlite:'.length));
  if (!existsSync(file)) throw new StartError(`There is no database file ${file}: correct DATABASE_URL or DATA_DIR.`);
  const connection = new libsql(file, { timeout: BUSY_MS });
  try {
    connection.exec('PRAGMA query_only = ON');
    connection.exec('BEGIN');
    // The snapshot begins with the first read.
    connection.prepare('SELECT COUNT(*) FROM sqlite_master').get();
    return await look(viewOf(connection));
  } finally {
    connection.close();
  }
}

function viewOf(connection: libsql.Database): StoreView {
  const select: StoreView['select'] = (sql) => Promise.resolve(connection.prepare(sql).all() as Record<string, Cell>[]);
  return {
    dialect: 'sqlite',
    select,
    tables: async () => {
      const found = await select(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY name",
      );
      const names = found.map(({ name }) => String(name)).filter((name) => !INTERNAL_TABLES.has(name));
      return Promise.all(names.map(async (name) => ({ name, columns: await columnsOf(name) })));
    },
    async *rows({ name, columns }: StoredTable) {
      const statement = connection.prepare(`SELECT ${columns.map(quoted).join(', ')} FROM ${quoted(name)}`);
      for (const row of statement.raw().iterate()) yield row as readonly Cell[];
    },
  };

  async function columnsOf(table: string): Promise<string[]> {
    const columns = await select(`SELECT name FROM pragma_table_info('${table}') ORDER BY cid`);
    return columns.map(({ name }) => String(name));
  }
}

const quoted = (name: string): string => `"${name}"`;
