import type { AnswerKind } from '../definition/definition.js';
import { isGrowingTable } from '../definition/answer-kind.js';
import type { AskedQuestion } from '../export/column-spec.js';
import type { QuestionCells } from './question-cells.js';

/** An answer as a respondent hands it in: the reader of answers decides whether it is one. Undefined: the cells have none. */
type Given = object | undefined;

type FromCells = (question: AskedQuestion, cells: QuestionCells, rowId?: number) => Given;

const given = <Part>(values: Readonly<Record<string, Part | undefined>>): Record<string, Part> =>
  Object.fromEntries(Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])));

const orNone = <Value extends object>(value: Value): Value | undefined => (Object.keys(value).length === 0 ? undefined : value);

const single: FromCells = (_question, cells, rowId) => {
  const option = cells.number({ rowId });
  return option === undefined ? undefined : given<unknown>({ option, text: cells.text({ rowId, optionId: option, part: 'text' }) });
};

const multiple: FromCells = ({ options }, cells, rowId) => {
  cells.value({ rowId, part: 'state' });
  const chosen = options.filter(({ id }) => cells.value({ rowId, optionId: id }) === 1);
  if (chosen.length === 0) return undefined;
  return { options: chosen.map(({ id }) => given<unknown>({ option: id, text: cells.text({ rowId, optionId: id, part: 'text' }) })) };
};

const text: FromCells = (_question, cells, rowId) => {
  cells.value({ rowId, part: 'state' });
  const typed = cells.text({ rowId });
  return typed === undefined ? undefined : { text: typed };
};

const number: FromCells = (_question, cells, rowId) => {
  cells.value({ rowId, part: 'state' });
  const value = cells.number({ rowId });
  return value === undefined ? undefined : { number: value };
};

const fieldTexts = ({ options }: AskedQuestion, cells: QuestionCells, rowId?: number): Record<string, string> =>
  given(Object.fromEntries(options.map(({ id }) => [id, cells.text({ rowId, optionId: id })])));

const fields: FromCells = (question, cells, rowId) => {
  cells.value({ rowId, part: 'state' });
  const texts = orNone(fieldTexts(question, cells, rowId));
  return texts && { fields: texts };
};

const evaluate: FromCells = ({ options }, cells) => {
  const level = cells.number();
  if (level === undefined) return undefined;
  const tags = new Set(options.flatMap(({ option }) => option.setting?.tags ?? []));
  return given<unknown>({
    level,
    tags: [...tags].filter((tag) => cells.value({ part: 'tag', tag }) === 1),
    text: cells.text({ part: 'comment' }),
  });
};

/** A line per row, a tab between its columns. The count of the rows follows from them. */
function growingRows({ options }: AskedQuestion, cells: QuestionCells): Given {
  const count = cells.number({ part: 'rowCount' }) ?? 0;
  const lines = cells.text({ part: 'lines' });
  if (lines === undefined) {
    if (count > 0) cells.fault({ part: 'rowCount' }, 'lines');
    return undefined;
  }
  const rows = lines.split('\n').map((line) => {
    const texts = line.split('\t');
    if (texts.length > options.length) cells.fault({ part: 'lines' }, 'lines');
    return given(Object.fromEntries(options.map(({ id }, place) => [id, texts[place] || undefined])));
  });
  return { rows };
}

const table: FromCells = (question, cells) => {
  if (isGrowingTable(question.node)) return growingRows(question, cells);
  cells.value({ part: 'state' });
  const rows = question.rows.map(({ id }) => fieldTexts(question, cells, id));
  return rows.every((row) => Object.keys(row).length === 0) ? undefined : { rows };
};

const rank: FromCells = ({ options }, cells) => {
  cells.value({ part: 'state' });
  const places = options.flatMap(({ id }) => {
    const place = cells.number({ optionId: id });
    return place === undefined ? [] : [{ id, place }];
  });
  const sorted = [...places].sort((one, other) => one.place - other.place);
  for (const [at, { id, place }] of sorted.entries()) if (sorted[at - 1]?.place === place) cells.fault({ optionId: id }, 'place');
  return sorted.length === 0 ? undefined : { order: sorted.map(({ id }) => id) };
};

const cascade: FromCells = ({ options }, cells) => {
  const levels = Math.max(1, ...options.map(({ level = 1 }) => level));
  const path = Array.from({ length: levels }, (_, at) => cells.number({ part: 'level', index: at + 1 }));
  const end = path.indexOf(undefined);
  const kept = end === -1 ? path : path.slice(0, end);
  const below = path.findIndex((option, at) => at > kept.length && option !== undefined);
  if (below !== -1) cells.fault({ part: 'level', index: below + 1 }, 'incomplete');
  return kept.length === 0 ? undefined : { path: kept };
};

const city: FromCells = (_question, cells) => {
  for (const part of ['state', 'division'] as const) cells.value({ part });
  const codes = (['province', 'city', 'district'] as const).flatMap((part) => cells.text({ part })?.trim() ?? []);
  const detail = cells.text({ part: 'address' });
  return codes.length === 0 && detail === undefined ? undefined : given<unknown>({ codes, detail });
};

/** Content of a row depends on the sub-type, as the columns of matrices have it (Spec 3): 1 single choice, 2 multiple choice, 3 fill-in, 4 rating. */
function cellReader({ node: { subType, options } }: AskedQuestion): FromCells {
  if (subType === 2) return multiple;
  if (subType === 3) return options === undefined ? text : fields;
  return subType === 4 ? number : single;
}

const matrix: FromCells = (question, cells) => {
  cells.value({ part: 'state' });
  const read = cellReader(question);
  const rows = given(Object.fromEntries(question.rows.map(({ id }) => [id, read(question, cells, id)])));
  const names = given(Object.fromEntries(question.rows.map(({ id }) => [id, cells.text({ rowId: id, part: 'name' })])));
  return orNone(rows) && given<unknown>({ rows, names: orNone(names) });
};

const proportion: FromCells = ({ options }, cells) => {
  cells.value({ part: 'state' });
  const weights = orNone(given(Object.fromEntries(options.map(({ id }) => [id, cells.number({ optionId: id })]))));
  return weights && { fields: weights };
};

const date: FromCells = (_question, cells) => {
  cells.value({ part: 'state' });
  const value = cells.value();
  return value === null ? undefined : { date: String(value) };
};

const position: FromCells = (_question, cells) => {
  cells.value({ part: 'state' });
  const [lng, lat] = [cells.number({ part: 'longitude' }), cells.number({ part: 'latitude' })];
  const address = cells.text({ part: 'address' });
  return lng === undefined && lat === undefined && address === undefined ? undefined : given<unknown>({ lng, lat, address });
};

/** No table tells where a mark is or which file was handed in, so that responses with them are refused. */
const withoutCount =
  (reason: 'marks' | 'files'): FromCells =>
  (_question, cells) => {
    if ((cells.number({ part: 'count' }) ?? 0) > 0) cells.fault({ part: 'count' }, reason);
    return undefined;
  };

/** The inverse of the layouts of answers, for each kind. */
export const ANSWERS_FROM_CELLS: { readonly [Kind in Exclude<AnswerKind, 'none'>]: FromCells } = {
  single,
  multiple,
  text,
  number,
  evaluate,
  table,
  rank,
  cascade,
  city,
  matrix,
  fields,
  proportion,
  date,
  files: withoutCount('files'),
  position,
  points: withoutCount('marks'),
};
