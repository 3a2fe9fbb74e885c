import { answerKindOf } from '../../definition/answer-kind.js';
import type { QuestionType } from '../../definition/definition.js';
import { isContainer } from '../../definition/node-facts.js';
import { LIMITS } from '../../limit/limits.js';
import type { QuestionKey } from './question-key.js';
import type { QuestionRow } from './question-row.js';
import { ATTRIBUTE_TYPES, type QuestionCategory } from '../values/enumerations.js';
import { OPTION_SETTING_KEYS, SETTING_KEYS } from './setting-keys.js';
import { choice, type SettingRule } from './setting-rule.js';

/** Facts that an entry declares: its name, and where it differs from `PLAIN`. The rest follows from its number. */
interface EntryFacts extends Partial<Omit<QuestionRow, 'answer' | 'isContainer' | 'isAnswerable' | 'settingKeys' | 'optionSettingKeys'>> {
  readonly type?: QuestionType;
  readonly key: QuestionKey;
  readonly category: QuestionCategory;
}

/** An entry without options or rows that nothing can be asked of. */
const PLAIN = {
  hasOptions: false,
  hasRows: false,
  hasOptionGroups: false,
  takesOther: false,
  takesExclusive: false,
  takesImage: false,
  takesRightTitle: false,
  rowsTakeImage: false,
  rowsTakeRightTitle: false,
  rowsTakeOther: false,
  optionInput: 'none',
  optionTitle: { max: LIMITS.optionTitle },
  takesOptionLogic: false,
  takesRowLogic: false,
  algorithms: [],
  isPipingSource: false,
  isCarrySource: false,
  isCarryTarget: false,
  switchesTo: [],
  setting: {},
  optionSetting: {},
} as const satisfies Partial<QuestionRow>;

/** Design 3, attribute types: every question that can be answered has one. */
const ATTRIBUTE: SettingRule = choice(ATTRIBUTE_TYPES, 'normal');

const settable = <Key extends string>(keys: readonly Key[], rules: { readonly [K in Key]?: SettingRule }): Key[] =>
  keys.filter((key) => rules[key] !== undefined && rules[key].kind !== 'fixed');

/**
 * Completes an entry. Jump and show are offered on everything that can be answered unless the entry says otherwise (Spec 4 lists the exceptions).
 */
export function entry(facts: EntryFacts): QuestionRow {
  const answer = answerKindOf(facts);
  const isAnswerable = answer !== 'none';
  const setting = isAnswerable ? { ...facts.setting, attribute: ATTRIBUTE } : (facts.setting ?? {});
  const optionSetting = facts.optionSetting ?? {};
  return {
    takesJump: isAnswerable,
    takesShow: isAnswerable,
    needsOptions: facts.hasOptions === true,
    ...PLAIN,
    ...facts,
    answer,
    isContainer: isContainer({ type: facts.type, group: facts.key === 'group' }),
    isAnswerable,
    setting,
    settingKeys: settable(SETTING_KEYS, setting),
    optionSettingKeys: settable(OPTION_SETTING_KEYS, optionSetting),
  };
}
