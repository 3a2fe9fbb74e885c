import type { NodeSetting, OptionSetting } from '../definition.js';

/** The JSON type of the value of a setting key. */
export type ValueKind = 'number' | 'flag' | 'text' | 'texts';

type KindOf<T> = T extends number ? 'number' : T extends boolean ? 'flag' : T extends string ? 'text' : 'texts';
/** One kind per key: the compiler refuses a table that forgets a key or mistakes its kind. */
export type SettingKinds<Setting> = { readonly [K in keyof Setting]-?: KindOf<NonNullable<Setting[K]>> };

/** Spec 3, question setting fields, by the type of their value. */
export const NODE_SETTING_KINDS: SettingKinds<NodeSetting> = {
  column: 'number',
  min: 'number',
  max: 'number',
  size: 'number',
  format: 'number',
  min_word: 'number',
  max_word: 'number',
  suffix: 'text',
  show_result: 'flag',
  control: 'flag',
  prev_text: 'text',
  next_text: 'text',
  is_prev: 'flag',
  is_flip: 'flag',
  is_fixed_header: 'flag',
  is_split: 'flag',
  is_one: 'flag',
  step: 'number',
  value: 'number',
  is_vertical: 'flag',
  is_stops: 'flag',
  is_tip: 'flag',
  left_text: 'text',
  center_text: 'text',
  right_text: 'text',
  is_tag: 'flag',
  is_comment: 'flag',
  template: 'number',
  image: 'text',
  sum: 'number',
  is_limit: 'flag',
  level: 'number',
  placeholders: 'texts',
  attribute: 'text',
};

/** Spec 3, option setting, by the type of their value. */
export const OPTION_SETTING_KINDS: SettingKinds<OptionSetting> = {
  format: 'number',
  options: 'texts',
  max_word: 'number',
  min_word: 'number',
  min: 'number',
  max: 'number',
  size: 'number',
  exclusive: 'flag',
  tags: 'texts',
  level: 'number',
};
