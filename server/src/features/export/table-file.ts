import type { MessagePort } from 'node:worker_threads';
import { columnPlan, type ColumnKind, EXPORT_CODE_KINDS, type ExportType, type FileLayout, fileLayout, languageOf } from '@wence/schema';
import { threadFile } from '../../platform/threads/start-thread.js';
import { ThreadClient } from '../../platform/threads/thread-client.js';
import type { WrittenFormat } from '../export-file/file-writers.service.js';
import { parquetColumns } from '../export-file/parquet-columns.policy.js';
import type { ResponseTables } from '../response-table/response-tables.read-model.js';
import type { RowCondition } from '../response-table/response-filter.policy.js';
import { quoted } from '../response-table/table-names.policy.js';
import type { ExportHandlers } from './export.thread.js';
import { exportedRows } from './export-options.policy.js';
import type { FileSource, Work } from './export-work.js';

/** Memory of the thread that writes a file, in MiB: it holds two portions of rows. */
const MEGABYTES = 128;
/** Bytes of texts that a portion of rows has on average, and the running numbers that it spans at most and at least. */
const PORTION = { bytes: 2 * 1024 * 1024, most: 4096, least: 64 } as const;
const PROGRESS_MS = 250;
const PERCENT = 100;
const TEXTS: ReadonlySet<ColumnKind> = new Set<ColumnKind>(['text', 'date', 'time']);

/** Types of files that are written here, row by row. */
type WrittenType = Exclude<ExportType, 'attachments' | 'parquet'>;

const FORMATS: Readonly<Record<WrittenType, WrittenFormat>> = { excel: 'xlsx', spss: 'sav', csv: 'csv', ndjson: 'ndjson' };

/** The amount that there is to write. */
interface Extent {
  readonly rows: number;
  /** The highest running number. */
  readonly last: number;
  readonly versions: readonly number[];
  /** Longest text of each column of texts, in bytes. */
  readonly textBytes: ReadonlyMap<string, number>;
  /** Bytes of all texts. */
  readonly bytes: number;
}

/** Writes responses as a table, on threads that let submissions go first. */
export class TableFile {
  constructor(private readonly tables: ResponseTables) {}

  /** Returns the number of rows. A0400: conditions that do not fit the survey any more. */
  async write(type: Exclude<ExportType, 'attachments'>, source: FileSource, work: Work): Promise<number> {
    const layout = layoutOf(type, source);
    const where = exportedRows(source.options, source.view);
    const extent = await this.extentOf(source, layout, where);
    work.note(0, extent.rows);
    work.signal.throwIfAborted();
    if (type === 'parquet') await this.copy(source, { layout, where, extent }, work);
    else await this.onThread(FORMATS[type], source, { layout, where, extent }, work);
    return extent.rows;
  }

  private async extentOf({ view }: FileSource, { sources }: FileLayout, { sql, values }: RowCondition): Promise<Extent> {
    const texts = sources.filter(({ kind }) => TEXTS.has(kind)).map(({ key }) => key);
    const matching = `FROM ${view.table} WHERE ${sql}`;
    const lengths = texts.flatMap((key) => [
      `coalesce(max(strlen(${quoted(key)})), 0)`,
      `coalesce(sum(strlen(${quoted(key)})), 0)::DOUBLE`,
    ]);
    const { results } = await this.tables.read(view, [
      { sql: `SELECT count(*), coalesce(max(seq), 0) ${matching}`, values },
      { sql: `SELECT DISTINCT version ${matching} ORDER BY version`, values },
      { sql: `SELECT ${['0', ...lengths].join(', ')} ${matching}`, values },
    ]);
    const [[[rows = 0, last = 0] = []] = [], versions = [], [[, ...found] = []] = []] = results;
    return {
      rows: Number(rows),
      last: Number(last),
      versions: versions.map(([version]) => Number(version)),
      textBytes: new Map(texts.map((key, index) => [key, Number(found[2 * index] ?? 0)])),
      bytes: texts.reduce((sum, _key, index) => sum + Number(found[2 * index + 1] ?? 0), 0),
    };
  }

  /** The database writes this format by itself. */
  private async copy({ view, path }: FileSource, { layout, where, extent }: Planned, { note, signal }: Work): Promise<void> {
    const select = `SELECT ${parquetColumns(layout)} FROM ${view.table} WHERE ${where.sql} ORDER BY seq`;
    const sql = `COPY (${select}) TO '${path.replaceAll("'", "''")}' (FORMAT parquet)`;
    await this.tables.copy({ sql, values: where.values }, (percent) => note(Math.floor((extent.rows * percent) / PERCENT), extent.rows));
    signal.throwIfAborted();
  }

  private async onThread(format: WrittenFormat, source: FileSource, planned: Planned, work: Work): Promise<void> {
    const { view, path, title, madeAt } = source;
    const { layout, where, extent } = planned;
    const columns = layout.sources.map(({ key, kind }) => ({ key, isText: TEXTS.has(kind) }));
    const port = await this.tables.stream({
      table: view.table,
      numbers: columns.flatMap(({ key, isText }) => (isText ? [] : [key])),
      texts: columns.flatMap(({ key, isText }) => (isText ? [key] : [])),
      where,
      last: extent.last,
      span: spanOf(extent),
    });
    const facts = { title, exportedAt: madeAt, versions: extent.versions, filter: filterText(source), responses: extent.rows };
    const plan = { layout, facts, textBytes: extent.textBytes };
    await inThread(port, { format, path, plan, isText: columns.map(({ isText }) => isText) }, extent.rows, work);
  }
}

interface Planned {
  readonly layout: FileLayout;
  readonly where: RowCondition;
  readonly extent: Extent;
}

type Job = Omit<Parameters<ExportHandlers['write']>[0], 'port' | 'done'>;

/** A thread for this file alone, which ends with it: breaking the work off is ending the thread. */
async function inThread(port: MessagePort, job: Job, rows: number, { note, signal }: Work): Promise<void> {
  const client = new ThreadClient<ExportHandlers>(threadFile('export.thread', import.meta.url), MEGABYTES);
  const done = new Float64Array(new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT));
  const timer = setInterval(() => note(done[0] ?? 0, rows), PROGRESS_MS);
  const breakOff = () => void client.stop();
  signal.addEventListener('abort', breakOff, { once: true });
  try {
    await client.call('write', { ...job, port, done }, [port]);
  } finally {
    clearInterval(timer);
    signal.removeEventListener('abort', breakOff);
    await client.stop();
  }
}

/** Running numbers that a portion spans: long texts make portions of fewer rows. */
function spanOf({ rows, bytes }: Extent): number {
  const fitting = Math.floor((PORTION.bytes * Math.max(1, rows)) / Math.max(1, bytes));
  return Math.min(PORTION.most, Math.max(PORTION.least, fitting));
}

function layoutOf(type: ExportType, { view, options }: FileSource): FileLayout {
  const { codes, multiple, language, timeZone, columns } = options;
  const plan =
    language === languageOf(view.draft.definition)
      ? view.plan
      : columnPlan(view.basis.definitions, { language, sources: view.sources, arrivals: view.arrivals });
  const chosen = columns === null ? {} : { columns };
  return fileLayout(plan, { kind: EXPORT_CODE_KINDS[codes], multiple, language, timeZone, ...chosen, numbered: type === 'spss' });
}

/** The filter as the facts of a file tell it: the JSON that programs give; empty for none. */
function filterText({ options: { filter } }: FileSource): string {
  const given = Object.entries(filter).filter(([, value]) => value !== null && value !== undefined);
  return given.length === 0 ? '' : JSON.stringify(Object.fromEntries(given));
}
