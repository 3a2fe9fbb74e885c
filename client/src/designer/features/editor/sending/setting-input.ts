import {
  nameOf,
  type NodeSetting,
  OPTION_SETTING_VALUE_NAMES,
  type OptionSetting,
  type OptionSettingKey,
  optionSettingName,
  type QuestionRow,
  SETTING_VALUE_NAMES,
  type SettingKey,
  settingName,
  settingNames,
} from '@wence/schema';
import type { OptionSettingInput, QuestionSettingInput } from './sending.generated';

type Clearable<T> = { readonly [K in keyof T]?: T[K] | null };
type Names = Readonly<Record<string, string | number>>;

/** Null leads back to the default; a value that the graph has a name for goes by its name. */
function valueInput(value: unknown, names: Names | undefined): unknown {
  return names && (typeof value === 'number' || typeof value === 'string') ? nameOf(names, value) : value;
}

/**
 * The setting of a question as the graph takes it. `entry` is the question's entry in the catalogue, which decides what `format`, `size` and `level`
 * are called. A question that others have removed meanwhile has none: then any of its names will do, because the server refuses the edit anyway.
 */
export function settingInput(
  setting: Clearable<NodeSetting> | undefined,
  entry: QuestionRow | undefined,
): QuestionSettingInput | undefined {
  if (setting === undefined) return undefined;
  const fields = (Object.entries(setting) as [SettingKey, unknown][]).map(([key, value]) => {
    const name = entry?.setting[key] ? settingName(entry.key, key) : settingNames(key)[0];
    return [name, valueInput(value, name && SETTING_VALUE_NAMES[name])] as const;
  });
  return Object.fromEntries(fields) as QuestionSettingInput; // The tables of the model name its fields and their values.
}

/** The setting of an option as the graph takes it; what is only reserved is not in the graph. */
export function optionSettingInput(setting: Clearable<OptionSetting> | undefined): OptionSettingInput | undefined {
  if (setting === undefined) return undefined;
  const entries = Object.entries(setting) as [OptionSettingKey, unknown][];
  const fields = entries.flatMap(([key, value]) => {
    const name = optionSettingName(key);
    return name === 'exclusive' ? [] : [[name, valueInput(value, OPTION_SETTING_VALUE_NAMES[name])] as const];
  });
  return Object.fromEntries(fields) as OptionSettingInput; // As above.
}
