import type { NodeSetting } from '../../definition/definition.js';
import { type JsonRecord, numberOf, recordOf, textOf } from '../draft/json-record.js';

/** Answer formats by the name that Qualtrics has for them. */
export const TEXT_FORMATS: Readonly<Record<string, number | undefined>> = { ValidNumber: 2, ValidEmail: 4, ValidTextOnly: 5 };

const INTEGER = 1;
/** Kinds of files that an upload can be limited to. */
const FILE_FORMATS: Readonly<Record<string, number | undefined>> = { Graphic: 1, Video: 2, Document: 3 };

export const settingsOf = (payload: JsonRecord): JsonRecord => recordOf(recordOf(payload.Validation).Settings);

const isForcedBy = (settings: JsonRecord): boolean =>
  /^(?:on|true)$/i.test(textOf(settings.ForceResponse)) && !/RequestResponse/.test(textOf(settings.ForceResponseType));

/** Returns whether an answer is demanded. One that is only asked for is not. */
export const isForced = (payload: JsonRecord): boolean => isForcedBy(settingsOf(payload));

/** The rule of an answer: only the limits that its type names are in force, the others are left over from earlier choices of the author. */
const ruleOf = (payload: JsonRecord): string => textOf(settingsOf(payload).Type);

/** What a typed answer has to be; empty if anything. */
const contentOf = (payload: JsonRecord): string => (ruleOf(payload) === 'ContentType' ? textOf(settingsOf(payload).ContentType) : '');

export const isDate = (payload: JsonRecord): boolean => contentOf(payload) === 'ValidDate';

/** Format of a typed answer: numbers without decimals are integers. */
export function formatOf(payload: JsonRecord): number | undefined {
  const content = contentOf(payload);
  const isInteger = content === 'ValidNumber' && numberOf(recordOf(settingsOf(payload).ValidNumber).NumDecimals) === 0;
  return isInteger ? INTEGER : TEXT_FORMATS[content];
}

export const fileFormatOf = (payload: JsonRecord): number | undefined => FILE_FORMATS[contentOf(payload)];

/** The rules of a text that is typed: what it has to be, and how long. */
export function textRules(payload: JsonRecord): NodeSetting {
  const [settings, rule, format] = [settingsOf(payload), ruleOf(payload), formatOf(payload)];
  const numbers = recordOf(settings.ValidNumber);
  const isNumber = format === INTEGER || format === TEXT_FORMATS.ValidNumber;
  const [min, max] = isNumber ? [numberOf(numbers.Min), numberOf(numbers.Max)] : [undefined, undefined];
  const isRange = /^CharRange$/.test(rule);
  const shortest = isRange || /^MinChars?$/.test(rule) ? numberOf(settings.MinChars) : undefined;
  const longest =
    isRange || /^(?:Max|Total)Chars?$/.test(rule) ? (numberOf(settings.TotalChars) ?? numberOf(settings.MaxChars)) : undefined;
  return {
    ...(format !== undefined && { format }),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(shortest && shortest > 0 && { min_word: shortest }),
    ...(longest && longest > 0 && { max_word: longest }),
  };
}

/** The fewest and the most choices, of so many. */
export function countRules(payload: JsonRecord, count: number): NodeSetting {
  const [settings, rule] = [settingsOf(payload), ruleOf(payload)];
  const isRange = /Range|SelectMany/.test(rule);
  const min = isRange || rule === 'MinChoices' ? numberOf(settings.MinChoices) : undefined;
  const max = isRange || rule === 'MaxChoices' ? numberOf(settings.MaxChoices) : undefined;
  return { ...(min && { min: Math.min(min, count) }), ...(max && max < count && { max: Math.max(max, min ?? 1) }) };
}

/** Rules that are carried over, by the type of the question. */
const KNOWN: Readonly<Record<string, RegExp | undefined>> = {
  MC: /^(?:(?:Min|Max)Choices|ChoiceRange|RangeOfChoices|SelectMany)$/,
  TE: /^(?:ContentType|CharRange|(?:Min|Max|Total)Chars?)$/,
  CS: /^ChoicesTotal$/,
  FileUpload: /^ContentType$/,
};

/** The rules for answers that have no counterpart. */
export function lostRules(payload: JsonRecord): readonly string[] {
  const [type, rule, content] = [textOf(payload.QuestionType), ruleOf(payload), contentOf(payload)];
  const formats = type === 'FileUpload' ? FILE_FORMATS : { ...TEXT_FORMATS, ValidDate: 0 };
  const isKnown = rule === '' || rule === 'None' || KNOWN[type]?.test(rule) === true;
  const isKnownContent = content === '' || formats[content] !== undefined;
  const settings = settingsOf(payload);
  const isRequested = /^on$/i.test(textOf(settings.ForceResponse)) && !isForcedBy(settings);
  return [...(isKnown && isKnownContent ? [] : [content || rule]), ...(isRequested ? ['RequestResponse'] : [])];
}
