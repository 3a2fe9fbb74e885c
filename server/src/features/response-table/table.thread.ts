import type { MessagePort } from 'node:worker_threads';
import { ColumnarFile, type ColumnarLimits, type Statement } from '../../platform/analytics/columnar-file.js';
import { notOpen } from '../../platform/analytics/file-damage.js';
import { lowerPriority, withLowThreads } from '../../platform/threads/lower-priority.js';
import { serveCalls } from '../../platform/threads/thread-server.js';
import type { ResponseChanges, TableBasis } from './response-row.type.js';
import { serveRows } from './row-stream.js';
import type { RowStreamRequest } from './row-stream.type.js';
import { StoredTables } from './stored-tables.js';

interface Open {
  readonly file: ColumnarFile;
  readonly tables: StoredTables;
}

let open: Open | null = null;

function opened(): Open {
  if (!open) throw notOpen();
  return open;
}

/** What the thread that owns the file of tables can be asked for. */
const handlers = {
  /** False: another process holds the file. */
  async open({ path, limits }: { path: string; limits: ColumnarLimits }): Promise<boolean> {
    // Submissions go first.
    const file = await withLowThreads(() => ColumnarFile.open(path, limits));
    if (file) open = { file, tables: await StoredTables.in(file) };
    return file !== null;
  },
  list: (_input: object) => opened().tables.list(),
  prepare: ({ surveyId, key, basis }: { surveyId: string; key: string; basis: TableBasis | null }) =>
    opened().tables.prepare(surveyId, key, basis),
  append: ({ surveyId, changes }: { surveyId: string; changes: ResponseChanges }) => opened().tables.append(surveyId, changes),
  drop: ({ surveyId }: { surveyId: string }) => opened().tables.drop(surveyId),
  read: ({ statements }: { statements: readonly Statement[] }) => opened().file.read(statements),
  /** Serves rows at a port until its other side is closed (`row-stream.ts`). */
  stream: ({ request, port }: { request: RowStreamRequest; port: MessagePort }) => serveRows(() => opened().file, request, port),
  /** Writes rows into a file; `percent`, one number, is told how far it is. */
  copy: ({ statement, percent }: { statement: Statement; percent: Float64Array }) =>
    opened().file.copy(statement, (done) => {
      percent[0] = done;
    }),
  /** Closes the file; `discard` deletes it as well. */
  async close({ discard }: { discard: boolean }): Promise<void> {
    const last = open;
    open = null;
    await (discard ? last?.file.discard() : last?.file.close());
  },
};

export type TableHandlers = typeof handlers;

lowerPriority();
serveCalls(handlers);
