import type { QuestionRow } from '../../catalogue/entry/question-row.js';
import type { NodeSetting, OptionSetting } from '../../definition/definition.js';
import { dropUndefined } from '../../reading/drop-undefined.js';
import type { NodeChange, OptionChange } from '../operation/operation.js';

type SettingChange = NonNullable<NodeChange['setting']>;
type Change<Setting> = { readonly [K in keyof Setting]?: Setting[K] | null };

/** A setting with some keys set and, by null, some put back to their defaults. */
function merged<Setting extends object>(before: Setting | undefined, change: Change<Setting> | undefined): Setting {
  const entries: [string, unknown][] = Object.entries({ ...before, ...dropUndefined({ ...change }) });
  // Null is the only value of a change that no setting has, and it is taken out here.
  return dropUndefined(Object.fromEntries(entries.map(([key, value]) => [key, value ?? undefined]))) as Setting;
}

/**
 * Applies the consequences of a change (Spec 4): showing the result leaves one column, and switching the limit of a proportion off resets its bounds
 * to 0 and 100. Switching the sum off is setting it to 0, its default.
 */
function withConsequences(setting: NodeSetting, change: SettingChange): NodeSetting {
  const { column, min, max, ...rest } = setting;
  const isLimitOff = change.is_limit !== undefined && setting.is_limit !== true;
  const bounds = isLimitOff ? {} : { min, max };
  return dropUndefined({ ...rest, ...bounds, column: setting.show_result === true ? undefined : column });
}

/**
 * The setting of a question after a change, and after a switch to another entry of the catalogue: keys that the entry does not have fall away, unless
 * the change itself names them, which is a fault that `checkNode` finds.
 */
export function changedSetting(row: QuestionRow, before: NodeSetting | undefined, change: SettingChange = {}): NodeSetting {
  const known: readonly string[] = row.settingKeys;
  const kept: NodeSetting = Object.fromEntries(Object.entries(before ?? {}).filter(([key]) => known.includes(key)));
  return withConsequences(merged<NodeSetting>(kept, change), change);
}

/** The setting of an option after a change. */
export const changedOptionSetting = (before: OptionSetting | undefined, change: OptionChange['setting']): OptionSetting =>
  merged<OptionSetting>(before, change);
