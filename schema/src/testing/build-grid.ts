import type { NewOption, NewRow } from '../definition/new-part.js';
import { type BuiltNode, type Extras, question, type Titled, titled } from './build-node.js';

/** A matrix of a sub-type: 1 single choice, 2 multiple choice, 3 fill-in, 4 rating (without columns). */
export const matrix = (
  subType: 1 | 2 | 3 | 4,
  code: string,
  title: string,
  rows: Titled<NewRow>,
  columns: Titled<NewOption> = [],
  extras?: Extras,
): BuiltNode => ({ ...question(14, code, title, columns, extras), subType, children: titled(rows) });

/** A table with the rows given. */
export const table = (code: string, title: string, rows: Titled<NewRow>, columns: Titled<NewOption>, extras?: Extras): BuiltNode => ({
  ...question(7, code, title, columns, extras),
  subType: 1,
  children: titled(rows),
});

/** A table to which respondents add rows. */
export const growingTable = (code: string, title: string, columns: Titled<NewOption>, extras?: Extras): BuiltNode => ({
  ...question(7, code, title, columns, extras),
  subType: 2,
});

/** Pictures (rows) to drag to places (options). */
export const pictureDrag = (
  code: string,
  title: string,
  pictures: Titled<NewRow>,
  places: Titled<NewOption>,
  extras?: Extras,
): BuiltNode => ({
  ...question(37, code, title, places, extras),
  children: titled(pictures),
});
