import type { Answer, FieldTexts } from '../../answer/answer.js';
import { isExclusive } from '../../definition/defaults.js';
import type { AnswerKind, SurveyNode } from '../../definition/definition.js';
import { choicesOf } from '../../definition/walk.js';
import type { ValueTest } from './compare.js';

/** Returns whether an answer, or the contents of one row of it, satisfies a condition. */
export type PartTest = (answer: Answer) => boolean;

/** Tests that conditions apply to a given answer, or to the answer within one row of a matrix or table. Tests are made once, when compiling. */
export interface View {
  /** Tests whether this option, level, item or field is part of the answer. */
  readonly has: (id: number) => PartTest;
  /** Returns the number that "checked count" compares (R20). */
  readonly count: (answer: Answer) => number;
  /** Tests a value of the answer: that of the named item, or else any. Absent where answers have no values. */
  readonly someValue?: (item: number | undefined, test: ValueTest) => PartTest;
  /** True if conditions must name the item whose value is meant (R24). */
  readonly isByItem?: boolean;
}

const never = (): PartTest => () => false;
const one = (): number => 1;

const single: View = { has: (id) => (answer) => 'option' in answer && answer.option === id, count: one };

/** Several choices; the exclusive one is never counted (R20). */
function multiple(node: SurveyNode): View {
  const exclusive = new Set(choicesOf(node.options).flatMap((option) => (isExclusive(option) ? option.id : [])));
  return {
    has: (id) => (answer) => {
      if (!('options' in answer)) return false;
      for (const { option } of answer.options) if (option === id) return true;
      return false;
    },
    count: (answer) => ('options' in answer ? answer.options.filter(({ option }) => !exclusive.has(option)).length : 0),
  };
}

const text: View = {
  has: never,
  count: one,
  someValue: (_item, test) => (answer) => 'text' in answer && answer.text !== undefined && test(answer.text),
};

const date: View = { has: never, count: one, someValue: (_item, test) => (answer) => 'date' in answer && test(answer.date) };

const number: View = { has: never, count: one, someValue: (_item, test) => (answer) => 'number' in answer && test(answer.number) };

/** The level is the value; levels by option are counted from the first one. Counted are the tags. */
const evaluate = ({ options }: SurveyNode): View => ({
  has: (id) => (answer) => 'level' in answer && options?.[answer.level - 1]?.id === id,
  count: (answer) => ('level' in answer ? (answer.tags?.length ?? 0) : 0),
  someValue: (_item, test) => (answer) => 'level' in answer && test(answer.level),
});

/** The value of an item is its place, counted from 1. */
const rank: View = {
  has: (id) => (answer) => 'order' in answer && answer.order.includes(id),
  count: (answer) => ('order' in answer ? answer.order.length : 0),
  someValue: (item, test) => (answer) =>
    'order' in answer && item !== undefined && answer.order.includes(item) && test(answer.order.indexOf(item) + 1),
  isByItem: true,
};

/** An option on any level of the chosen path. */
const cascade: View = {
  has: (id) => (answer) => 'path' in answer && answer.path.includes(id),
  count: (answer) => ('path' in answer ? answer.path.length : 0),
};

/** View of a division code on any level: a respondent who chose a district has chosen its province. */
const city: View = {
  has: never,
  count: (answer) => ('codes' in answer ? answer.codes.length : 0),
  someValue: (_item, test) => (answer) => 'codes' in answer && answer.codes.some(test),
};

function someField(fields: FieldTexts | Readonly<Record<string, number>>, item: number | undefined, test: ValueTest): boolean {
  if (item === undefined) return Object.values(fields).some(test);
  const value = Object.hasOwn(fields, item) ? fields[item] : undefined;
  return value !== undefined && test(value);
}

/** Fields, weights, cells of a row; a fill-in matrix without columns has a text instead. */
const fields: View = {
  has: (id) => (answer) => 'fields' in answer && Object.hasOwn(answer.fields, id),
  count: (answer) => ('fields' in answer ? Object.keys(answer.fields).length : 1),
  someValue: (item, test) => (answer) =>
    'fields' in answer ? someField(answer.fields, item, test) : 'text' in answer && answer.text !== undefined && test(answer.text),
  isByItem: true,
};

const files: View = {
  has: never,
  count: (answer) => ('files' in answer ? answer.files.length : 0),
  someValue: (_item, test) => (answer) => 'files' in answer && test(answer.files.length),
};

const points: View = {
  has: (id) => (answer) => 'points' in answer && answer.points.some(({ option }) => option === id),
  count: (answer) => ('points' in answer ? answer.points.length : 0),
  someValue: (_item, test) => (answer) => 'points' in answer && test(answer.points.length),
};

const position: View = {
  has: never,
  count: one,
  someValue: (_item, test) => (answer) => 'lng' in answer && answer.address !== undefined && test(answer.address),
};

const CELLS: Readonly<Record<number, (node: SurveyNode) => View>> = { 2: multiple, 3: () => fields, 4: () => number };

const VIEWS: Readonly<Record<AnswerKind, (node: SurveyNode) => View>> = {
  none: () => position,
  single: () => single,
  multiple,
  text: () => text,
  number: () => number,
  evaluate,
  table: () => fields,
  rank: () => rank,
  cascade: () => cascade,
  city: () => city,
  matrix: (node) => (CELLS[node.subType ?? 1] ?? (() => single))(node),
  fields: () => fields,
  proportion: () => fields,
  date: () => date,
  files: () => files,
  position: () => position,
  points: () => points,
};

/** The view of a question's answers; of a matrix or a table: of what one row holds. */
export const viewOf = (node: SurveyNode, kind: AnswerKind): View => VIEWS[kind](node);
