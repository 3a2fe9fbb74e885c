import { type Answer, isEmptyAnswer } from '../answer/answer.js';
import { answerKindOf } from '../definition/answer-kind.js';
import { isRecord, type PlainRecord } from '../reading/plain-copy.js';
import { addToPart, eachField, isNumeric, isText } from './count-part.js';
import { addTag, addText } from './part-tally.js';
import type { QuestionTally } from './question-tally.js';

type Count = (question: QuestionTally, value: unknown, answer: PlainRecord) => void;

/** An evaluation: its level with the tags, and the level as a number. */
const addLevel: Count = (question, level, { tags }) => {
  if (!isNumeric(level)) return;
  question.numbers.add(level);
  const option = question.options.get(question.plan.levels[level - 1] ?? 0);
  if (option === undefined) return;
  option.count += 1;
  if (Array.isArray(tags)) for (const tag of new Set<unknown>(tags)) if (isText(tag)) addTag(option, tag);
};

/** A table: each column once per response, each of its cells by its input. */
function addTable(question: QuestionTally, rows: readonly unknown[]): void {
  const seen = new Set<number>();
  let filled = 0;
  for (const row of rows) {
    if (isEmptyAnswer(row as Answer)) continue;
    filled += 1;
    eachField(question, row, (id, value) => {
      const field = question.fields.get(id);
      if (field === undefined || !isText(value)) return;
      addText(field, value);
      if (!seen.has(id)) field.base += 1;
      seen.add(id);
    });
  }
  question.rowCounts.add(filled);
}

/** A row that respondents name lists their names where other rows list texts. */
function addMatrix(question: QuestionTally, rows: PlainRecord, names: unknown): void {
  for (const [key, cell] of Object.entries(rows)) {
    const row = question.rows.get(Number(key));
    if (row === undefined || !isRecord(cell) || isEmptyAnswer(cell as unknown as Answer)) continue;
    addToPart(row, cell);
    const name = isRecord(names) ? names[key] : undefined;
    if (isText(name)) row.texts.add(name);
  }
}

const addRows: Count = (question, rows, { names }) => {
  if (Array.isArray(rows)) addTable(question, rows);
  else if (isRecord(rows)) addMatrix(question, rows, names);
};

/** Places, counted from 1: an item that stands twice has the better one. */
const addOrder: Count = (question, order) => {
  if (!Array.isArray(order)) return;
  for (const [place, id] of order.entries()) {
    const field = order.indexOf(id) === place ? question.fields.get(Number(id)) : undefined;
    if (field === undefined) continue;
    field.base += 1;
    field.numbers.add(place + 1);
  }
};

/** Each level of the way counts. */
const addPath: Count = ({ options }, path) => {
  if (!Array.isArray(path)) return;
  for (const id of new Set<unknown>(path)) {
    const option = options.get(Number(id));
    if (option !== undefined) option.count += 1;
  }
};

/** Province and city; a district belongs to its city, and the address is listed with the texts. */
const addCity: Count = ({ areas, texts }, codes, { detail }) => {
  if (!Array.isArray(codes)) return;
  for (const [level, code] of codes.slice(0, 2).entries()) if (isText(code)) areas.add(`${level + 1}${code}`);
  if (isText(detail)) texts.add(detail);
};

const addPlace: Count = ({ positions }, lng, { lat, address }) => {
  if (isNumeric(lng) && isNumeric(lat)) positions.add(isText(address) ? { lng, lat, address } : { lng, lat });
};

/** An option counts once per response, however many of its marks there are. */
const addPoints: Count = ({ points, options }, marks) => {
  if (!Array.isArray(marks)) return;
  const kinds = new Set<unknown>();
  for (const mark of marks) {
    if (!isRecord(mark) || !isNumeric(mark.x) || !isNumeric(mark.y)) continue;
    points.add(mark.x, mark.y);
    kinds.add(mark.option);
  }
  for (const kind of kinds) {
    const option = options.get(Number(kind));
    if (option !== undefined) option.count += 1;
  }
};

/**
 * Adds the weights of a proportion: if one item has a number, the others count as 0 (`answer/read-fields.ts`), except those deleted by then. Texts are
 * what was typed while the question was a form.
 */
const addWeights: Count = (question, weights) => {
  if (!isRecord(weights) || answerKindOf(question.plan.node) !== 'proportion') return;
  if (!Object.values(weights).some(isNumeric)) return;
  for (const field of question.fields.values()) {
    if (field.plan.retired || isNumeric(weights[field.plan.id])) continue;
    field.base += 1;
    field.numbers.add(0);
  }
};

/** Counters for parts of an answer that the cells of a matrix do not have, by the key that identifies the part. */
const BY_KEY: Readonly<Record<string, Count>> = {
  level: addLevel,
  rows: addRows,
  fields: addWeights,
  order: addOrder,
  path: addPath,
  codes: addCity,
  date: ({ dates }, date) => isText(date) && dates.add(date),
  files: ({ files }, ids) => {
    if (Array.isArray(ids)) for (const id of ids) if (isText(id)) files.add(id);
  },
  lng: addPlace,
  points: addPoints,
};

/** Counts one answer. Total: stored answers are what readers returned, and anything else is ignored. */
export function addAnswer(question: QuestionTally, answer: unknown): void {
  if (!isRecord(answer)) return;
  addToPart(question, answer);
  for (const [key, value] of Object.entries(answer)) if (Object.hasOwn(BY_KEY, key)) BY_KEY[key]?.(question, value, answer);
}
