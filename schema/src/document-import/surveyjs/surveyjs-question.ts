import type { QuestionKey } from '../../catalogue/entry/question-key.js';
import { UPLOAD_FORMATS } from '../../catalogue/values/upload-formats.js';
import type { NodeSetting } from '../../definition/definition.js';
import { type JsonRecord, numberOf, textOf } from '../draft/json-record.js';
import { choicesOf, questionChoices, rowsOf } from './surveyjs-choices.js';
import { booleanOptions, columnsOf, fieldsOf } from './surveyjs-columns.js';
import { cellElements } from './surveyjs-panels.js';
import { type Content, rateContent } from './surveyjs-rating.js';
import { validated } from './surveyjs-validators.js';

const EMAIL = 4;
const NUMBER = 2;

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

/** Inputs that are typed as a text in place of what they are. */
const CHANGED: ReadonlySet<string> = new Set(['color', 'week', 'password']);

function textContent(question: JsonRecord): Content {
  const type = textOf(question.inputType);
  const input = INPUTS[type] ?? { kind: 'text' };
  const [min, max, length] = [numberOf(question.min), numberOf(question.max), numberOf(question.maxLength)];
  const bounds = input.kind === 'text' && input.setting ? { ...(min !== undefined && { min }), ...(max !== undefined && { max }) } : {};
  const own = { ...input.setting, ...bounds, ...(length !== undefined && length > 0 && { max_word: length }) };
  const setting = input.kind === 'text' ? { ...own, ...validated(question).setting } : own;
  return { kind: input.kind, setting, isChanged: CHANGED.has(type) };
}

/** How many may be chosen. */
function countOf(question: JsonRecord): NodeSetting {
  const [least, most] = [numberOf(question.minSelectedChoices), numberOf(question.maxSelectedChoices)];
  return { ...validated(question).count, ...(least !== undefined && { min: least }), ...(most !== undefined && { max: most }) };
}

function choiceContent(kind: QuestionKey, question: JsonRecord, language: string): Content {
  const options = questionChoices(question, language);
  const columns = numberOf(question.colCount);
  const layout = columns !== undefined && columns > 1 ? { column: columns } : {};
  return { kind, options, setting: { ...layout, ...(kind === 'multiple' && countOf(question)) } };
}

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

/** A matrix without rows is a question of its own. */
const matrix: Read = (question, language) => {
  const isSeveral = textOf(question.cellType) === 'checkbox';
  const options = choicesOf(question.columns, language);
  const rows = rowsOf(question.rows, language);
  if (rows.length === 0) return { kind: isSeveral ? 'multiple' : 'single', options, isChanged: true };
  return {
    kind: isSeveral ? 'matrixMultiple' : 'matrixSingle',
    options,
    rows,
    setting: question.eachRowUnique === true ? { is_one: true } : {},
  };
};

const growing: Read = (question, language) => {
  const [least, most, count] = [numberOf(question.minRowCount), numberOf(question.maxRowCount), numberOf(question.rowCount)];
  const setting = { min: Math.max(1, least ?? 1), ...(most !== undefined && most > 0 && { max: most }), value: Math.max(1, count ?? 2) };
  return { kind: 'growingTable', options: columnsOf(question, language), setting };
};

const MEGABYTE = 1024 * 1024;
const ANY_IMAGE = 'image/*';
const ANY_VIDEO = 'video/*';

/** Files of one kind that we know are that kind; other lists are any files, and are named by the caller. */
export function uploadFormat(acceptedTypes: unknown): number {
  const given = textOf(acceptedTypes)
    .toLowerCase()
    .split(/[,\s]+/)
    .filter(Boolean);
  if (given.length === 0) return 0;
  const place = UPLOAD_FORMATS.findIndex(({ key, extensions }, format) => {
    const all = key === 'image' ? ANY_IMAGE : ANY_VIDEO;
    return format > 0 && given.every((each) => (each === all && key !== 'document') || extensions.includes(each.replace(/^\./, '')));
  });
  return Math.max(0, place);
}

const upload: Read = (question) => {
  const [size, most] = [numberOf(question.maxSize), numberOf(question.maxFiles)];
  const format = uploadFormat(question.acceptedTypes);
  return {
    kind: 'upload',
    setting: {
      ...(question.allowMultiple === true ? most !== undefined && { max: most } : { max: 1 }),
      ...(format > 0 && { format }),
      ...(size !== undefined && size > 0 && { size: Math.ceil(size / MEGABYTE) }),
    },
  };
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
  boolean: (question, language) => ({ kind: 'single', options: booleanOptions(question, language) }),
  rating: rateContent,
  ranking: (question, language) => ({ kind: 'rank', options: questionChoices(question, language), setting: countOf(question) }),
  matrix,
  matrixdropdown: (question, language) => ({
    kind: 'table',
    options: columnsOf(question, language),
    rows: rowsOf(question.rows, language),
  }),
  matrixdynamic: growing,
  paneldynamic: panelContent,
  multipletext: (question, language) => ({ kind: 'form', options: fieldsOf(question, language) }),
  file: upload,
  signaturepad: () => ({ kind: 'signature' }),
  slider,
};

/** The content of a question of SurveyJS; null if we have no such type. */
export function surveyJsContent(question: JsonRecord, language: string): Content | null {
  const type = textOf(question.type);
  return Object.hasOwn(TYPES, type) ? (TYPES[type]?.(question, language) ?? null) : null;
}
