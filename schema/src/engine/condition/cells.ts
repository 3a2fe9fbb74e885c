import type { Answer, MatrixAnswer, TableAnswer } from '../../answer/answer.js';

const isTable = (answer: TableAnswer | MatrixAnswer): answer is TableAnswer => Array.isArray(answer.rows);

const isFilled = (cell: Answer): boolean => !('fields' in cell) || Object.keys(cell.fields).length > 0;

/** Returns the contents of the answered rows of a matrix or table. */
export const cellsOf = (answer: Answer): readonly Answer[] => {
  if (!('rows' in answer)) return [];
  return isTable(answer) ? answer.rows.map((fields) => ({ fields })).filter(isFilled) : Object.values(answer.rows);
};

/** Returns the contents of one row, undefined for an empty one. A fixed table knows its rows by their `place`, counted from 0. */
export const cellOf = (answer: Answer, rowId: number, place: number): Answer | undefined => {
  if (!('rows' in answer)) return undefined;
  if (!isTable(answer)) return Object.hasOwn(answer.rows, rowId) ? answer.rows[rowId] : undefined;
  const fields = answer.rows[place];
  return fields !== undefined && isFilled({ fields }) ? { fields } : undefined;
};
