import {
  type FullSetting,
  isAmbiguous,
  OPTION_SETTING_TEXTS,
  OPTION_SETTING_VALUE_NAMES,
  type OptionSetting,
  type OptionSettingKey,
  type OptionSettingName,
  optionSettingName,
  questionCatalogue,
  type QuestionKey,
  type QuestionRow,
  SETTING_TEXTS,
  SETTING_VALUE_NAMES,
  type SettingKey,
  type SettingName,
  settingName,
  type SettingRule,
} from '@wence/schema';
import { Float, Int } from 'type-graphql';
import './option-input-type.type.js';
import './setting-enums.type.js';

/** One setting as the graph shows it and takes it. */
export interface SettingField {
  readonly name: string;
  readonly type: object;
  readonly description: string;
}

/** What the names mean that have a meaning of their own; any other setting is described with its key. */
const TEXTS: { readonly [Name in SettingName]?: string } = {
  inputFormat: 'What may be typed.',
  icon: 'What the points of the scale are drawn as.',
  fileKind: 'Which files may be handed in.',
  datePrecision: 'The smallest part of the date that is asked for.',
  timePrecision: 'The smallest part of the time that is asked for.',
  boxSize: 'Size of the box.',
  megabytes: 'Megabytes that a file may have.',
  levels: 'Number of levels, 1 to 3: as many as its options have.',
  smallestPart: 'The smallest part of the place that is asked for; larger parts are asked as well.',
  template: 'What is evaluated.',
  attribute: 'Who fills it in.',
};

const OPTION_TEXTS: { readonly [Name in OptionSettingName]?: string } = {
  format: 'What may be typed; it counts where the `type` of the option is FREE_TEXT.',
  boxSize: 'Size of the box.',
};

/** The type that all of these rules of one name have in common; an error at start where an enumeration is missing. */
function typeOf(name: string, rules: readonly SettingRule[], names: object | undefined): object {
  if (names) return names;
  const kinds = new Set(rules.map((rule) => (rule.kind === 'fixed' ? typeof rule.default : rule.kind)));
  if (kinds.has('choice')) throw new Error(`Name the values of the setting ${name}`);
  if (kinds.has('texts')) return [String];
  if (kinds.has('text')) return String;
  if (kinds.has('flag')) return Boolean;
  return rules.some(({ kind }) => kind === 'number') ? Float : Int;
}

interface Use {
  readonly name: string;
  readonly rule: SettingRule;
  readonly description: string;
  readonly names?: object;
}

function fieldsOf(uses: readonly Use[]): Map<string, SettingField> {
  const byName = new Map<string, Use[]>();
  for (const use of uses) byName.set(use.name, [...(byName.get(use.name) ?? []), use]);
  return new Map(
    [...byName].flatMap(([name, same]): [string, SettingField][] => {
      const rules = same.map(({ rule }) => rule);
      const [first] = same;
      const type = typeOf(name, rules, first?.names);
      return first ? [[name, { name, type, description: first.description }]] : [];
    }),
  );
}

/** The settings of an entry under their names in the graph, with their keys and rules. */
export function settingsOf({
  key: entry,
  setting,
}: QuestionRow): { readonly name: SettingName; readonly key: SettingKey; readonly rule: SettingRule }[] {
  const rules = Object.entries(setting) as [SettingKey, SettingRule][]; // The keys of a record of rules.
  return rules.map(([key, rule]) => ({ name: settingName(entry, key), key, rule }));
}

const SETTINGS_OF_ENTRIES: ReadonlyMap<string, ReturnType<typeof settingsOf>> = new Map(
  questionCatalogue.map((row) => [row.key, settingsOf(row)]),
);

/** The setting of a question under the names of the graph. */
export function settingView(entry: QuestionKey, setting: FullSetting): Readonly<Record<string, unknown>> {
  const view: Record<string, unknown> = {};
  for (const { name, key } of SETTINGS_OF_ENTRIES.get(entry) ?? []) view[name] = setting[key] ?? null;
  return view;
}

/** The setting of an option under the names of the graph: only what is set has a value. */
export function optionSettingView(setting: OptionSetting): Readonly<Record<string, unknown>> {
  const keys = Object.keys(setting) as OptionSettingKey[]; // The keys of the type.
  return keys.length === 0 ? NOTHING_SET : Object.fromEntries(keys.map((key) => [optionSettingName(key), setting[key]]));
}

/** Most options: they share it. */
const NOTHING_SET = {};

/** Every setting of questions by its name in the graph. */
export const SETTING_FIELDS: ReadonlyMap<string, SettingField> = fieldsOf(
  questionCatalogue.flatMap((row) =>
    settingsOf(row).map(({ name, key, rule }) => {
      const text = TEXTS[name];
      if (isAmbiguous(key) && !text) throw new Error(`Say what the setting ${name} means`);
      return { name, rule, description: text ?? SETTING_TEXTS[key], names: SETTING_VALUE_NAMES[name] };
    }),
  ),
);

/** Every setting of options by its name in the graph. What is only reserved is not among them. */
export const OPTION_SETTING_FIELDS: ReadonlyMap<string, SettingField> = fieldsOf(
  questionCatalogue.flatMap(({ optionSetting }) => {
    const rules = Object.entries(optionSetting) as [OptionSettingKey, SettingRule][]; // As above.
    return rules.flatMap(([key, rule]): Use[] => {
      const name = optionSettingName(key);
      if (rule.kind === 'fixed') return [];
      return [{ name, rule, description: OPTION_TEXTS[name] ?? OPTION_SETTING_TEXTS[key], names: OPTION_SETTING_VALUE_NAMES[name] }];
    });
  }),
);
