import { isRequired, rowsOf } from '../definition/defaults.js';
import type { SurveyNode } from '../definition/definition.js';
import { LIMITS } from '../limit/limits.js';
import { type AnswerReader, countErrors, ErrorList, recordWith } from './answer-reading.js';
import type { FieldTexts, TableAnswer } from './answer.js';
import { boundsOf } from './bounds.js';
import type { Offered } from './offered.js';
import { isBlank, readFieldTexts } from './read-fields.js';

const KEYS = ['rows'];
const GROWING = 2;

type RowsReader = (node: SurveyNode, given: readonly unknown[], offered: Offered, errors: ErrorList) => FieldTexts[] | undefined;

/** The n-th entry belongs to the n-th row of the document; the entry of a row that is hidden now does not count. Blank entries at the end go. */
const readFixed: RowsReader = (node, given, offered, errors) => {
  const rows: FieldTexts[] = [];
  const missing: number[] = [];
  let used = 0;
  if (given.length > rowsOf(node).length) return undefined;
  for (const { id: rowId } of rowsOf(node)) {
    const isShown = offered.rows.has(rowId);
    const fields = isShown ? readFieldTexts(given[rows.length] ?? {}, offered, errors, { rowId }) : {};
    if (fields === undefined) return undefined;
    rows.push(fields);
    if (!isBlank(fields)) used = rows.length;
    else if (isShown) missing.push(rowId);
  }
  if (used > 0 && isRequired(node)) for (const rowId of missing) errors.add({ reason: 'row', rowId });
  return rows.slice(0, used);
};

const readGrowing: RowsReader = (node, given, offered, errors) => {
  const rows: FieldTexts[] = [];
  const { min, max } = boundsOf(node);
  if (given.length > LIMITS.growingRows) return undefined;
  for (const [row, entry] of given.entries()) {
    const fields = readFieldTexts(entry, offered, errors, { row });
    if (fields === undefined) return undefined;
    if (!isBlank(fields)) rows.push(fields);
  }
  if (rows.length > 0) errors.addAll(countErrors(node.id, rows.length, min, max));
  return rows;
};

/**
 * Reads `{ rows: [{ [columnId]: text }] }`. A required fixed table asks for every row that is shown; a growing one for its fewest rows, blank ones
 * not counted.
 */
export const readTable: AnswerReader<TableAnswer> = (node, value, offered) => {
  const given = recordWith(value, KEYS)?.rows;
  if (!Array.isArray(given)) return undefined;
  const errors = new ErrorList(node.id);
  const rows = (node.subType === GROWING ? readGrowing : readFixed)(node, given, offered, errors);
  if (rows === undefined) return undefined;
  return { answer: rows.length === 0 ? undefined : { rows }, errors: errors.all };
};
