import type { QuestionKey } from '../../catalogue/entry/question-key.js';
import type { NodeSetting } from '../../definition/definition.js';
import type { DraftOption, DraftPart, DraftRow } from '../draft/draft-survey.js';
import { type JsonRecord, isJsonRecord, listOf, numberOf, recordOf, textOf } from '../draft/json-record.js';

/** The content of a question of Qualtrics. `isChanged`: the type is only near to the one it had. */
export type QsfContent = Pick<DraftPart, 'kind' | 'setting' | 'options' | 'rows'> & { readonly isChanged?: boolean };

/** Takes the markup out of a text. */
export type ReadText = (html: string) => string;

interface Choice {
  readonly key: string;
  readonly record: JsonRecord;
}

/** Choices, or answers, in their order. Where their numbers begin with 0 the file has a list in place of an object. */
function ordered(entries: unknown, order: unknown): Choice[] {
  const records = isJsonRecord(entries) ? Object.entries(entries) : listOf(entries).map((entry, place) => [String(place), entry] as const);
  const byKey = new Map(records.filter(([, record]) => isJsonRecord(record)).map(([key, record]) => [key, recordOf(record)]));
  const keys = listOf(order)
    .map(textOf)
    .filter((key) => byKey.has(key));
  return [...new Set([...keys, ...byKey.keys()])].map((key) => ({ key, record: byKey.get(key) ?? {} }));
}

const isOn = (value: unknown): boolean => /^(?:true|on|1|yes)$/i.test(textOf(value));

const optionOf = (read: ReadText, { key, record }: Choice): DraftOption => ({
  key,
  title: read(textOf(record.Display)),
  ...(isOn(record.TextEntry) && { other: true, required: isOn(record.TextEntryForceResponse) || undefined }),
  ...(isOn(record.ExclusiveAnswer) && { exclusive: true }),
});

function rowOf(read: ReadText, { key, record }: Choice): DraftRow {
  // The two ends of a bipolar row stand in one text.
  const [title = '', rightTitle] = read(textOf(record.Display)).split(/:(?=[^:]*$)/);
  return { key, title: title.trim(), ...(rightTitle?.trim() && { rightTitle: rightTitle.trim() }) };
}

/** Choices that are carried forward from another question stand here as well, under keys of their own. */
const choicesOf = (payload: JsonRecord) => ordered(payload.Choices, payload.ChoiceOrder).filter(({ key }) => !/^x\d+$/.test(key));
const answersOf = (payload: JsonRecord) => ordered(payload.Answers, payload.AnswerOrder);
const settingsOf = (payload: JsonRecord): JsonRecord => recordOf(recordOf(payload.Validation).Settings);

const plainRows = (read: ReadText, payload: JsonRecord): DraftRow[] =>
  choicesOf(payload).map(({ key, record }) => ({ key, title: read(textOf(record.Display)) }));

function choice(payload: JsonRecord, read: ReadText): QsfContent {
  const selector = textOf(payload.Selector);
  const options = choicesOf(payload).map((each) => optionOf(read, each));
  if (selector === 'NPS') return { kind: 'rate', setting: { min: 0, max: 10, ...sideWords(recordOf(payload.Configuration)) } };
  if (/^(?:DL|SB)$/.test(selector)) return { kind: 'dropdown', options };
  if (!selector.startsWith('M')) return { kind: 'single', options };
  const { MinChoices, MaxChoices } = settingsOf(payload);
  const [min, max] = [numberOf(MinChoices), numberOf(MaxChoices)];
  const count = options.length;
  return {
    kind: 'multiple',
    options,
    setting: { ...(min && { min: Math.min(min, count) }), ...(max && max < count && { max: Math.max(max, min ?? 1) }) },
  };
}

const sideWords = ({ LabelLeft, LabelRight }: JsonRecord): NodeSetting => ({
  ...(textOf(LabelLeft) && { left_text: textOf(LabelLeft) }),
  ...(textOf(LabelRight) && { right_text: textOf(LabelRight) }),
});

const FORMATS: Readonly<Record<string, number>> = { ValidNumber: 2, ValidEmail: 4, ValidTextOnly: 5 };
const SIZES: Readonly<Record<string, number>> = { SL: 1, ML: 4, ESTB: 6 };

function textEntry(payload: JsonRecord, read: ReadText): QsfContent {
  const selector = textOf(payload.Selector);
  if (selector === 'FORM')
    return { kind: 'form', options: choicesOf(payload).map((each) => ({ ...optionOf(read, each), other: undefined })) };
  const settings = settingsOf(payload);
  const type = textOf(settings.ContentType);
  if (type === 'ValidDate') return { kind: 'date' };
  const numbers = recordOf(settings.ValidNumber);
  const [min, max, length] = [numberOf(numbers.Min), numberOf(numbers.Max), numberOf(settings.TotalChars) ?? numberOf(settings.MaxChars)];
  const format = FORMATS[type];
  return {
    kind: 'text',
    setting: {
      size: SIZES[selector] ?? 1,
      ...(format !== undefined && { format }),
      ...(format === FORMATS.ValidNumber && { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }),
      ...(length && length > 0 && { max_word: length }),
    },
  };
}

