import { LIMITS, type NewOption, SUCCESS_CODE } from '@wence/schema';

type FileFault = 'one' | 'formatError' | 'tooLarge';

const MEBIBYTE = 1024 * 1024;
/** First bytes of .xlsx and .xls files. */
const MARKS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

/** File filter of the system's file dialog. A chosen file is checked by its content, not by its name. */
export const CASCADE_FILES = '.xls,.xlsx';

/** Reason to refuse chosen files: not exactly one, not a spreadsheet by its first bytes, or too large (Spec 5, files). The server does the rest. */
export async function fileFault(files: readonly File[]): Promise<FileFault | null> {
  const [file] = files;
  if (!file || files.length > 1) return 'one';
  const head = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  if (!MARKS.some((mark) => mark.every((byte, place) => head[place] === byte))) return 'formatError';
  return file.size > LIMITS.cascadeFileMegabytes * MEBIBYTE ? 'tooLarge' : null;
}

/** Reply of the server to an uploaded file. */
export interface CascadeReply {
  readonly code?: unknown;
  readonly message?: unknown;
  readonly data?: unknown;
}

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};

/** The options of the question as it would be, as new ones; null: the answer holds none. */
export function repliedOptions({ code, data }: CascadeReply): readonly NewOption[] | null {
  const { options } = record(data);
  return code === SUCCESS_CODE && Array.isArray(options) ? options.map(newOption) : null;
}

function newOption(option: unknown): NewOption {
  const { title, nodes } = record(option);
  const below = Array.isArray(nodes) ? nodes.map(newOption) : [];
  return { title: String(title), ...(below.length > 0 && { nodes: below }) };
}

export const countOf = (options: readonly NewOption[]): number => options.reduce((sum, { nodes }) => sum + 1 + countOf(nodes ?? []), 0);

/** Reason why the file was refused, with its row; null if the reply contains none. */
export function repliedReason({ code, data }: CascadeReply): { reason: string; row: unknown; limit: unknown } | null {
  const { reason, row, limit } = record(data);
  return code === 'A0701' && typeof reason === 'string' ? { reason, row, limit } : null;
}
