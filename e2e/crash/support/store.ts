import libsql from 'libsql';
import { createConnection } from 'mysql2/promise';

/** A column of text or of numbers; numbers of either database come as numbers. */
type Row = Readonly<Record<string, string | number>>;

/** A connection of our own, past the server. */
export interface Store {
  query(sql: string, values?: readonly string[]): Promise<Row[]>;
  run(sql: string, values?: readonly (string | number | null)[]): Promise<void>;
  tables(): Promise<string[]>;
  /** Faults that the database finds in its own files; empty if they are sound. */
  faults(): Promise<string[]>;
  close(): Promise<void>;
}

export function openStore(databaseUrl: string): Promise<Store> {
  return databaseUrl.startsWith('sqlite:') ? sqliteStore(databaseUrl.slice('sqlite:'.length)) : mysqlStore(databaseUrl);
}

async function sqliteStore(file: string): Promise<Store> {
  const database = new libsql(file, { timeout: 10_000 });
  const query = async (sql: string, values: readonly string[] = []) => database.prepare(sql).all(...values) as Row[];
  return {
    query,
    run: async (sql, values = []) => {
      database.prepare(sql).run(...values);
    },
    tables: async () => (await query(`SELECT name FROM sqlite_master WHERE type = 'table'`)).map(({ name }) => String(name)),
    faults: async () => {
      const [first, ...rest] = (await query('PRAGMA integrity_check')).map((row) => String(Object.values(row)[0]));
      return first === 'ok' ? [] : [first ?? 'no answer', ...rest];
    },
    close: async () => {
      database.close();
    },
  };
}

async function mysqlStore(url: string): Promise<Store> {
  const connection = await createConnection(url);
  const query = async (sql: string, values: readonly string[] = []) => (await connection.query(sql, [...values]))[0] as Row[];
  const tables = async () => (await query('SHOW TABLES')).map((row) => String(Object.values(row)[0]));
  return {
    query,
    run: async (sql, values = []) => {
      await connection.query(sql, [...values]);
    },
    tables,
    faults: async () => {
      const names = (await tables()).map((name) => `\`${name}\``).join(', ');
      const rows = await query(`CHECK TABLE ${names}`);
      return rows.filter((row) => row['Msg_text'] !== 'OK').map((row) => JSON.stringify(row));
    },
    close: () => connection.end(),
  };
}
