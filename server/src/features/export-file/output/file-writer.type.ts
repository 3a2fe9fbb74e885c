import type { Cell, FileFacts, FileLayout } from '@wence/schema';

export type FileFormat = 'xlsx' | 'sav' | 'csv' | 'ndjson' | 'parquet';

/** Some responses column by column: the columns in the order of the sources of the layout, each with `rows` cells as they are stored. */
export interface CellBatch {
  readonly rows: number;
  readonly columns: readonly ArrayLike<Cell>[];
}

/** A file that is to be written. */
export interface FilePlan {
  readonly layout: FileLayout;
  readonly facts: FileFacts;
  /** By key of the column of the plan, for text, date and time columns: the length of the longest cell in bytes of UTF-8. Only .sav files need it. */
  readonly textBytes: ReadonlyMap<string, number>;
}

/** The outcome of writing a file. */
export interface FileOutcome {
  /** Texts that were longer than the format takes and were cut. */
  readonly cutTexts: number;
}

/**
 * Writes a file of responses in constant memory. Batches come one after the other, each after the promise of the one before: that is how a slow disk
 * slows down who reads the responses. A writer whose `write` failed is to be aborted.
 */
export interface FileWriter {
  write(batch: CellBatch): Promise<void>;
  /** Finishes the file; it is whole once this is done. */
  end(): Promise<FileOutcome>;
  /** Closes what is open and removes what was written. */
  abort(): Promise<void>;
}
