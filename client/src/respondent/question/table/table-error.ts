import { type Answer, type AnswerError, type Language, readableText } from '@wence/schema';
import { messagesIn } from '../../i18n/messages';
import { fieldErrorText } from '../fields/field-error';
import type { Shown } from '../shown';
import { wordsIn } from './i18n/words';
import { isBlankRow, textRows } from './table-rows';

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
