import { rmSync } from 'node:fs';
import { setImmediate, setTimeout } from 'node:timers/promises';
import {
  type DuckDBConnection,
  type DuckDBDataChunk,
  DuckDBInstance,
  type DuckDBPendingResult,
  DuckDBPendingResultState,
} from '@duckdb/node-api';
import duckdb from '@duckdb/node-bindings';
import { notOpen } from './file-damage.js';

export interface ColumnarLimits {
  /** Memory for data and for the queries that run, in MiB; what does not fit goes to disk, up to ten times as much. */
  readonly megabytes: number;
  /** Threads that one query works with. */
  readonly threads: number;
}

export interface Statement {
  readonly sql: string;
  /** For `$1`, `$2` … */
  readonly values?: readonly (string | number | null)[];
}

/** Columns of one snapshot, row by row alike: numbers, of which those that are empty are NaN, and texts as a JSON array of strings and nulls each. */
export interface ColumnarColumns {
  readonly numbers: readonly Float64Array<ArrayBuffer>[];
  readonly texts: readonly string[];
}

/** The rows of a statement; whole numbers are numbers whatever their width. Lists are lists of texts. */
export type ColumnarRows = readonly (readonly (string | number | boolean | readonly (string | null)[] | null)[])[];

const DISK_TIMES_MEMORY = 10;
/** Share of the memory that what no checkpoint has saved yet may take. */
const UNSAVED_SHARE = 0.25;
/**
 * The log of changes is put into the file when it has grown to this many MiB. That writes the last rows of a table anew, up to 122,880 of them,
 * so that doing it at the default size, after every few thousand responses, cost more than all the rest of taking them over.
 */
const LOGGED_MEGABYTES = 64;
const HELD_BY_ANOTHER = /could not set lock|being used by another process/i;

/**
 * An analytical database in one file, which belongs to one process as long as it is open. It is disposable: a file that cannot be read is made
 * anew. Opening the same file twice in one process would break its lock, so callers claim it first (`file-claims.ts`).
 */
export class ColumnarFile {
  private writing: Promise<unknown> = Promise.resolve();
  /** Reads that are under way, those that are still connecting included, and the connections that they use. */
  private readonly reads = new Set<Promise<unknown>>();
  private readonly readers = new Set<DuckDBConnection>();
  private isClosed = false;

  private constructor(
    private readonly path: string,
    private readonly instance: DuckDBInstance,
    private readonly writer: DuckDBConnection,
    private readonly megabytes: number,
  ) {}

  /** Null: another process holds it. */
  static async open(path: string, limits: ColumnarLimits): Promise<ColumnarFile | null> {
    try {
      return await ColumnarFile.opened(path, limits);
    } catch (error) {
      if (error instanceof Error && HELD_BY_ANOTHER.test(error.message)) return null;
      removeFile(path);
      return ColumnarFile.opened(path, limits);
    }
  }

  /** Runs work in a transaction. Transactions queue; what fails leaves nothing behind. */
  write<T>(work: (writer: DuckDBConnection) => Promise<T>): Promise<T> {
    const turn = this.writing.then(() => this.transact(work));
    this.writing = turn.then(() => this.makeRoom()).catch(() => undefined);
    return turn;
  }

  /** Runs statements one after the other on one snapshot, beside whatever is written. */
  read(statements: readonly Statement[]): Promise<ColumnarRows[]> {
    return this.reading((reader) => readAll(reader, statements));
  }

  /**
   * Runs two statements on one snapshot and gives their columns rather than their rows, which is much faster for many rows. All columns of the first are
   * doubles without nulls; the second gives one row of JSON arrays.
   */
  readColumns(numbers: Statement, texts: Statement): Promise<ColumnarColumns> {
    return this.reading(async (reader) => {
      await reader.run('BEGIN TRANSACTION READ ONLY');
      const columns = await numbersOf(reader, numbers);
      const [row = []] = (await (await started(reader, texts)).readAll()).getRowsJS();
      return { numbers: columns, texts: row.map(String) };
    });
  }

  /** Writes the rows of a statement into a file. `progress` is told percents, 0 to 100, while it works. */
  copy(statement: Statement, progress: (percent: number) => void): Promise<void> {
    return this.reading(async (reader) => {
      await (await started(reader, statement, () => progress(reader.progress.percentage))).readAll();
    });
  }

  private reading<T>(work: (reader: DuckDBConnection) => Promise<T>): Promise<T> {
    const reading = this.connected(work).finally(() => this.reads.delete(reading));
    this.reads.add(reading);
    return reading;
  }

  private async connected<T>(work: (reader: DuckDBConnection) => Promise<T>): Promise<T> {
    if (this.isClosed) throw notOpen();
    const reader = await this.instance.connect();
    this.readers.add(reader);
    try {
      if (this.isClosed) throw notOpen();
      return await work(reader);
    } finally {
      this.readers.delete(reader);
      reader.closeSync();
    }
  }

