import { type DuckDBConnection, LIST, listValue, VARCHAR } from '@duckdb/node-api';
import { ARRIVALS, columnPlan, detailColumns } from '@wence/schema';
import type { ColumnarFile } from '../../platform/analytics/columnar-file.js';
import { BoundedMap } from '../../platform/memory/bounded-map.js';
import { type StoredColumn, storedColumns, typeNamed } from './column-storage.js';
import type { ResponseChanges, TableBasis, TableCursor } from './response-row.type.js';
import { RowWriter } from './row-writer.js';
import { quoted, tableOf } from './table-names.policy.js';

/** To be raised whenever the same response gets other cells: tables with another number are made anew. */
const FORMAT = 5;
/** Surveys whose plans are kept ready. */
const KEPT = 100;

interface Prepared {
  readonly key: string;
  readonly columns: readonly StoredColumn[];
  /** Keys of the columns of received parameters: responses may have brought one before it had a column. */
  readonly received: ReadonlySet<string>;
  readonly writer: RowWriter;
}

/** A table per survey in one file, and how far each has come. */
export class StoredTables {
  private readonly prepared = new BoundedMap<string, Prepared>(KEPT);

  private constructor(private readonly file: ColumnarFile) {}

  static async in(file: ColumnarFile): Promise<StoredTables> {
    const columns = 'survey_id VARCHAR, format INTEGER, seq BIGINT, response_id VARCHAR';
    await file.write((writer) => writer.run(`CREATE TABLE IF NOT EXISTS survey_table (${columns})`));
    return new StoredTables(file);
  }

  /** Ids of the surveys that have a table. */
  async list(): Promise<string[]> {
    const [rows = []] = await this.file.read([{ sql: 'SELECT survey_id FROM survey_table' }]);
    return rows.map(([surveyId]) => String(surveyId));
  }

  /** Makes the table ready for responses to these definitions. Null: they are not known under this key and have to be sent. */
  async prepare(surveyId: string, key: string, basis: TableBasis | null): Promise<TableCursor | null> {
    const known = this.prepared.get(surveyId);
    const ready = known?.key === key ? known : basis && preparedOf(key, basis);
    if (!ready) return null;
    const cursor = await this.file.write((writer) => fit(writer, surveyId, ready));
    this.prepared.set(surveyId, ready);
    return cursor;
  }

  /** Takes over what has changed and how far that goes, in one transaction. */
  async append(surveyId: string, { isCleared, rows, replaced, cursor }: ResponseChanges): Promise<void> {
    const prepared = this.prepared.get(surveyId);
    if (!prepared) throw new Error('the table is not prepared');
    const table = tableOf(surveyId);
    await this.file.write(async (writer) => {
      if (isCleared) await writer.run(`DELETE FROM ${table}`);
      const gone = `DELETE FROM ${table} WHERE response_id IN (SELECT unnest($1))`;
      if (replaced.length > 0) await writer.run(gone, [listValue([...replaced])], [LIST(VARCHAR)]);
      if (rows.length > 0) {
        prepared.writer.write(await writer.createAppender(table), await columnsIn(writer, table), rows);
      }
      await writer.run('UPDATE survey_table SET seq = $1, response_id = $2 WHERE survey_id = $3', [
        cursor.seq,
        cursor.responseId,
        surveyId,
      ]);
    });
  }

  /** Deletes the table of a survey; whoever reads it next starts anew. */
  async drop(surveyId: string): Promise<void> {
    this.prepared.delete(surveyId);
    await this.file.write((writer) => dropTable(writer, surveyId));
  }
}

function preparedOf(key: string, { definitions, versions }: TableBasis): Prepared {
  const plan = columnPlan(definitions, { arrivals: ARRIVALS });
  return {
    key,
    columns: storedColumns(plan, detailColumns(definitions)),
    received: new Set(plan.columns.flatMap(({ key: own, parameter }) => (parameter === undefined ? [] : own))),
    writer: new RowWriter(plan, new Map(versions)),
  };
}

/** The columns of a table as they stand there; none if there is no such table. */
async function columnsIn(writer: DuckDBConnection, table: string): Promise<StoredColumn[]> {
  const columns = 'SELECT column_name, data_type FROM duckdb_columns() WHERE table_name = $1 ORDER BY column_index';
  const found = await writer.runAndReadAll(columns, [table]);
  return found.getRows().map(([key, type]) => ({ key: String(key), type: typeNamed(String(type)) }));
}

/**
 * Gives the table all these columns and tells how far it has come. What an older format, another type or a new column of what responses have brought
 * already makes useless is made anew.
 */
async function fit(writer: DuckDBConnection, surveyId: string, { columns, received }: Prepared): Promise<TableCursor> {
  const table = tableOf(surveyId);
  const known = await writer.runAndReadAll('SELECT seq, response_id FROM survey_table WHERE survey_id = $1 AND format = $2', [
    surveyId,
    FORMAT,
  ]);
  const [cursor] = known.getRows();
  const types = new Map((await columnsIn(writer, table)).map(({ key, type }) => [key, type]));
  const isUseful =
    cursor && types.size > 0 && columns.every(({ key, type }) => (types.get(key) ?? (received.has(key) ? null : type)) === type);
  if (!isUseful) return create(writer, surveyId, columns);
  for (const { key, type } of columns) {
    if (!types.has(key)) await writer.run(`ALTER TABLE ${table} ADD COLUMN ${quoted(key)} ${String(type)}`);
  }
  return { seq: Number(cursor[0]), responseId: String(cursor[1]) };
}

async function create(writer: DuckDBConnection, surveyId: string, columns: readonly StoredColumn[]): Promise<TableCursor> {
  await dropTable(writer, surveyId);
  const list = columns.map(({ key, type }) => `${quoted(key)} ${String(type)}`).join(', ');
  await writer.run(`CREATE TABLE ${tableOf(surveyId)} (${list})`);
  await writer.run("INSERT INTO survey_table VALUES ($1, $2, 0, '')", [surveyId, FORMAT]);
  return { seq: 0, responseId: '' };
}

async function dropTable(writer: DuckDBConnection, surveyId: string): Promise<void> {
  await writer.run(`DROP TABLE IF EXISTS ${tableOf(surveyId)}`);
  await writer.run('DELETE FROM survey_table WHERE survey_id = $1', [surveyId]);
}
