import {
  isAmbiguous,
  OPTION_SETTING_KEYS,
  optionSettingName,
  questionCatalogue,
  type QuestionRow,
  SETTING_KEYS,
  type SettingKey,
  type SettingName,
  settingNames,
} from '@wence/schema';
import { type ClassType, Field, InputType } from 'type-graphql';
import { OPTION_SETTING_FIELDS, SETTING_FIELDS, type SettingField, settingsOf } from './setting-fields.type.js';

/** Settings by their names in the graph. */
export type SettingInput = Readonly<Record<string, unknown>>;

function inputOf(name: string, description: string, fields: ReadonlyMap<string, SettingField>): ClassType<SettingInput> {
  // oxlint-disable-next-line typescript/no-extraneous-class -- the library takes the fields from its prototype
  class Setting {}
  for (const field of fields.values()) {
    Field(() => field.type, { nullable: true, description: field.description })(Setting.prototype, field.name);
  }
  InputType(name, { description })(Setting);
  return Setting as ClassType<SettingInput>; // Its fields are those of the table.
}

const LEAVE = 'What is absent stays, or gets its default; null leads back to the default.';

export const QuestionSettingInput = inputOf(
  'QuestionSettingInput',
  `Settings of a question; which of them it has depends on its type, any other is A0400. ${LEAVE}`,
  SETTING_FIELDS,
);

export const OptionSettingInput = inputOf(
  'OptionSettingInput',
  `Settings of the input or the level of an option. ${LEAVE}`,
  OPTION_SETTING_FIELDS,
);

const KEYS: ReadonlyMap<string, SettingKey> = new Map(SETTING_KEYS.flatMap((key) => settingNames(key).map((name) => [name, key] as const)));
const OPTION_KEYS: ReadonlyMap<string, string> = new Map(OPTION_SETTING_KEYS.map((key) => [optionSettingName(key), key]));
const NAMES_OF_ENTRIES: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  questionCatalogue.map((row) => [row.key, new Set<string>(settingsOf(row).map(({ name }) => name))]),
);

/** Returns whether it depends on the type of the question what one of these settings means. */
export const needsType = (setting: SettingInput | null | undefined): boolean =>
  Object.keys(setting ?? {}).some((name) => isAmbiguous(keyOf(name)));

function keyOf(name: string): SettingKey {
  const key = KEYS.get(name);
  if (key === undefined) throw new RangeError(`No setting ${name}`);
  return key;
}

/**
 * The setting as the edit language has it. `row` is the question's entry. A name that belongs to other entries keeps its name, so that the model
 * refuses it rather than takes it for the meaning that its key has here. Without an entry, which a question that is not there has none of, any name counts.
 */
export function settingGiven(setting: SettingInput | null | undefined, row: QuestionRow | undefined): Record<string, unknown> | undefined {
  if (!setting) return undefined;
  const own = row && NAMES_OF_ENTRIES.get(row.key);
  const isMistaken = (name: string, key: SettingKey) => own !== undefined && isAmbiguous(key) && !own.has(name);
  const entries = Object.entries(setting).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries.map(([name, value]) => [isMistaken(name, keyOf(name)) ? name : keyOf(name), value]));
}

/** The setting of an option as the edit language has it. */
export function optionSettingGiven(setting: SettingInput | null | undefined): Record<string, unknown> | undefined {
  if (!setting) return undefined;
  const entries = Object.entries(setting).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries.map(([name, value]) => [OPTION_KEYS.get(name) ?? name, value]));
}

/** A setting that is written as a whole: null, which leads back to a default, leaves it out. */
export const withoutNulls = (setting: Record<string, unknown> | undefined): Record<string, unknown> | undefined =>
  setting && Object.fromEntries(Object.entries(setting).filter(([, value]) => value !== null));

/** The key that a fault names, as the graph calls it. Values of enumerations are never out of bounds: of several names, the one with bounds is meant. */
const BOUNDED = new Set<string>(['megabytes', 'levels'] satisfies SettingName[]);

const WORDS: ReadonlyMap<string, string> = new Map(
  SETTING_KEYS.map((key) => {
    const names: readonly string[] = settingNames(key);
    return [key, names.find((name) => BOUNDED.has(name)) ?? names[0] ?? key];
  }),
);
const OPTION_WORDS: ReadonlyMap<string, string> = new Map(OPTION_SETTING_KEYS.map((key) => [key, optionSettingName(key)]));

/** The name that the graph has for the field of an option, or of what stands in it. */
export const optionFieldName = (field: string): string =>
  field.replace(/\bsetting\.(\w+)/, (_path, key: string) => `setting.${OPTION_WORDS.get(key) ?? key}`);

/** The name that the graph has for the field of a node: its children are called rows, settings are in camel case. */
export function nodeFieldName(field: string): string {
  if (/^options\b/.test(field)) return optionFieldName(field);
  return field.replace(/^children/, 'rows').replace(/^setting\.(\w+)/, (_path, key: string) => `setting.${WORDS.get(key) ?? key}`);
}
