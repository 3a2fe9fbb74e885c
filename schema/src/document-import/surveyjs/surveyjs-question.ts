import type { QuestionKey } from '../../catalogue/entry/question-key.js';
import type { NodeSetting } from '../../definition/definition.js';
import type { DraftOption, DraftPart } from '../draft/draft-survey.js';
import { type JsonRecord, isJsonRecord, listOf, numberOf, recordOf, textOf } from '../draft/json-record.js';
import { validated } from './surveyjs-validators.js';
import { cellElements } from './surveyjs-panels.js';
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
  const own = { ...input.setting, ...bounds, ...(length !== undefined && length > 0 && { max_word: length }) };
  return { kind: input.kind, setting: input.kind === 'text' ? { ...own, ...validated(question).setting } : own };
}

function choiceContent(kind: QuestionKey, question: JsonRecord, language: string): Content {
  const options = questionChoices(question, language);
  const [least, most, columns] = [
    numberOf(question.minSelectedChoices),
    numberOf(question.maxSelectedChoices),
    numberOf(question.colCount),
  ];
  const bounds = { ...validated(question).count, ...(least !== undefined && { min: least }), ...(most !== undefined && { max: most }) };
  const layout = columns !== undefined && columns > 1 ? { column: columns } : {};
  return { kind, options, setting: { ...layout, ...(kind === 'multiple' && bounds) } };
}

function rateContent(question: JsonRecord, language: string): Content {
  const values = choicesOf(question.rateValues, language);
  const numbers = values.map(({ key }) => Number(key)).filter(Number.isFinite);
  const first = numberOf(question.rateMin) ?? (values.length > 0 ? (numbers.length === values.length ? Math.min(...numbers) : 1) : 1);
  const count = numberOf(question.rateCount) ?? (values.length || undefined);
  const last = numberOf(question.rateMax) ?? (count === undefined ? 5 : first + count - 1);
  // Older versions have another name, of two spellings.
  const { minRateDescription, mininumRateDescription, minimumRateDescription } = question;
  const { maxRateDescription, maximumRateDescription } = question;
  const left = localText(minRateDescription ?? mininumRateDescription ?? minimumRateDescription, language) || (values[0]?.title ?? '');
  const right = localText(maxRateDescription ?? maximumRateDescription, language) || (values.at(-1)?.title ?? '');
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
    if (cell === 'boolean') return { key, title, required, type: SELECT, setting: { options: booleanTitles(column, language) } };
    if (CELLS.has(cell) && choices.length > 0) return { key, title, required, type: SELECT, setting: { options: choices } };
    return { key, title, required, type: textOf(column.inputType) === 'number' || cell === 'rating' ? NUMBER : 0 };
  });
}

function formContent(question: JsonRecord, language: string): Content {
  const options = listOf(question.items).map((given): DraftOption => {
    const item = recordOf(given);
    const key = textOf(item.name);
    const type = { number: NUMBER, email: EMAIL, tel: MOBILE }[textOf(item.inputType)] ?? validated(item).setting.format;
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

const booleanTitles = (question: JsonRecord, language: string): string[] =>
  (booleanContent(question, language).options ?? []).map(({ title }) => title);

/** Questions that are asked once per panel become the columns of a table that grows. What does not fit into a cell is named by the caller. */
function panelContent(question: JsonRecord, language: string): Content | null {
  const [least, most] = [numberOf(question.minPanelCount), numberOf(question.maxPanelCount)];
  const columns = cellElements(question.templateElements).map((element) => ({ ...element, cellType: textOf(element.type) }));
  if (columns.length === 0) return null;
  const value = Math.max(1, numberOf(question.panelCount) ?? 1, least ?? 1);
  return {
    kind: 'growingTable',
    options: columnsOf({ columns }, language),
    setting: { min: Math.max(1, least ?? 1), ...(most !== undefined && most > 0 && { max: most }), value },
    isChanged: true,
  };
}

type Read = (question: JsonRecord, language: string) => Content | null;

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
    setting: { size: 4, ...(numberOf(question.maxLength) && { max_word: numberOf(question.maxLength) }), ...validated(question).setting },
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
  paneldynamic: panelContent,
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
