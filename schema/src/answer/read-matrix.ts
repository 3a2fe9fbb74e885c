import { isRequired } from '../definition/defaults.js';
import type { SurveyNode } from '../definition/definition.js';
import { LIMITS } from '../limit/limits.js';
import { isRecord } from '../reading/plain-copy.js';
import { textLength } from '../text/text.js';
import { type AnswerReader, ErrorList, recordWith, trimmed, unknownIds } from './answer-reading.js';
import type { MatrixAnswer, MatrixCell } from './answer.js';
import type { Offered } from './offered.js';
import { readChoice, readMultiple } from './read-choices.js';
import { isBlank, readFields } from './read-fields.js';
import { readNumber } from './read-scale.js';
import { readText } from './read-text.js';

const KEYS = ['rows', 'names'];

/** Returns the reader for the rows of a matrix, depending on its sub-type (Spec 3); pictures are dragged to one option each. */
function cellReader({ subType, options }: SurveyNode): AnswerReader<MatrixCell> {
  if (subType === 2) return readMultiple;
  if (subType === 3) return options === undefined ? readText : readFields;
  return subType === 4 ? readNumber : readChoice;
}

type Cells = Record<string, MatrixCell>;

/** Null: no row is answered. Undefined: not rows of this question at all. */
function readCells(node: SurveyNode, rows: unknown, offered: Offered, errors: ErrorList): Cells | null | undefined {
  const unknown = isRecord(rows) ? unknownIds(rows, offered.isKnown) : undefined;
  if (!isRecord(rows) || unknown === undefined) return undefined;
  for (const rowId of unknown) errors.add({ reason: 'unknownRow', rowId });
  const readCell = cellReader(node);
  let cells: Cells | null = null;
  for (const rowId of offered.rows.keys()) {
    if (rows[rowId] === undefined) continue;
    const reading = readCell(node, rows[rowId], offered);
    if (reading === undefined) return undefined;
    errors.addAll(reading.errors, { rowId });
    if (reading.answer !== undefined) (cells ??= {})[rowId] = reading.answer;
  }
  return cells;
}

/** Names of the answered rows that the respondent names; undefined when one is not a text. */
function readNames(cells: object, names: unknown, { rows }: Offered, errors: ErrorList): Record<string, string> | undefined {
  const given = names === undefined ? {} : names;
  const read: Record<string, string> = {};
  if (!isRecord(given)) return undefined;
  for (const { id: rowId, other = false } of rows.values()) {
    if (!other || !Object.hasOwn(cells, rowId)) continue;
    const name = trimmed(given[rowId]);
    if (name === null) return undefined;
    if (name === '') errors.add({ reason: 'other', rowId });
    else read[rowId] = name;
    if (textLength(name) > LIMITS.otherText) errors.add({ reason: 'maxWord', limit: LIMITS.otherText, rowId });
  }
  return read;
}

/** Reports each row whose column is taken by an earlier row, if a column takes one row only (`is_one`). */
function addTaken(cells: Readonly<Record<string, MatrixCell>>, { rows }: Offered, errors: ErrorList): void {
  const taken = new Set<number>();
  for (const rowId of rows.keys()) {
    const cell = cells[rowId];
    if (cell === undefined || !('option' in cell)) continue;
    if (taken.has(cell.option)) errors.add({ reason: 'unique', rowId, optionId: cell.option });
    taken.add(cell.option);
  }
}

/** Rows that are named by the respondent may stay empty; where columns are taken, so may the rows that no column is left for. */
function addMissing(node: SurveyNode, cells: Readonly<Record<string, MatrixCell>>, { rows, options }: Offered, errors: ErrorList): void {
  if (node.setting?.is_one === true && Object.keys(cells).length >= options.size) return;
  for (const { id: rowId, other = false } of rows.values()) if (!other && cells[rowId] === undefined) errors.add({ reason: 'row', rowId });
}

/**
 * Reads `{ rows: { [rowId]: cell }, names?: { [rowId]: text } }`. The limits of choices hold in each row (Spec 5, matrix multiple choice). A required
 * matrix asks for every row that is shown. A row that is not offered now is not answered (R15).
 */
export const readMatrix: AnswerReader<MatrixAnswer> = (node, value, offered) => {
  const record = recordWith(value, KEYS);
  const errors = new ErrorList(node.id);
  const rows = readCells(node, record?.rows, offered, errors);
  if (rows === undefined) return undefined;
  const names = readNames(rows ?? {}, record?.names, offered, errors);
  if (names === undefined) return undefined;
  if (rows === null) return { answer: undefined, errors: errors.all };
  if (node.setting?.is_one === true) addTaken(rows, offered, errors);
  if (isRequired(node)) addMissing(node, rows, offered, errors);
  return { answer: isBlank(names) ? { rows } : { rows, names }, errors: errors.all };
};
