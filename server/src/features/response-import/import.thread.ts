import { SheetFault } from '../../platform/spreadsheet/sheet-fault.js';
import { serveCalls } from '../../platform/threads/thread-server.js';
import { TableReader, type TableJob } from './table-reader.js';

let reader: TableReader | null = null;

/** The handlers of the thread: one table is read by each. */
export const handlers = {
  /** Reads the headings; null: the file has none. */
  open: (job: TableJob) => asFault(async () => (reader = new TableReader(job)).open()),
  close: () => asFault(async () => (reader = null)),
  next: (rows: number) => asFault(async () => reader?.next(rows) ?? []),
};

/** A fault as a value: errors lose what they are on their way between threads. */
export type Outcome<Value> = { readonly value: Value } | { readonly fault: SheetFault['reason'] };

async function asFault<Value>(work: () => Promise<Value>): Promise<Outcome<Value>> {
  try {
    return { value: await work() };
  } catch (error) {
    if (error instanceof SheetFault) return { fault: error.reason };
    throw error;
  }
}

serveCalls(handlers);
