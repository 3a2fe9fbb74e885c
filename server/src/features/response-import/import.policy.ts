import { createHash } from 'node:crypto';

export const IMPORT_LIMITS = {
  megabytes: 50,
  /** The most that may come out of a workbook. */
  unpackedMegabytes: 1000,
  rows: 100_000,
  columns: 10_000,
  /** Refused cells that are listed; further ones are counted. */
  listed: 1000,
  /** Characters of a refused cell that are told. */
  told: 200,
  /** Rows that are read and stored together. */
  batch: 200,
  /** Milliseconds that reading the rows of a batch may take. */
  patience: 30_000,
  /** MiB that the thread which reads may take. */
  threadMegabytes: 768,
  /** Milliseconds for which a file is kept after it was last looked at. */
  life: 60 * 60_000,
  /** Milliseconds of silence after which an import counts as interrupted. */
  silence: 60_000,
} as const;

/** Letters of the id of an import. */
export const IMPORT_ID_LENGTH = 24;

/**
 * The submission that a row stands for, so that the same table again is the same responses: by the id of the response where the row has one, else by
 * its content. `occurrence` tells rows of equal content apart, from 0.
 */
export function submissionIdOf(
  surveyId: string,
  row: { readonly id: string | null; readonly content: string },
  occurrence: number,
): string {
  const name = row.id === null ? `content\n${occurrence}\n${row.content}` : `id\n${row.id}`;
  const hex = createHash('sha256').update(`${surveyId}\n${name}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');
}
