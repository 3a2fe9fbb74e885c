import { CsvFile } from './csv/csv-file.js';
import type { FileFormat, FilePlan, FileWriter } from './output/file-writer.type.js';
import { XlsxFile } from './xlsx/xlsx-file.js';

/** Formats that are written here, row by row; Parquet is written by the database of reports itself. */
export type WrittenFormat = Exclude<FileFormat, 'parquet'>;

type Create = (path: string, plan: FilePlan) => Promise<FileWriter>;

const WRITERS: Readonly<Partial<Record<WrittenFormat, Create>>> = {
  csv: (path, plan) => CsvFile.create(path, plan),
  xlsx: (path, plan) => Promise.resolve(new XlsxFile(path, plan)),
};

/** Begins a file of responses at this path; what was there is replaced. The layout of a .sav file has to be `numbered`. Meant for a thread of its own: writing keeps it busy. */
export function openFileWriter(format: WrittenFormat, path: string, plan: FilePlan): Promise<FileWriter> {
  const create = WRITERS[format];
  if (!create) throw new Error(`${format} is not written yet`);
  return create(path, plan);
}
