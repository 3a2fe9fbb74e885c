import type { DraftOption, DraftRow } from '../draft/draft-survey.js';
import { type JsonRecord, isJsonRecord, listOf, recordOf, textOf } from '../draft/json-record.js';
import type { ReadText } from './qsf-content.js';
import { TEXT_FORMATS } from './qsf-validation.js';

export interface QsfChoice {
  readonly key: string;
  readonly record: JsonRecord;
}

/** Choices, or answers, in their order. Where their numbers begin with 0 the file has a list in place of an object. */
export function orderedChoices(entries: unknown, order: unknown): QsfChoice[] {
  const records = isJsonRecord(entries) ? Object.entries(entries) : listOf(entries).map((entry, place) => [String(place), entry] as const);
  const byKey = new Map(records.filter(([, record]) => isJsonRecord(record)).map(([key, record]) => [key, recordOf(record)]));
  const keys = listOf(order)
    .map(textOf)
    .filter((key) => byKey.has(key));
  return [...new Set([...keys, ...byKey.keys()])].map((key) => ({ key, record: byKey.get(key) ?? {} }));
}

/** The entry of a key in an object, or in the list that stands for one. */
export const entryOf = (entries: unknown, key: string): unknown => (isJsonRecord(entries) ? entries[key] : listOf(entries)[Number(key)]);

export const isOn = (value: unknown): boolean => /^(?:true|on|1|yes)$/i.test(textOf(value));

/** Choices that are carried forward from another question stand here as well, under keys of their own. */
export const choicesOf = (payload: JsonRecord): QsfChoice[] =>
  orderedChoices(payload.Choices, payload.ChoiceOrder).filter(({ key }) => !/^x\d+$/.test(key));

export const answersOf = (payload: JsonRecord): QsfChoice[] => orderedChoices(payload.Answers, payload.AnswerOrder);

/** A choice with the box beside it. Unlike ours, such a box may stay empty unless it is forced. */
export const optionOf = (read: ReadText, { key, record }: QsfChoice): DraftOption => ({
  key,
  title: read(textOf(record.Display)),
  ...(isOn(record.TextEntry) && {
    other: true,
    required: isOn(record.TextEntryForceResponse),
    type: TEXT_FORMATS[textOf(record.TextEntryValidation)],
  }),
  ...(isOn(record.ExclusiveAnswer) && { exclusive: true }),
});

/** Choices that are rated or ordered rather than chosen: none of them shuts out the others. */
export const itemsOf = (payload: JsonRecord, read: ReadText): DraftOption[] =>
  choicesOf(payload).map((each) => ({ ...optionOf(read, each), exclusive: undefined }));

/** Statements as rows, with the box that some have in place of a name. */
export const rowsOf = (payload: JsonRecord, read: ReadText): DraftRow[] =>
  choicesOf(payload).map(({ key, record }) => ({
    key,
    title: read(textOf(record.Display)),
    ...(isOn(record.TextEntry) && { other: true }),
  }));

const CODE = /^[A-Za-z0-9]{1,4}$/;

/** Options with the values that the author gave them as codes: all of them, or none if one is no code that a definition can hold. */
export function recoded(options: readonly DraftOption[], payload: JsonRecord): DraftOption[] {
  const codes = options.map(({ key }) => textOf(entryOf(payload.RecodeValues, key)));
  const isFit = codes.every((code) => CODE.test(code)) && new Set(codes).size === codes.length;
  return options.map((option, place) => (isFit ? { ...option, code: codes[place] } : option));
}
