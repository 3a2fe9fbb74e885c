import { AppError } from '../errors/app-error.js';
import { threadFile } from '../threads/start-thread.js';
import { type ThreadLimits, ThreadPool } from '../threads/thread-pool.js';
import { notSpreadsheet, SheetFault } from './sheet-fault.js';
import type { SheetRow } from './sheet-row.js';
import { xlsxRows } from './xlsx-rows.js';
import { ZipParts } from './zip-parts.js';

const ZIP = Buffer.from('504b0304', 'hex');
const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/** A hostile file of a few kilobytes can have the library loop for hours, and one of a few megabytes can fill gigabytes. */
const XLS_LIMITS: ThreadLimits = { threads: 1, waiting: 20, milliseconds: 10_000, megabytes: 256 };

export function xlsThreads(limits = XLS_LIMITS): ThreadPool<Uint8Array, SheetRow[] | null> {
  return new ThreadPool(threadFile('xls.thread', import.meta.url), limits);
}

/** Its thread begins with the first .xls file. It holds up no exit, so nobody has to stop it. */
const sharedThreads = xlsThreads();

/**
 * The rows of the first sheet of an .xls or .xlsx file that say something, told by its contents and not by its name. Whoever has enough stops asking,
 * and nothing more is unpacked. Throws a `SheetFault`: it is neither, it is damaged or locked, or more than `most` bytes come out of it. B0503 if too many
 * .xls files wait to be read.
 */
export async function* sheetRows(file: Buffer, most: number, threads = sharedThreads): AsyncGenerator<SheetRow, void> {
  try {
    if (begins(file, ZIP)) yield* xlsxRows(await ZipParts.open(file, most));
    else if (begins(file, COMPOUND)) yield* await xlsRows(file, threads);
    else throw notSpreadsheet();
  } catch (error) {
    // Any other error means a damaged file, e.g. one with offsets beyond its end.
    throw error instanceof SheetFault || error instanceof AppError ? error : notSpreadsheet(error);
  }
}

const begins = (file: Buffer, mark: Buffer): boolean => file.subarray(0, mark.length).equals(mark);

/** The rows of a workbook of the older kind, read on a thread. */
async function xlsRows(file: Buffer, threads: typeof sharedThreads): Promise<SheetRow[]> {
  const { value, isWhole } = await threads.run(file);
  if (!isWhole) throw new SheetFault('tooLarge');
  if (!value) throw notSpreadsheet();
  return value;
}
