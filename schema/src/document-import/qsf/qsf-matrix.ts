import type { DraftOption, DraftRow } from '../draft/draft-survey.js';
import { type JsonRecord, listOf, textOf } from '../draft/json-record.js';
import { answersOf, choicesOf, entryOf, isOn, optionOf, orderedChoices, type QsfChoice, recoded, rowsOf } from './qsf-choices.js';
import type { QsfContent, ReadText } from './qsf-content.js';
import { formatOf, isForced } from './qsf-validation.js';

const NUMBER = 2;

function bipolarRow(read: ReadText, { key, record }: QsfChoice): DraftRow {
  // The two ends of a bipolar row stand in one text.
  const [title = '', rightTitle] = read(textOf(record.Display)).split(/:(?=[^:]*$)/);
  return { key, title: title.trim(), ...(rightTitle?.trim() && { rightTitle: rightTitle.trim() }) };
}

/** Each row of a profile has words of its own for the points of the scale; a column names all of them. */
function profilePoints(payload: JsonRecord, read: ReadText): DraftOption[] {
  const titles = new Map<string, string[]>();
  for (const { key } of choicesOf(payload)) {
    for (const point of orderedChoices(entryOf(payload.Answers, key), [])) {
      titles.set(point.key, [...(titles.get(point.key) ?? []), read(textOf(point.record.Display))]);
    }
  }
  return [...titles].map(([key, words]) => ({ key, title: [...new Set(words)].filter(Boolean).join(' / ') }));
}

/** Columns to type into; a sum of columns takes numbers. */
const typedColumns = (payload: JsonRecord, read: ReadText): DraftOption[] =>
  answersOf(payload).map((each) => ({
    ...optionOf(read, each),
    type: textOf(payload.Selector) === 'CS' ? NUMBER : formatOf(payload),
    ...(!isForced(payload) && { required: false }),
  }));

/** Rows and columns. Columns shut each other out where there may be several. */
export function matrix(payload: JsonRecord, read: ReadText): QsfContent {
  const selector = textOf(payload.Selector);
  const isChanged = !['Likert', 'TE', 'Bipolar'].includes(selector) && { isChanged: true };
  const rows = selector === 'Bipolar' ? choicesOf(payload).map((each) => bipolarRow(read, each)) : rowsOf(payload, read);
  if (selector === 'TE' || selector === 'CS') return { kind: 'matrixFill', options: typedColumns(payload, read), rows, ...isChanged };
  if (selector === 'Profile') return { kind: 'matrixSingle', options: profilePoints(payload, read), rows, isChanged: true };
  const several = /Multiple/.test(textOf(payload.SubSelector));
  const columns = answersOf(payload).map((each) => ({ ...optionOf(read, each), ...(!several && { exclusive: undefined }) }));
  const options = recoded(columns, payload);
  // Where each column is for one row only, both of them say that they shut out the others.
  const isOne = selector === 'MaxDiff' || selector === 'RO' || answersOf(payload).every(({ record }) => isOn(record.ExclusiveAnswer));
  const setting = !several && isOne && options.length > 0 && { setting: { is_one: true } };
  return { kind: several ? 'matrixMultiple' : 'matrixSingle', options, rows, ...setting, ...isChanged };
}

/** Items that are put into groups: a row each. The order in a group has no counterpart. */
export function pickGroupRank(payload: JsonRecord, read: ReadText): QsfContent | null {
  const options = listOf(payload.Groups).map((group, place) => ({ key: String(place), title: read(textOf(group)) }));
  return options.length === 0 ? null : { kind: 'matrixSingle', options, rows: rowsOf(payload, read), isChanged: true };
}
