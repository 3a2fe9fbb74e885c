import {
  type AnswerError,
  boundsOf,
  type FieldTexts,
  type SurveyNode,
  type SurveyOption,
  type Answer,
  type Language,
  readableText,
} from '@wence/schema';
import { messagesIn } from '../../i18n/messages';
import type { Shown } from '../base/question-props';
import { fieldErrorText } from '../fields/fields';
import { isBlankRow, isGrowing, type TableRow, textRows } from './table';
import { wordsIn } from './words';

const isIn = ({ rowId, place }: TableRow, error: AnswerError): boolean =>
  rowId === undefined ? error.row === place : error.rowId === rowId;

/** The error of one cell. */
export function cellError(row: TableRow, column: SurveyOption, errors: readonly AnswerError[]): AnswerError | undefined {
  return errors.find((error) => error.optionId === column.id && isIn(row, error));
}

/** The error of a whole row: it is empty and must not be. */
export function rowError(row: TableRow, errors: readonly AnswerError[]): AnswerError | undefined {
  return errors.find((error) => error.optionId === undefined && isIn(row, error));
}

/** Returns whether the error belongs to a place in the table, where it is shown instead of under the table. */
export function hasPlace({ optionId, rowId, row }: AnswerError): boolean {
  return optionId !== undefined || rowId !== undefined || row !== undefined;
}

/** Returns whether an answer to a required question needs this row: every named row, and added rows up to the minimum. */
export function isNeeded(node: SurveyNode, { place }: TableRow): boolean {
  return !isGrowing(node) || place < boundsOf(node).min;
}

/** Returns whether a row is missing, by itself or because too few rows are filled in. */
export function isRowMissing(node: SurveyNode, row: TableRow, texts: FieldTexts | undefined, errors: readonly AnswerError[]): boolean {
  if (!isBlankRow(texts)) return false;
  const lacksRows = errors.some((error) => !hasPlace(error) && (error.reason === 'required' || error.reason === 'min'));
  return rowError(row, errors) !== undefined || (lacksRows && isNeeded(node, row));
}

/** Says how to put a table right, naming row and column. Undefined: the page's own words will do. */
export function tableError(
  language: Language,
  { node, options, rows }: Shown,
  answer: Answer | undefined,
  error: AnswerError,
): string | undefined {
  const words = wordsIn(language);
  const messages = messagesIn(language);
  const texts = textRows(answer);
  const filled = texts.filter((each) => !isBlankRow(each)).length;
  const title = rows.find(({ id }) => id === error.rowId)?.title ?? '';
  const row = error.row === undefined ? words.titled(readableText(title)) : words.row(error.row + 1);
  const column = options.find(({ id }) => id === error.optionId);
  if (column) {
    const place = error.row ?? node.children?.findIndex(({ id }) => id === error.rowId) ?? 0;
    const text = fieldErrorText(messages, column, texts[place]?.[column.id] ?? '', error);
    return words.inCell(row, readableText(column.title), text);
  }
  if (error.reason === 'row') return words.inRow(row, messages.errors.fillIn);
  if (error.reason === 'min') return words.fewRows(error.limit ?? 0, filled);
  return error.reason === 'max' ? words.manyRows(error.limit ?? 0, filled) : undefined;
}
