import { type AnswerError, type SurveyRow, type Answer, type Language, textLength } from '@wence/schema';
import { messagesIn } from '../../i18n/messages';
import type { Messages } from '../../i18n/zh-CN';
import type { Shown } from '../base/question-props';
import { matrixIn, shortTitle } from './matrix-answer';
import type { RowErrors, MatrixTexts } from './matrix-kind';
import { wordsIn } from './words';

/** Errors of what the respondent called the row speak of no column. */
const isOfName = (row: SurveyRow | undefined, { reason, optionId }: AnswerError): boolean =>
  row?.other === true && optionId === undefined && (reason === 'other' || reason === 'maxWord');

/** A question without any answer is one error for all rows that must be answered. */
export function errorsOfRow(row: SurveyRow, errors: readonly AnswerError[]): RowErrors {
  const own = errors.filter(({ rowId }) => rowId === row.id);
  const ofCell = own.filter((error) => !isOfName(row, error));
  const isMissing = !row.other && errors.some(({ reason, rowId }) => reason === 'required' && rowId === undefined);
  return {
    told: own[0],
    isNameWrong: own.length > ofCell.length,
    isCellWrong: isMissing || ofCell.length > 0,
    optionIds: ofCell.flatMap(({ optionId }) => optionId ?? []),
  };
}

/** Rows that an error names; the others are seen beside them. */
const NAMED = 3;

/** The error text shown next to one row. */
export function rowErrorText(messages: Messages, texts: MatrixTexts, shown: Shown, answer: Answer | undefined, error: AnswerError): string {
  const words = wordsIn(messages.language);
  const { reason, rowId = 0, limit = 0 } = error;
  const row = shown.rows.find(({ id }) => id === rowId);
  if (reason === 'row') return words.missing;
  if (!isOfName(row, error)) return texts.cellError(messages, shown, answer, error);
  return reason === 'other' ? words.nameMissing : messages.errors.wordsTo(limit, textLength(matrixIn(answer).names?.[rowId]?.trim() ?? ''));
}

/** The error of the whole question: which rows are missing, or the first row that is wrong and how to put it right. */
export function matrixErrorText(texts: MatrixTexts, language: Language, shown: Shown, answer: Answer | undefined, error: AnswerError) {
  const messages = messagesIn(language);
  const words = wordsIn(language);
  const { reason, rowId } = error;
  if (rowId === undefined) return reason === 'required' ? texts.askedFor(messages, shown.node) : undefined;
  const cells = matrixIn(answer).rows;
  const missing = shown.rows.filter(({ id, other }) => !other && cells[id] === undefined);
  if (reason === 'row' && missing.length > 1) {
    const names = missing.slice(0, NAMED).map(({ id }) => shortTitle(missing, id));
    return words.rowsMissing(missing.length, names.join(words.nameJoin), missing.length <= NAMED);
  }
  return words.inPlace(shortTitle(shown.rows, rowId), rowErrorText(messages, texts, shown, answer, error));
}
