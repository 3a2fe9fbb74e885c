import { type AnswerError, boundsOf, type FieldTexts, type SurveyNode, type SurveyOption } from '@wence/schema';
import { isBlankRow, isGrowing, type TableRow } from './table-rows';

const isIn = ({ rowId, place }: TableRow, error: AnswerError): boolean =>
  rowId === undefined ? error.row === place : error.rowId === rowId;

/** What is wrong with what stands in one cell. */
export function cellError(row: TableRow, column: SurveyOption, errors: readonly AnswerError[]): AnswerError | undefined {
  return errors.find((error) => error.optionId === column.id && isIn(row, error));
}

/** What is wrong with a row as a whole: it is empty and must not be. */
export function rowError(row: TableRow, errors: readonly AnswerError[]): AnswerError | undefined {
  return errors.find((error) => error.optionId === undefined && isIn(row, error));
}

/** Whether a place in the table says it: the whole table need not say it again. */
export function hasPlace({ optionId, rowId, row }: AnswerError): boolean {
  return optionId !== undefined || rowId !== undefined || row !== undefined;
}

/** Whether an answer to a required question needs this row: every named one, and as many of the others as the fewest. */
export function isNeeded(node: SurveyNode, { place }: TableRow): boolean {
  return !isGrowing(node) || place < boundsOf(node).min;
}

/** Whether a row is missing, by itself or because too little of the table is filled in. */
export function isRowMissing(node: SurveyNode, row: TableRow, texts: FieldTexts | undefined, errors: readonly AnswerError[]): boolean {
  if (!isBlankRow(texts)) return false;
  const lacksRows = errors.some((error) => !hasPlace(error) && (error.reason === 'required' || error.reason === 'min'));
  return rowError(row, errors) !== undefined || (lacksRows && isNeeded(node, row));
}
