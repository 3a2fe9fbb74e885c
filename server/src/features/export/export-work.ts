import type { TableView } from '../response-table/response-tables.read-model.js';
import type { ExportOptions } from './export-options.policy.js';

/** There are no attachments among the responses that were meant. */
export class NoFiles extends Error {}

/** Takes how many rows are done, of how many. */
export type Note = (rowsDone: number, rowsTotal: number | null) => void;

/** The work on one file as the task behind it sees it. */
export interface Work {
  /** Aborted: the file is not wanted any more. */
  readonly signal: AbortSignal;
  readonly note: Note;
}

/** All that a file is made from. */
export interface FileSource {
  readonly view: TableView;
  readonly options: ExportOptions;
  /** Title of the survey as plain text. */
  readonly title: string;
  readonly madeAt: Date;
  /** The path at which it is to be written. */
  readonly path: string;
}

/** A file on this machine that is whole and not stored yet. */
export interface MadeFile {
  readonly name: string;
  readonly rows: number;
  readonly path: string;
  discard(): Promise<void>;
}