function matrix(payload: JsonRecord, read: ReadText): QsfContent {
  const selector = textOf(payload.Selector);
  const several = /Multiple/.test(textOf(payload.SubSelector));
  const options = answersOf(payload).map((each) => ({ ...optionOf(read, each), other: undefined }));
  const kinds: Readonly<Record<string, QuestionKey>> = { TE: 'matrixFill', CS: 'matrixFill' };
  const kind = kinds[selector] ?? (several ? 'matrixMultiple' : 'matrixSingle');
  const rows = selector === 'Bipolar' ? choicesOf(payload).map((each) => rowOf(read, each)) : plainRows(read, payload);
  const isNear = ['Likert', 'TE', 'Bipolar', 'Profile'].includes(selector);
  return { kind, options, rows, isChanged: !isNear };
}

/** The words over a slider stand at its two ends and anywhere between; ours has places for three. */
function endWords(read: ReadText, payload: JsonRecord): NodeSetting {
  const words = ordered(payload.Labels, []).map(({ record }) => read(textOf(record.Display)));
  const [left, right] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  const center = words.length > 2 && words.length % 2 === 1 ? words[(words.length - 1) / 2] : undefined;
  return { ...(left && { left_text: left }), ...(center && { center_text: center }), ...(right && { right_text: right }) };
}

const SELECT = 90;
const NUMBER = 2;

/** Questions side by side share their rows: each becomes a column, with its answers as a list to choose from. */
function sideBySide(payload: JsonRecord, read: ReadText): QsfContent | null {
  const columns = ordered(payload.AdditionalQuestions, recordOf(payload.Configuration).ColumnOrder);
  const options = columns.map(({ key, record }): DraftOption => {
    const answers = answersOf(record).map((answer) => read(textOf(answer.record.Display)));
    const title = read(textOf(record.QuestionText)).replace(/\n/g, ' ');
    if (textOf(record.Selector) !== 'TE' && answers.length > 0) return { key, title, type: SELECT, setting: { options: answers } };
    return { key, title, type: textOf(settingsOf(record).ContentType) === 'ValidNumber' ? NUMBER : 0 };
  });
  const rows = plainRows(read, payload);
  return options.length > 0 && rows.length > 0 ? { kind: 'table', options, rows, isChanged: true } : null;
}

function slider(payload: JsonRecord, read: ReadText): QsfContent {
  const configuration = recordOf(payload.Configuration);
  const rows = plainRows(read, payload);
  const isStars = textOf(payload.Selector) === 'STAR';
  if (isStars) {
    const max = numberOf(configuration.StarCount) ?? 5;
    return rows.length > 1 ? { kind: 'matrixRate', rows, setting: { min: 1, max } } : { kind: 'rate', setting: { min: 1, max } };
  }
  const [min = 0, max = 100] = [numberOf(configuration.CSSliderMin), numberOf(configuration.CSSliderMax)];
  if (rows.length <= 1) return { kind: 'slider', setting: { min, max, ...endWords(read, payload) } };
  const options = rows.map(({ key, title }) => ({ key, title }));
  return { kind: 'proportion', options, setting: { is_limit: true, min: Math.max(0, min), max }, isChanged: true };
}

function constantSum(payload: JsonRecord, read: ReadText): QsfContent {
  const sum = numberOf(settingsOf(payload).ChoiceTotal);
  const options = choicesOf(payload).map((each) => ({ ...optionOf(read, each), other: undefined }));
  return { kind: 'proportion', options, setting: sum ? { sum } : {} };
}

const TYPES: Readonly<Record<string, (payload: JsonRecord, read: ReadText) => QsfContent | null>> = {
  MC: choice,
  TE: textEntry,
  Matrix: matrix,
  Slider: slider,
  CS: constantSum,
  SBS: sideBySide,
  RO: (payload, read) => ({ kind: 'rank', options: choicesOf(payload).map((each) => ({ ...optionOf(read, each), other: undefined })) }),
  DB: () => ({ kind: 'statement' }),
  FileUpload: () => ({ kind: 'upload', setting: { max: 1 } }),
  Draw: () => ({ kind: 'signature' }),
};

/** The content of a question of Qualtrics; null if we have no such type. */
export function qsfContent(payload: JsonRecord, read: ReadText): QsfContent | null {
  const type = textOf(payload.QuestionType);
  return Object.hasOwn(TYPES, type) ? (TYPES[type]?.(payload, read) ?? null) : null;
}

/** Returns whether an answer is demanded, and the rule for answers that has no counterpart; null if there is none. */
export function qsfDemands(payload: JsonRecord): { readonly required: boolean; readonly lost: string | null } {
  const settings = settingsOf(payload);
  const required = isOn(settings.ForceResponse) && !/RequestResponse/.test(textOf(settings.ForceResponseType));
  const type = textOf(settings.Type);
  const content = textOf(settings.ContentType);
  const isKnown = [
    '',
    'None',
    'ContentType',
    'ChoicesTotal',
    'MaxChars',
    'MinChoices',
    'MaxChoices',
    'RangeOfChoices',
    'SelectMany',
  ].includes(type);
  const isKnownContent = content === '' || content === 'ValidDate' || Object.hasOwn(FORMATS, content);
  return { required, lost: isKnown && isKnownContent ? null : content || type };
}
