import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Cell,
  type Column,
  type ColumnPlan,
  type FileColumn,
  type FileFacts,
  type FileLayout,
  fileLayout,
  type FileOptions,
} from '@wence/schema';
import { openFileWriter, type WrittenFormat } from './file-writers.service.js';
import type { CellBatch, FileOutcome, FilePlan } from './output/file-writer.type.js';

export const CODES: FileOptions = { kind: 1, multiple: 'columns', language: 'en', timeZone: 'Asia/Shanghai' };
export const TEXTS: FileOptions = { ...CODES, kind: 2 };
export const NUMBERS: FileOptions = { ...CODES, numbered: true };

export const FACTS: FileFacts = {
  title: 'Tea & coffee',
  exportedAt: new Date('2026-03-31T16:00:00Z'),
  versions: [1, 2],
  filter: '',
  responses: 2,
};

/** A row of cells by key of the column. */
export type Row = Readonly<Record<string, Cell>>;

const bytesOf = (cell: Cell | undefined): number => (typeof cell === 'string' ? Buffer.byteLength(cell) : 0);

/** The plan that a writer gets for these rows. */
export const planFor = (layout: FileLayout, rows: readonly Row[], facts: FileFacts = FACTS): FilePlan => ({
  layout,
  facts: { ...facts, responses: rows.length },
  textBytes: new Map(layout.sources.map(({ key }) => [key, Math.max(0, ...rows.map((row) => bytesOf(row[key])))])),
});

export const batchOf = ({ sources }: FileLayout, rows: readonly Row[]): CellBatch => ({
  rows: rows.length,
  columns: sources.map(({ key }) => rows.map((row) => row[key] ?? null)),
});

/** A folder that is gone after the work. */
export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'wence-file-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

const ROWS_AT_ONCE = 3;

/** Writes rows in several batches. */
export async function writeRows(format: WrittenFormat, path: string, layout: FileLayout, rows: readonly Row[]): Promise<FileOutcome> {
  const writer = await openFileWriter(format, path, planFor(layout, rows));
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await writer.write(batchOf(layout, rows.slice(from, from + ROWS_AT_ONCE)));
  }
  return writer.end();
}

/** The file that tests write. */
export interface GivenRows {
  readonly plan: ColumnPlan;
  readonly options: FileOptions;
  readonly rows: readonly Row[];
}

/** Writes rows of a plan to a file and hands it to a reader. */
export const written = <T>(format: WrittenFormat, { plan, options, rows }: GivenRows, read: (path: string) => Promise<T>): Promise<T> =>
  inFolder(async (folder) => {
    const path = join(folder, `responses.${format}`);
    await writeRows(format, path, fileLayout(plan, options), rows);
    return read(path);
  });

/** A value as a reader gives it. */
export type Given = string | number | null;

/** The cell that a value in a file of codes stands for, told by the codebook and not by how it was written. */
export function cellOf({ kind, values }: Column, { labels, missing }: FileColumn, given: Given): Cell {
  if (given === null || given === '') return null;
  if (missing.some((code) => String(code) === String(given))) return Number(given);
  switch (kind) {
    case 'code':
      return values[labels.findIndex(({ code }) => String(code) === String(given))]?.value ?? `unknown code ${given}`;
    case 'flag':
    case 'state':
    case 'integer':
    case 'number':
      return Number(given);
    case 'instant':
      return typeof given === 'number' ? given : Date.parse(given);
    case 'date':
      return String(given).replace(' ', 'T');
    case 'time':
    case 'text':
      return String(given);
  }
}
