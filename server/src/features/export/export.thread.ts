import { once } from 'node:events';
import type { MessagePort } from 'node:worker_threads';
import type { Cell } from '@wence/schema';
import { lowerPriority } from '../../platform/threads/lower-priority.js';
import { serveCalls } from '../../platform/threads/thread-server.js';
import { openFileWriter, type WrittenFormat } from '../export-file/file-writers.service.js';
import type { CellBatch, FileOutcome, FilePlan } from '../export-file/output/file-writer.type.js';
import type { RowMessage, RowPortion } from '../response-table/row-stream.type.js';

interface WriteInput {
  readonly format: WrittenFormat;
  readonly path: string;
  readonly plan: FilePlan;
  /** For each source of the layout: it has texts, not numbers. */
  readonly isText: readonly boolean[];
  /** Gives the rows (`row-stream.ts`). */
  readonly port: MessagePort;
  /** One number in shared memory: the rows that are written by now. */
  readonly done: Float64Array;
}

/** The calls that the thread of a file answers. */
const handlers = {
  /** Writes a whole file. While a portion of rows is written, the next one is read on another thread. */
  async write({ format, path, plan, isText, port, done }: WriteInput): Promise<FileOutcome> {
    const cells = cellReader(isText);
    const writer = await openFileWriter(format, path, plan);
    try {
      let next = ask(port);
      for (;;) {
        const message = await next;
        if ('error' in message) throw message.error;
        if ('ended' in message) break;
        next = ask(port);
        const batch = cells(message.portion);
        await writer.write(batch);
        done[0] = (done[0] ?? 0) + batch.rows;
      }
      return await writer.end();
    } catch (error) {
      await writer.abort();
      throw error;
    } finally {
      port.close();
    }
  },
};

export type ExportHandlers = typeof handlers;

/** The next portion. The port closes when the thread on its other side ends. */
async function ask(port: MessagePort): Promise<RowMessage> {
  const settled = new AbortController();
  const { signal } = settled;
  const closed = once(port, 'close', { signal }).then(() => {
    throw new Error('the rows ended too early');
  });
  const answer = once(port, 'message', { signal }) as Promise<[RowMessage]>;
  port.postMessage(null, []);
  try {
    const [message] = await Promise.race([answer, closed]);
    return message;
  } finally {
    // Whichever did not come is not waited for any more, and says so by an error that nobody needs.
    answer.catch(() => undefined);
    closed.catch(() => undefined);
    settled.abort();
  }
}

/** Puts columns of numbers and columns of texts back into the order of the layout. The lists of one portion are used again for the next. */
function cellReader(isText: readonly boolean[]): (portion: RowPortion) => CellBatch {
  const lists = isText.map((): Cell[] => []);
  return ({ rows, numbers, texts }) => {
    let [number, text] = [0, 0];
    const columns = isText.map((hasTexts, place): readonly Cell[] => {
      if (hasTexts) return JSON.parse(texts[text++] ?? '[]') as (string | null)[];
      return filled(lists[place] ?? [], numbers[number++], rows);
    });
    return { rows, columns };
  };
}

function filled(list: Cell[], numbers: Float64Array | undefined, rows: number): Cell[] {
  for (let row = 0; row < rows; row += 1) {
    const value = numbers?.[row] ?? Number.NaN;
    list[row] = Number.isNaN(value) ? null : value;
  }
  return list;
}

lowerPriority();
serveCalls(handlers);
