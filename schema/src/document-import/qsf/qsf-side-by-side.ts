import { LIMITS } from '../../limit/limits.js';
import { textLength } from '../../text/text.js';
import type { DraftOption } from '../draft/draft-survey.js';
import { type JsonRecord, listOf, numberOf, recordOf, textOf } from '../draft/json-record.js';
import { answersOf, orderedChoices, type QsfChoice, rowsOf } from './qsf-choices.js';
import { type QsfContent, quotedText, type ReadText } from './qsf-content.js';
import { formatOf, isForced } from './qsf-validation.js';

const SELECT = 90;

/** The order of the columns counts their places from 0, while their keys count from 1; it may name places of columns that are gone. */
function columnsOf(payload: JsonRecord): QsfChoice[] {
  const columns = orderedChoices(payload.AdditionalQuestions, []);
  const places = listOf(recordOf(payload.Configuration).ColumnOrder).map(numberOf);
  const named = places.flatMap((place) => (place === undefined ? [] : (columns[place] ?? [])));
  return [...new Set([...named, ...columns])];
}

/** A column of answers to choose from is a list; one to type into has a column for each of its answers. */
function columnOptions({ key, record }: QsfChoice, read: ReadText): DraftOption[] {
  const title = read(textOf(record.QuestionText)).replace(/\n/g, ' ');
  const answers = answersOf(record).map((answer) => ({ key: answer.key, title: read(textOf(answer.record.Display)) }));
  const base = isForced(record) ? {} : { required: false };
  if (textOf(record.Selector) !== 'TE' && answers.length > 0) {
    return [{ ...base, key, title, type: SELECT, setting: { options: answers.map((answer) => answer.title) } }];
  }
  const type = formatOf(record) ?? 0;
  if (answers.length <= 1) return [{ ...base, key, title, type }];
  return answers.map((answer) => ({ ...base, key: `${key}/${answer.key}`, title: `${title} – ${answer.title}`, type }));
}

/** Of each column what a table cannot hold: several answers in a cell, and answers that are too long for a list. */
function columnLosses({ record }: QsfChoice): string[] {
  const title = quotedText(textOf(record.QuestionText));
  const isSeveral = textOf(record.Selector) !== 'TE' && /Multiple/.test(textOf(record.SubSelector));
  const long = textOf(record.Selector) === 'TE' ? [] : answersOf(record).map((answer) => quotedText(textOf(answer.record.Display)));
  return [...(isSeveral ? [`MultipleAnswer: ${title}`] : []), ...long.filter((answer) => textLength(answer) > LIMITS.selectChoice)];
}

/** Questions side by side share their rows: each becomes a column. */
export function sideBySide(payload: JsonRecord, read: ReadText): QsfContent | null {
  const columns = columnsOf(payload);
  const options = columns.flatMap((column) => columnOptions(column, read));
  const rows = rowsOf(payload, read);
  if (options.length === 0 || rows.length === 0) return null;
  return { kind: 'table', options, rows, isChanged: true, lost: columns.flatMap(columnLosses) };
}
