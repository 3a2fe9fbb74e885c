import type { SurveyRow } from '../definition.js';

/** A row with every field spelled out (Spec 3: rows are the children of a matrix, with the fields of options that rows have). */
export interface RowRecord {
  readonly id: number;
  readonly code: string;
  readonly title: string;
  readonly rightTitle: string;
  readonly image: string;
  /** Counted from 1. */
  readonly position: number;
  /** The question it is a row of. */
  readonly parentId: number;
  readonly other: boolean;
  readonly locked: boolean;
}

/** The fields of one row of a question; `place` counts from 0. */
export const rowRecord = (row: SurveyRow, place: number, nodeId: number): RowRecord => ({
  id: row.id,
  code: row.code,
  title: row.title,
  rightTitle: row.rightTitle ?? '',
  image: row.image ?? '',
  position: place + 1,
  parentId: nodeId,
  other: row.other ?? false,
  locked: row.locked ?? false,
});
