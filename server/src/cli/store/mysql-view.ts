import { type Connection, createConnection } from 'mysql2';
import { type Cell, INTERNAL_TABLES, type StoredTable, type StoreView } from './store-view.js';

const ROWS_AHEAD = 200;

/** A REPEATABLE READ snapshot on a connection of its own: nobody waits for it, and it waits for nobody. */
export async function viewMysql<T>(databaseUrl: string, look: (view: StoreView) => Promise<T>): Promise<T> {
  const connection = createConnection({ uri: databaseUrl, charset: 'utf8mb4', supportBigNumbers: true, dateStrings: true });
  try {
    await connection.promise().query('SET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ');
    await connection.promise().query('START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY');
    return await look(viewOf(connection));
  } finally {
    connection.destroy();
  }
}

function viewOf(connection: Connection): StoreView {
  const select: StoreView['select'] = async (sql) => {
    const [rows] = await connection.promise().query(sql);
    return rows as Record<string, Cell>[];
  };
  return {
    dialect: 'mysql',
    select,
    tables: async () => {
      const columns = await select(
        `SELECT c.table_name AS t, c.column_name AS c FROM information_schema.columns c
         JOIN information_schema.tables t ON t.table_schema = c.table_schema AND t.table_name = c.table_name AND t.table_type = 'BASE TABLE'
         WHERE c.table_schema = DATABASE() ORDER BY c.table_name, c.ordinal_position`,
      );
      const names = [...new Set(columns.map(({ t }) => String(t)))].filter((name) => !INTERNAL_TABLES.has(name));
      return names.map((name) => ({ name, columns: columns.filter(({ t }) => t === name).map(({ c }) => String(c)) }));
    },
    async *rows({ name, columns }: StoredTable) {
      const sql = `SELECT ${columns.map(quoted).join(', ')} FROM ${quoted(name)}`;
      const stream = connection.query({ sql, rowsAsArray: true }).stream({ highWaterMark: ROWS_AHEAD });
      for await (const row of stream) yield row as readonly Cell[];
    },
  };
}

const quoted = (name: string): string => `\`${name}\``;
