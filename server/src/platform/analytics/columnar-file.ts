import { rmSync } from 'node:fs';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { type DuckDBConnection, DuckDBInstance, type DuckDBPendingResult, DuckDBPendingResultState } from '@duckdb/node-api';

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
  private readonly readers = new Map<DuckDBConnection, Promise<unknown>>();

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
  async read(statements: readonly Statement[]): Promise<ColumnarRows[]> {
    const reader = await this.instance.connect();
    const reading = readAll(reader, statements);
    this.readers.set(reader, reading);
    try {
      return await reading;
    } finally {
      this.readers.delete(reader);
      reader.closeSync();
    }
  }

  /** Breaks off what is being read and waits for what is being written. */
  async close(): Promise<void> {
    for (const reader of this.readers.keys()) reader.interrupt();
    await Promise.allSettled([...this.readers.values(), this.writing]);
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
  for (const { sql, values = [] } of statements) {
    const pending = await reader.start(sql, [...values]);
    await runHere(pending);
    const result = await pending.readAll();
    // The statements select numbers, texts, booleans and lists of texts.
    results.push(result.getRowsJS().map((row) => row.map((value) => (typeof value === 'bigint' ? Number(value) : value))) as ColumnarRows);
  }
  return results;
}

/**
 * Works on a query on the thread that asks, step by step, beside the threads of the library. Left to the library, the query would work on the pool that
 * files and passwords need as well, whatever the priority of this thread.
 */
async function runHere(pending: DuckDBPendingResult): Promise<void> {
  for (;;) {
    const state = pending.runTask();
    if (state === DuckDBPendingResultState.RESULT_READY) return;
    if (state === DuckDBPendingResultState.NO_TASKS_AVAILABLE) await setTimeout(1);
    else await setImmediate();
  }
}

function removeFile(path: string): void {
  for (const part of [path, `${path}.wal`, `${path}.tmp`]) rmSync(part, { force: true, recursive: true });
}
