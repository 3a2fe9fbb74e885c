import type { NodeSetting } from '../../definition/definition.js';
import type { DraftOption, DraftPart, DraftRow } from '../draft/draft-survey.js';
import type { FixedAnswers } from './locales/fixed-answers.js';
import type { LssPart, LssQuestion } from './lss-tables.js';

/** Tells what a question of LimeSurvey is made of. `isChanged`: the type is only near to the one it had. */
export type LssContent = Pick<DraftPart, 'kind' | 'setting' | 'options' | 'rows'> & { readonly isChanged?: boolean };

interface Context {
  readonly read: (html: string) => string;
  readonly words: FixedAnswers;
}

type Read = (question: LssQuestion, context: Context) => LssContent;

const NUMBER = 2;

const optionsOf = (parts: readonly LssPart[], { read }: Context): DraftOption[] =>
  parts.map(({ code, text }) => ({ key: code, title: read(text) || code }));

const rowsOf = (parts: readonly LssPart[], { read }: Context): DraftRow[] =>
  optionsOf(parts, { read } as Context).map(({ key, title }) => ({ key, title }));

const onScale = (parts: readonly LssPart[], scale: string): readonly LssPart[] => parts.filter((part) => part.scale === scale);

const fixed = (pairs: readonly (readonly [string, string])[]): DraftOption[] => pairs.map(([key, title]) => ({ key, title }));

function withOther(options: DraftOption[], { hasOther, attributes }: LssQuestion, { read, words }: Context): DraftOption[] {
  const title = read(attributes.other_replace_text ?? '') || words.other;
  return hasOther ? [...options, { key: '-oth-', title, other: true }] : options;
}

function boundsOf({ attributes }: LssQuestion, low: string, high: string): NodeSetting {
  const [min, max] = [Number(attributes[low] || Number.NaN), Number(attributes[high] || Number.NaN)];
  return { ...(Number.isFinite(min) && { min }), ...(Number.isFinite(max) && { max }) };
}

const single: Read = (question, context) => {
  const columns = Number(question.attributes.display_columns ?? 1);
  const options = withOther(optionsOf(question.answers, context), question, context);
  return { kind: 'single', options, setting: columns > 1 ? { column: columns } : {} };
};

const several: Read = (question, context) => {
  const exclusive = (question.attributes.exclude_all_others ?? '').split(';');
  const options = optionsOf(question.subquestions, context).map((option) =>
    exclusive.includes(option.key) ? { ...option, exclusive: true } : option,
  );
  return { kind: 'multiple', options: withOther(options, question, context), setting: boundsOf(question, 'min_answers', 'max_answers') };
};

const text =
  (size: number): Read =>
  ({ attributes }) => {
    const most = Number(attributes.maximum_chars || 0);
    const isNumber = attributes.numbers_only === '1';
    return { kind: 'text', setting: { size, ...(isNumber && { format: NUMBER }), ...(most > 0 && { max_word: most }) } };
  };

const numeric: Read = (question) => {
  const bounds = boundsOf(question, 'min_num_value_n', 'max_num_value_n');
  return { kind: 'text', setting: { format: question.attributes.num_value_int_only === '1' ? 1 : NUMBER, ...bounds } };
};

const fields =
  (type: number): Read =>
  (question, context) => ({
    kind: 'form',
    options: optionsOf(question.subquestions, context).map((option) => ({
      ...option,
      required: question.isMandatory,
      ...(type > 0 && { type }),
    })),
  });

const array: Read = (question, context) => ({
  kind: 'matrixSingle',
  options: optionsOf(onScale(question.answers, '0'), context),
  rows: rowsOf(question.subquestions, context),
});

const arrayOf =
  (pairs: (words: FixedAnswers) => readonly (readonly [string, string])[]): Read =>
  (question, context) => ({ kind: 'matrixSingle', options: fixed(pairs(context.words)), rows: rowsOf(question.subquestions, context) });

const rated =
  (max: number): Read =>
  (question, context) => ({ kind: 'matrixRate', setting: { min: 1, max }, rows: rowsOf(question.subquestions, context) });

/** Columns are sub-questions of the second scale. With boxes to tick several are chosen per row. */
const grid =
  (type: number): Read =>
  (question, context) => {
    const columns = optionsOf(onScale(question.subquestions, '1'), context);
    const rows = rowsOf(onScale(question.subquestions, '0'), context);
    if (question.attributes.multiflexible_checkbox === '1') return { kind: 'matrixMultiple', options: columns, rows };
    return { kind: 'matrixFill', options: columns.map((column) => ({ ...column, ...(type > 0 && { type }) })), rows };
  };

const date: Read = ({ attributes }) => {
  const format = attributes.date_format ?? '';
  const isTime = format !== '' && !/[dmyY]/.test(format) && /[Hh]/.test(format);
  if (isTime) return { kind: 'time' };
  return { kind: 'date', setting: /[Hh]/.test(format) ? { format: 3 } : {} };
};

const rank: Read = (question, context) => {
  const items = question.subquestions.length > 0 ? question.subquestions : question.answers;
  return { kind: 'rank', options: optionsOf(items, context), setting: boundsOf(question, 'min_answers', 'max_answers') };
};

/** Readers by the letter of the type. What is missing has no counterpart. */
const TYPES: Readonly<Record<string, Read>> = {
  L: single,
  '!': (question, context) => ({ ...single(question, context), kind: 'dropdown', setting: {} }),
  O: (question, context) => ({ ...single(question, context), isChanged: true }),
  M: several,
  P: (question, context) => {
    const content = several(question, context);
    return {
      ...content,
      options: content.options?.map((option) => (option.exclusive ? option : { ...option, other: true, required: false })),
    };
  },
  S: text(1),
  T: text(4),
  U: text(6),
  N: numeric,
  K: fields(NUMBER),
  Q: fields(0),
  Y: (_, { words }) => ({
    kind: 'single',
    options: fixed([
      ['Y', words.yes],
      ['N', words.no],
    ]),
  }),
  G: (_, { words }) => ({
    kind: 'single',
    options: fixed([
      ['F', words.female],
      ['M', words.male],
    ]),
  }),
  5: () => ({ kind: 'rate', setting: { min: 1, max: 5 } }),
  A: rated(5),
  B: rated(10),
  C: arrayOf((words) => [
    ['Y', words.yes],
    ['N', words.no],
    ['U', words.uncertain],
  ]),
  E: arrayOf((words) => [
    ['I', words.increase],
    ['S', words.same],
    ['D', words.decrease],
  ]),
  F: array,
  H: (question, context) => ({ ...array(question, context), setting: { is_flip: true } }),
  1: (question, context) => ({ ...array(question, context), isChanged: true }),
  ';': grid(0),
  ':': grid(NUMBER),
  R: rank,
  D: date,
  X: () => ({ kind: 'statement' }),
  '|': (question) => ({ kind: 'upload', setting: boundsOf(question, 'min_num_of_files', 'max_num_of_files') }),
};

/** The content of a question of LimeSurvey; null if we have no such type. */
export const lssContent = (question: LssQuestion, context: Context): LssContent | null =>
  Object.hasOwn(TYPES, question.type) ? (TYPES[question.type]?.(question, context) ?? null) : null;
