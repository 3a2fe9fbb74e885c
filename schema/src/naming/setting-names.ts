import type { QuestionKey } from '../catalogue/entry/question-key.js';
import type { OptionSettingKey, SettingKey } from '../catalogue/entry/setting-rule.js';
import {
  ATTRIBUTE_NAMES,
  BOX_SIZE_NAMES,
  CITY_PART_NAMES,
  DATE_PRECISION_NAMES,
  EVALUATE_TEMPLATE_NAMES,
  OPTION_INPUT_NAMES,
  RATE_ICON_NAMES,
  TEXT_FORMAT_NAMES,
  TIME_PRECISION_NAMES,
  UPLOAD_KIND_NAMES,
} from './value-names.js';

type CamelCase<Key extends string> = Key extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<CamelCase<Tail>>}` : Key;

const camelCase = (key: string): string => key.replace(/_([a-z])/g, (_underscore, letter: string) => letter.toUpperCase());

/** Keys whose values mean something else from entry to entry: the graph has a name for each meaning, so that a value has one type. */
const MEANINGS = {
  format: {
    text: 'inputFormat',
    rate: 'icon',
    evaluate: 'icon',
    matrixRate: 'icon',
    upload: 'fileKind',
    date: 'datePrecision',
    time: 'timePrecision',
  },
  size: { text: 'boxSize', upload: 'megabytes' },
  level: { cascade: 'levels', city: 'smallestPart' },
} as const satisfies { readonly [K in SettingKey]?: { readonly [Q in QuestionKey]?: string } };

type Meanings = typeof MEANINGS;
type MeaningOf<Key extends keyof Meanings> = Meanings[Key][keyof Meanings[Key]] & string;

/** The name of a setting of a question in the graph. */
export type SettingName = CamelCase<Exclude<SettingKey, keyof Meanings>> | { [K in keyof Meanings]: MeaningOf<K> }[keyof Meanings];

/** The names of the values of a setting, where the graph has names for them. */
export const SETTING_VALUE_NAMES: { readonly [Name in SettingName]?: Readonly<Record<string, string | number>> } = {
  inputFormat: TEXT_FORMAT_NAMES,
  icon: RATE_ICON_NAMES,
  fileKind: UPLOAD_KIND_NAMES,
  datePrecision: DATE_PRECISION_NAMES,
  timePrecision: TIME_PRECISION_NAMES,
  boxSize: BOX_SIZE_NAMES,
  smallestPart: CITY_PART_NAMES,
  template: EVALUATE_TEMPLATE_NAMES,
  attribute: ATTRIBUTE_NAMES,
};

/** The name of a setting of an option in the graph: `size` is the one key that is called otherwise. */
export type OptionSettingName = CamelCase<Exclude<OptionSettingKey, 'size'>> | 'boxSize';

const hasMeanings = (key: string): key is keyof Meanings => Object.hasOwn(MEANINGS, key);

const meaningsOf = (key: keyof Meanings): Readonly<Partial<Record<QuestionKey, SettingName>>> => MEANINGS[key];

/**
 * The name of a setting key on an entry of the catalogue.
 *
 * @throws RangeError where the key has several meanings and none is given for this entry.
 */
export function settingName(entry: QuestionKey, key: SettingKey): SettingName {
  if (!hasMeanings(key)) return camelCase(key) as SettingName; // The type says what the function does.
  const name = meaningsOf(key)[entry];
  if (name === undefined) throw new RangeError(`Name ${key} of ${entry}`);
  return name;
}

/** All names of a setting key. */
export function settingNames(key: SettingKey): readonly SettingName[] {
  return hasMeanings(key) ? [...new Set(Object.values(meaningsOf(key)))] : [camelCase(key) as SettingName]; // As above.
}

/** Returns whether what a key means depends on the question. */
export const isAmbiguous = (key: SettingKey): boolean => hasMeanings(key);

/** The name of a key of an option's setting. */
export const optionSettingName = (key: OptionSettingKey): OptionSettingName =>
  key === 'size' ? 'boxSize' : (camelCase(key) as OptionSettingName); // As above.

/** The names of the values of an option's setting, where the graph has names for them. */
export const OPTION_SETTING_VALUE_NAMES: { readonly [Name in OptionSettingName]?: Readonly<Record<string, number>> } = {
  format: OPTION_INPUT_NAMES,
  boxSize: BOX_SIZE_NAMES,
};
