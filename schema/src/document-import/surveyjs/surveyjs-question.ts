import type { QuestionKey } from '../../catalogue/entry/question-key.js';
import type { NodeSetting } from '../../definition/definition.js';
import type { DraftOption, DraftPart } from '../draft/draft-survey.js';
import { type JsonRecord, isJsonRecord, listOf, numberOf, recordOf, textOf } from '../draft/json-record.js';
import { choicesOf, localText, questionChoices, rowsOf } from './surveyjs-choices.js';

type Content = Pick<DraftPart, 'kind' | 'setting' | 'options' | 'rows'> & { readonly isChanged?: boolean };

const MOBILE = 3;
const EMAIL = 4;
const NUMBER = 2;
const SELECT = 90;

const INPUTS: Readonly<Record<string, { readonly kind: QuestionKey; readonly setting?: NodeSetting }>> = {
  number: { kind: 'text', setting: { format: NUMBER } },
  range: { kind: 'slider' },
  email: { kind: 'text', setting: { format: EMAIL } },
  date: { kind: 'date' },
  'datetime-local': { kind: 'date', setting: { format: 3 } },
  datetime: { kind: 'date', setting: { format: 3 } },
  month: { kind: 'date', setting: { format: 1 } },
  time: { kind: 'time' },
};

function textContent(question: JsonRecord): Content {
  const input = INPUTS[textOf(question.inputType)] ?? { kind: 'text' };
  const [min, max, length] = [numberOf(question.min), numberOf(question.max), numberOf(question.maxLength)];
  const bounds = input.kind === 'text' && input.setting ? { ...(min !== undefined && { min }), ...(max !== undefined && { max }) } : {};
  return { kind: input.kind, setting: { ...input.setting, ...bounds, ...(length !== undefined && length > 0 && { max_word: length }) } };
}

function choiceContent(kind: QuestionKey, question: JsonRecord, language: string): Content {
  const options = questionChoices(question, language);
  const [least, most, columns] = [
    numberOf(question.minSelectedChoices),
    numberOf(question.maxSelectedChoices),
    numberOf(question.colCount),
  ];
  const bounds = { ...(least !== undefined && { min: least }), ...(most !== undefined && { max: most }) };
  const layout = columns !== undefined && columns > 1 ? { column: columns } : {};
  return { kind, options, setting: { ...layout, ...(kind === 'multiple' && bounds) } };
}

function rateContent(question: JsonRecord, language: string): Content {
  const values = choicesOf(question.rateValues, language);
  const numbers = values.map(({ key }) => Number(key)).filter(Number.isFinite);
  const first = numberOf(question.rateMin) ?? (values.length > 0 ? (numbers.length === values.length ? Math.min(...numbers) : 1) : 1);
  const count = numberOf(question.rateCount) ?? (values.length || undefined);
  const last = numberOf(question.rateMax) ?? (count === undefined ? 5 : first + count - 1);
  const left = localText(question.minRateDescription, language) || (values[0]?.title ?? '');
  const right = localText(question.maxRateDescription, language) || (values.at(-1)?.title ?? '');
  const words = { ...(left && { left_text: left }), ...(right && { right_text: right }) };
  return { kind: 'rate', setting: { min: first, max: last, ...words }, isChanged: first < 0 || last > 10 };
}

const CELLS: ReadonlySet<string> = new Set(['dropdown', 'radiogroup', 'checkbox', 'tagbox']);

/** The columns of a table: each has an input of its own, a list of choices among them. */
function columnsOf(question: JsonRecord, language: string): DraftOption[] {
  const shared = choicesOf(question.choices, language).map(({ title }) => title);
  return listOf(question.columns).map((given) => {
    const column = isJsonRecord(given) ? given : { name: given };
    const own = choicesOf(column.choices, language).map(({ title }) => title);
    const choices = own.length > 0 ? own : shared;
    const cell = textOf(column.cellType) || textOf(question.cellType) || 'dropdown';
    const key = textOf(column.name);
    const title = localText(column.title, language) || key;
    const required = column.isRequired === true;
    if (CELLS.has(cell) && choices.length > 0) return { key, title, required, type: SELECT, setting: { options: choices } };
    return { key, title, required, type: textOf(column.inputType) === 'number' || cell === 'rating' ? NUMBER : 0 };
  });
}

