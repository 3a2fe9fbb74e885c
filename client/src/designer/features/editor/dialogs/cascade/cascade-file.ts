import { LIMITS } from '@wence/schema';

export type FileFault = 'one' | 'formatError' | 'tooLarge';

const MEBIBYTE = 1024 * 1024;
/** How .xlsx and .xls files begin. */
const MARKS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

/** For the system's file dialog; what a file is called does not count. */
export const CASCADE_FILES = '.xls,.xlsx';

/** Why chosen files are not sent: not exactly one, no spreadsheet by its first bytes, or too large (Spec 5, files). The server reads the rest. */
export async function fileFault(files: readonly File[]): Promise<FileFault | null> {
  const [file] = files;
  if (!file || files.length > 1) return 'one';
  const head = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  if (!MARKS.some((mark) => mark.every((byte, place) => head[place] === byte))) return 'formatError';
  return file.size > LIMITS.cascadeFileMegabytes * MEBIBYTE ? 'tooLarge' : null;
}
