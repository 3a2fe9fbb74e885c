import { withinTime } from '../../platform/concurrency/within-time.js';
import { SheetFault } from '../../platform/spreadsheet/sheet-fault.js';
import { threadFile } from '../../platform/threads/start-thread.js';
import { ThreadClient } from '../../platform/threads/thread-client.js';
import type { handlers, Outcome } from './import.thread.js';
import { IMPORT_LIMITS } from './import.policy.js';
import type { Headings, ReadRow, TableJob } from './table-reader.js';

/** Thrown if a batch of rows was not read within its time, or within the memory of its thread. */
export class TookTooLong extends Error {}

/** Reads one table after the other on a thread of its own, within limits of time and memory. A thread that breaks them is ended. */
export class ImportTable {
  private thread: ThreadClient<typeof handlers> | null = null;

  /** The headings; null: there are none. Throws a `SheetFault` or `TookTooLong`. */
  open(job: TableJob): Promise<Headings | null> {
    this.thread ??= new ThreadClient(threadFile('import.thread', import.meta.url), IMPORT_LIMITS.threadMegabytes);
    return this.within(this.thread.call('open', job));
  }

  /** The rows below, in batches. Throws a `SheetFault` or `TookTooLong`. */
  async *batches(): AsyncGenerator<ReadRow[], void> {
    while (this.thread) {
      const rows = await this.within(this.thread.call('next', IMPORT_LIMITS.batch));
      if (rows.length === 0) return;
      yield rows;
    }
  }

  /** Lets go of the table. */
  async close(): Promise<void> {
    if (this.thread) await this.within(this.thread.call('close', null));
  }

  async stop(): Promise<void> {
    const { thread } = this;
    this.thread = null;
    await thread?.stop();
  }

  private async within<Value>(call: Promise<Outcome<Value>>): Promise<Value> {
    const outcome = await withinTime(call, IMPORT_LIMITS.patience, LATE).catch(async (error: unknown) => {
      await this.stop();
      throw isLimit(error) ? new TookTooLong(LATE, { cause: error }) : error;
    });
    if ('fault' in outcome) throw new SheetFault(outcome.fault);
    return outcome.value;
  }
}

const LATE = 'a table took too long to read';

function isLimit(error: unknown): boolean {
  const { code, message } = error as { readonly code?: string; readonly message?: string };
  return code === 'ERR_WORKER_OUT_OF_MEMORY' || message === LATE;
}
