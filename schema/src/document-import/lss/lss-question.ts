import { UPLOAD_FORMATS } from '../../catalogue/values/upload-formats.js';
import type { NodeSetting } from '../../definition/definition.js';
import type { DraftOption, DraftRow } from '../draft/draft-survey.js';
import type { FixedAnswers } from './locales/fixed-answers.js';
import { boundsOf, type Context, type LssContent, optionsOf, rank, type Read, several, single } from './lss-choice.js';
import type { LssPart, LssQuestion } from './lss-tables.js';

const NUMBER = 2;

const rowsOf = (parts: readonly LssPart[], context: Context): DraftRow[] =>
  optionsOf(parts, context).map(({ key, title }) => {
    // The two ends of a differential stand in one text.
    const [, left = '', right = ''] = /^([^|]*[^|\s])\s*\|\s*([^|\s][^|]*)$/.exec(title) ?? [];
    return left === '' ? { key, title } : { key, title: left.trim(), rightTitle: right.trim() };
  });

const onScale = (parts: readonly LssPart[], scale: string): readonly LssPart[] => parts.filter((part) => part.scale === scale);

const fixed = (pairs: readonly (readonly [string, string])[]): DraftOption[] => pairs.map(([key, title]) => ({ key, title }));

function unitOf({ attributes }: LssQuestion, { read }: Context): NodeSetting {
  const suffix = read(attributes.suffix ?? '');
  return suffix === '' ? {} : { suffix };
}

const text =
  (size: number): Read =>
  (question, context) => {
    const most = Number(question.attributes.maximum_chars || 0);
    const isNumber = question.attributes.numbers_only === '1';
    const rules = { ...(isNumber && { format: NUMBER }), ...(most > 0 && { max_word: most }) };
    return { kind: 'text', setting: { size, ...rules, ...unitOf(question, context) } };
  };

const numeric: Read = (question, context) => {
  const bounds = boundsOf(question, 'min_num_value_n', 'max_num_value_n');
  const format = question.attributes.num_value_int_only === '1' ? 1 : NUMBER;
  return { kind: 'text', setting: { format, ...bounds, ...unitOf(question, context) } };
};

/** Numbers that have to add up to one are shares of it; a single one with a slider is a slider. */
const numbers: Read = (question, context) => {
  const { attributes, subquestions } = question;
  const sum = Number(attributes.equals_num_value || Number.NaN);
  if (Number.isFinite(sum)) {
    const bounds = boundsOf(question, 'min_num_value_n', 'max_num_value_n');
    const limits = Object.keys(bounds).length > 0 ? { ...bounds, is_limit: true } : {};
    return { kind: 'proportion', options: optionsOf(subquestions, context), setting: { sum, ...limits, ...unitOf(question, context) } };
  }
  if (attributes.slider_layout !== '1' || subquestions.length !== 1) return fields(NUMBER)(question, context);
  const { min = 0, max = 100 } = boundsOf(question, 'slider_min', 'slider_max');
  const step = Number(attributes.slider_accuracy || 1);
  const start = Number(attributes.slider_default || Number.NaN);
  return { kind: 'slider', setting: { min, max, ...(step >= 1 && { step }), ...(Number.isFinite(start) && { value: start }) } };
};

/** Fields of a form; what is typed into each has the limits that the question has for all of them. */
const fields =
  (type: number): Read =>
  (question, context) => {
    const { attributes, mandatory, subquestions } = question;
    const most = Number(attributes.maximum_chars || 0);
    const isNumber = type === NUMBER || attributes.numbers_only === '1';
    const bounds = isNumber ? boundsOf(question, 'min_num_value_n', 'max_num_value_n') : {};
    const setting = { ...bounds, ...(most > 0 && { max_word: most }) };
    return {
      kind: 'form',
      options: optionsOf(subquestions, context).map((option) => ({
        ...option,
        required: mandatory === 'Y',
        ...(isNumber && { type: attributes.num_value_int_only === '1' ? 1 : NUMBER }),
        ...(Object.keys(setting).length > 0 && { setting }),
      })),
    };
  };

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
    const isNumber = type === NUMBER || question.attributes.numbers_only === '1';
    const setting = type === NUMBER ? cellBounds(question) : {};
    const input = { ...(isNumber && { type: NUMBER }), ...(Object.keys(setting).length > 0 && { setting }) };
    return { kind: 'matrixFill', options: columns.map((column) => ({ ...column, ...input })), rows };
  };

/** Without bounds of its own a cell is a list of the numbers from 1 to 10, unless numbers are typed. */
function cellBounds(question: LssQuestion): NodeSetting {
  const bounds = boundsOf(question, 'multiflexible_min', 'multiflexible_max');
  return question.attributes.input_boxes === '1' ? bounds : { min: 1, max: 10, ...bounds };
}

const SELECT = 90;

/** Each row is asked about twice: two columns with lists to choose from. */
const dualScale: Read = (question, context) => {
  const options = ['0', '1'].map((scale, place): DraftOption => {
    const header = context.read(question.attributes[place === 0 ? 'dualscale_headerA' : 'dualscale_headerB'] ?? '');
    const answers = optionsOf(onScale(question.answers, scale), context).map(({ title }) => title);
    return { key: `#${scale}`, title: header || String(place + 1), type: SELECT, setting: { options: answers } };
  });
  return { kind: 'table', options, rows: rowsOf(question.subquestions, context), isChanged: true };
};

const MONTH = 1;
const YEAR = 2;
const MINUTE = 3;

const date: Read = ({ attributes }) => {
  const format = attributes.date_format ?? '';
  const isTime = format !== '' && !/[dmyY]/.test(format) && /[Hh]/.test(format);
  if (isTime) return { kind: 'time' };
  if (/[Hh]/.test(format)) return { kind: 'date', setting: { format: MINUTE } };
  const isPart = /[yY]/.test(format) && !/[dDjJ]/.test(format);
  return { kind: 'date', setting: isPart ? { format: /[mM]/.test(format) ? MONTH : YEAR } : {} };
};

const KILOBYTES = 1024;

/** Files of one kind that we know are that kind; other lists are any files. */
const upload: Read = (question) => {
  const { allowed_filetypes = '', max_filesize = '' } = question.attributes;
  const given = allowed_filetypes.split(/[,;\s]+/).filter(Boolean);
  const format = UPLOAD_FORMATS.findIndex(({ extensions }, place) => place > 0 && given.every((each) => extensions.includes(each)));
  const size = Math.ceil(Number(max_filesize || 0) / KILOBYTES);
  return {
    kind: 'upload',
    setting: {
      ...boundsOf(question, 'min_num_of_files', 'max_num_of_files'),
      ...(given.length > 0 && format > 0 && { format }),
      ...(size > 0 && { size }),
    },
  };
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
  K: numbers,
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
  1: dualScale,
  ';': grid(0),
  ':': grid(NUMBER),
  R: rank,
  D: date,
  X: () => ({ kind: 'statement' }),
  '|': upload,
};

/** The content of a question of LimeSurvey; null if we have no such type. */
export const lssContent = (question: LssQuestion, context: Context): LssContent | null =>
  Object.hasOwn(TYPES, question.type) ? (TYPES[question.type]?.(question, context) ?? null) : null;
