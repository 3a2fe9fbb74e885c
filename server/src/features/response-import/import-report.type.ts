import type { ImportReason } from '@wence/schema';

/** The reasons for which a file as a whole cannot be imported. */
export type FileFault = 'notTable' | 'tooLarge' | 'tooManyRows' | 'empty' | 'noColumns' | 'tookTooLong';

/** A cell that is refused, with the number of its row as spreadsheet programs count, from 1 for the headings. */
export interface RefusedCell {
  readonly row: number;
  /** Name of the column in the plan of the survey. */
  readonly column: string;
  /** The beginning of what stands in it. */
  readonly text: string;
  readonly reason: ImportReason;
  readonly limit: number | null;
}

/** The report on a table of responses, as far as it has been read. */
export interface ImportReport {
  /** The reason for which nothing of the file can be imported; null: nothing speaks against it as a whole. */
  readonly fault: FileFault | null;
  /** Rows that were looked at, headings not counted. */
  readonly rows: number;
  /** Rows that become responses. */
  readonly ready: number;
  /** Rows that are responses of this survey already. */
  readonly known: number;
  readonly refusedRows: number;
  readonly refusedCells: number;
  /** The first of the refused cells. */
  readonly cells: readonly RefusedCell[];
  /** Headings that name no column. */
  readonly unknownColumns: readonly string[];
  /** Headings that name a column which another one has named before. */
  readonly repeatedColumns: readonly string[];
  /** Names of columns of the survey that the table does not have. */
  readonly absentColumns: readonly string[];
  /** Responses that were stored. */
  readonly imported: number;
}

export const NOTHING_READ: ImportReport = {
  fault: null,
  rows: 0,
  ready: 0,
  known: 0,
  refusedRows: 0,
  refusedCells: 0,
  cells: [],
  unknownColumns: [],
  repeatedColumns: [],
  absentColumns: [],
  imported: 0,
};

/** The way in which a table is read. */
export interface ImportOptions {
  /** IANA name of the zone of local times. */
  readonly timeZone: string;
  /** The reading of a cell that could be the code of one option and the title of another. */
  readonly preferred: 'code' | 'title';
}
