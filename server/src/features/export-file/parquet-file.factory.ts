import { type DuckDBConnection, DuckDBInstance, type DuckDBValue } from '@duckdb/node-api';
import { fileLayout } from '@wence/schema';
import { storedColumns } from '../response-table/column-storage.js';
import type { GivenRows } from './export-file.factory.js';
import { parquetColumns } from './parquet-columns.policy.js';

async function inMemory<T>(work: (connection: DuckDBConnection) => Promise<T>): Promise<T> {
  const connection = await (await DuckDBInstance.create()).connect();
  try {
    return await work(connection);
  } finally {
    connection.closeSync();
  }
}

/** Writes a Parquet file as the database of reports does, from a table as it stores them. */
export const writeParquet = (path: string, { plan, options, rows }: GivenRows): Promise<void> =>
  inMemory(async (connection) => {
    const stored = storedColumns(plan, []);
    await connection.run(`CREATE TABLE responses (${stored.map(({ key, type }) => `"${key}" ${String(type)}`).join(', ')})`);
    const appender = await connection.createAppender('responses');
    for (const row of rows) {
      for (const { key, type } of stored) appender.appendValue(row[key] ?? null, type);
      appender.endRow();
    }
    appender.closeSync();
    const list = parquetColumns(fileLayout(plan, options));
    await connection.run(`COPY (SELECT ${list} FROM responses ORDER BY seq) TO '${path}' (FORMAT parquet)`);
  });

/** The rows of a statement. */
export const valuesOf = (sql: string): Promise<DuckDBValue[][]> =>
  inMemory(async (connection) => (await connection.runAndReadAll(sql)).getRows());