function formContent(question: JsonRecord, language: string): Content {
  const options = listOf(question.items).map((given): DraftOption => {
    const item = recordOf(given);
    const key = textOf(item.name);
    const type = { number: NUMBER, email: EMAIL, tel: MOBILE }[textOf(item.inputType)];
    // A telephone number abroad is none of the mobile numbers that the format knows.
    return {
      key,
      title: localText(item.title, language) || key,
      required: item.isRequired === true,
      ...(type && type !== MOBILE && { type }),
    };
  });
  return { kind: 'form', options };
}

function booleanContent(question: JsonRecord, language: string): Content {
  const isChinese = language.startsWith('zh');
  const yes = localText(question.labelTrue, language) || (isChinese ? '\u662f' : 'Yes');
  const no = localText(question.labelFalse, language) || (isChinese ? '\u5426' : 'No');
  const key = (field: string, plain: string) => textOf(question[field]) || plain;
  return {
    kind: 'single',
    options: [
      { key: key('valueTrue', 'true'), title: yes },
      { key: key('valueFalse', 'false'), title: no },
    ],
  };
}

type Read = (question: JsonRecord, language: string) => Content;

const matrix: Read = (question, language) => {
  const kind = textOf(question.cellType) === 'checkbox' ? 'matrixMultiple' : 'matrixSingle';
  return { kind, options: choicesOf(question.columns, language), rows: rowsOf(question.rows, language) };
};

const slider: Read = (question) => {
  const [min = 0, max = 100, step = 1] = [numberOf(question.min), numberOf(question.max), numberOf(question.step)];
  return { kind: 'slider', setting: { min, max, step }, isChanged: textOf(question.sliderType) === 'range' };
};

/** Readers by the name of the type. What is missing has no counterpart. */
const TYPES: Readonly<Record<string, Read>> = {
  text: textContent,
  comment: (question) => ({
    kind: 'text',
    setting: { size: 4, ...(numberOf(question.maxLength) && { max_word: numberOf(question.maxLength) }) },
  }),
  radiogroup: (question, language) => choiceContent('single', question, language),
  buttongroup: (question, language) => choiceContent('single', question, language),
  checkbox: (question, language) => choiceContent('multiple', question, language),
  tagbox: (question, language) => ({ ...choiceContent('multiple', question, language), isChanged: true }),
  dropdown: (question, language) => ({ ...choiceContent('dropdown', question, language), setting: undefined }),
  imagepicker: (question, language) => ({
    ...choiceContent(question.multiSelect === true ? 'multiple' : 'single', question, language),
    isChanged: true,
  }),
  boolean: booleanContent,
  rating: rateContent,
  ranking: (question, language) => ({ kind: 'rank', options: choicesOf(question.choices, language) }),
  matrix,
  matrixdropdown: (question, language) => ({
    kind: 'table',
    options: columnsOf(question, language),
    rows: rowsOf(question.rows, language),
  }),
  matrixdynamic: (question, language) => ({
    kind: 'growingTable',
    options: columnsOf(question, language),
    setting: { min: Math.max(1, numberOf(question.minRowCount) ?? 1), value: Math.max(1, numberOf(question.rowCount) ?? 2) },
  }),
  multipletext: formContent,
  file: (question) => ({ kind: 'upload', setting: question.allowMultiple === true ? {} : { max: 1 } }),
  signaturepad: () => ({ kind: 'signature' }),
  slider,
};

/** The content of a question of SurveyJS; null if we have no such type. */
export function surveyJsContent(question: JsonRecord, language: string): Content | null {
  const type = textOf(question.type);
  return Object.hasOwn(TYPES, type) ? (TYPES[type]?.(question, language) ?? null) : null;
}