  /** Breaks off what is being read and waits for what is being written. The library must not be at work any more when its thread ends. */
  async close(): Promise<void> {
    this.isClosed = true;
    for (const reader of this.readers) reader.interrupt();
    await Promise.allSettled([...this.reads, this.writing]);
    this.writer.closeSync();
    this.instance.closeSync();
  }

  /** Closes and deletes it. */
  async discard(): Promise<void> {
    await this.close();
    removeFile(this.path);
  }

  private static async opened(path: string, { megabytes, threads }: ColumnarLimits): Promise<ColumnarFile> {
    const instance = await DuckDBInstance.create(path, {
      memory_limit: `${megabytes}MiB`,
      threads: String(threads),
      temp_directory: `${path}.tmp`,
      max_temp_directory_size: `${megabytes * DISK_TIMES_MEMORY}MiB`,
      preserve_insertion_order: 'false',
      checkpoint_threshold: `${LOGGED_MEGABYTES}MiB`,
      // Nothing is ever fetched from elsewhere.
      autoinstall_known_extensions: 'false',
      autoload_known_extensions: 'false',
    });
    return new ColumnarFile(path, instance, await instance.connect(), megabytes);
  }

  /**
   * What was written stays in memory, several KiB for each column however few its rows, until a checkpoint has put it into the file, from where it is
   * read when it is needed.
   */
  private async makeRoom(): Promise<void> {
    const used = await this.writer.runAndReadAll(
      "SELECT sum(memory_usage_bytes)::DOUBLE / 1048576 FROM duckdb_memory() WHERE tag = 'IN_MEMORY_TABLE'",
    );
    if (Number(used.getRows()[0]?.[0] ?? 0) > this.megabytes * UNSAVED_SHARE) await this.writer.run('CHECKPOINT');
  }

  private async transact<T>(work: (writer: DuckDBConnection) => Promise<T>): Promise<T> {
    await this.writer.run('BEGIN TRANSACTION');
    try {
      const value = await work(this.writer);
      await this.writer.run('COMMIT');
      return value;
    } catch (error) {
      // A commit that failed has ended the transaction already.
      await this.writer.run('ROLLBACK').catch(() => undefined);
      throw error;
    }
  }
}

async function readAll(reader: DuckDBConnection, statements: readonly Statement[]): Promise<ColumnarRows[]> {
  await reader.run('BEGIN TRANSACTION READ ONLY');
  const results: ColumnarRows[] = [];
  for (const statement of statements) {
    const result = await (await started(reader, statement)).readAll();
    // The statements select numbers, texts, booleans and lists of texts.
    results.push(result.getRowsJS().map((row) => row.map((value) => (typeof value === 'bigint' ? Number(value) : value))) as ColumnarRows);
  }
  return results;
}

/** A query whose result can be read. */
async function started(reader: DuckDBConnection, { sql, values = [] }: Statement, turn?: () => void): Promise<DuckDBPendingResult> {
  const pending = await reader.start(sql, [...values]);
  await runHere(pending, turn);
  return pending;
}

/** The columns of a statement, chunk after chunk behind each other. */
async function numbersOf(reader: DuckDBConnection, statement: Statement): Promise<Float64Array<ArrayBuffer>[]> {
  const result = await (await started(reader, statement)).getResult();
  const chunks = await result.fetchAllChunks();
  const rows = chunks.reduce((sum, { rowCount }) => sum + rowCount, 0);
  return Array.from({ length: result.columnCount }, (_, column) => {
    const values = new Float64Array(rows);
    let filled = 0;
    for (const chunk of chunks) {
      values.set(doublesIn(chunk, column), filled);
      filled += chunk.rowCount;
    }
    return values;
  });
}

/** The cells of a column of doubles, in the memory of the library. */
function doublesIn({ chunk, rowCount }: DuckDBDataChunk, column: number): Float64Array {
  const { buffer, byteOffset } = duckdb.vector_get_data(
    duckdb.data_chunk_get_vector(chunk, column),
    rowCount * Float64Array.BYTES_PER_ELEMENT,
  );
  return new Float64Array(buffer, byteOffset, rowCount);
}

/**
 * Works on a query on the thread that asks, step by step, beside the threads of the library. Left to the library, the query would work on the pool that
 * files and passwords need as well, whatever the priority of this thread.
 */
async function runHere(pending: DuckDBPendingResult, turn?: () => void): Promise<void> {
  for (;;) {
    turn?.();
    const state = pending.runTask();
    if (state === DuckDBPendingResultState.RESULT_READY) return;
    if (state === DuckDBPendingResultState.NO_TASKS_AVAILABLE) await setTimeout(1);
    else await setImmediate();
  }
}

function removeFile(path: string): void {
  for (const part of [path, `${path}.wal`, `${path}.tmp`]) rmSync(part, { force: true, recursive: true });
}
