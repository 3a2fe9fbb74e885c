import { csvFormat } from './csv/csv-format.js';
import { ndjsonFormat } from './ndjson/ndjson-format.js';
import type { FileFormat, FilePlan, FileWriter } from './output/file-writer.type.js';
import { LineFile } from './output/line-file.js';
import { SavFile } from './sav/sav-file.js';
import { XlsxFile } from './xlsx/xlsx-file.js';

/** Formats that are written here, row by row; Parquet is written by the database of reports itself. */
export type WrittenFormat = Exclude<FileFormat, 'parquet'>;

type Create = (path: string, plan: FilePlan) => Promise<FileWriter>;

const WRITERS: Readonly<Record<WrittenFormat, Create>> = {
  csv: (path, { layout }) => LineFile.create(path, layout, csvFormat(layout)),
  xlsx: (path, plan) => Promise.resolve(new XlsxFile(path, plan)),
  sav: (path, plan) => SavFile.create(path, plan),
  ndjson: (path, { layout }) => LineFile.create(path, layout, ndjsonFormat(layout)),
};

/**
 * Begins a file of responses at this path (Spec 3, export types); what was there is replaced. The layout of a .sav file has to be `numbered`. Meant for
 * a thread of its own, which it keeps busy.
 */
export const openFileWriter = (format: WrittenFormat, path: string, plan: FilePlan): Promise<FileWriter> => WRITERS[format](path, plan);
