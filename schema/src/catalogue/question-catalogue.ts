import type { QuestionType } from '../definition/definition.js';
import { MULTIPLE_SETTING, SETTING_KEYS, type SettingKey, type SettingRules, SINGLE_SETTING, TEXT_SETTING } from './setting-rule.js';

/** Spec 3, question types by number: the three groups of the type list in the editor. */
export type QuestionCategory = 'basic' | 'quick' | 'professional';

export type QuestionKey = 'single' | 'multiple' | 'text';

export interface QuestionRow {
  readonly type: QuestionType;
  /** The name of the type in code, locale files and the graph. */
  readonly key: QuestionKey;
  readonly category: QuestionCategory;
  readonly hasOptions: boolean;
  /** Types that this one can be switched into without losing its content (Spec 4). */
  readonly switchesTo: readonly QuestionType[];
  readonly setting: SettingRules;
  /** Keys that an author can set on this type. */
  readonly settingKeys: readonly SettingKey[];
  /** The interface of `answer/answer.ts` that its answers have. */
  readonly answer: 'ChoiceAnswer' | 'MultipleAnswer' | 'TextAnswer';
}

const settable = (rules: SettingRules): SettingKey[] =>
  SETTING_KEYS.filter((key) => rules[key] !== undefined && rules[key].kind !== 'fixed');

const row = (facts: Omit<QuestionRow, 'settingKeys'>): QuestionRow => ({ ...facts, settingKeys: settable(facts.setting) });

/** One row per question type: whatever differs by type is read here, so that a new type is a new row. */
export const questionCatalogue: readonly QuestionRow[] = [
  row({ type: 1, key: 'single', category: 'basic', hasOptions: true, switchesTo: [2], setting: SINGLE_SETTING, answer: 'ChoiceAnswer' }),
  row({
    type: 2,
    key: 'multiple',
    category: 'basic',
    hasOptions: true,
    switchesTo: [1],
    setting: MULTIPLE_SETTING,
    answer: 'MultipleAnswer',
  }),
  row({ type: 3, key: 'text', category: 'basic', hasOptions: false, switchesTo: [], setting: TEXT_SETTING, answer: 'TextAnswer' }),
];

const byType = new Map<number, QuestionRow>(questionCatalogue.map((facts) => [facts.type, facts]));

/** Whether a number names a type of this version of the format. */
export const isQuestionType = (type: number): type is QuestionType => byType.has(type);

/** The row of a type. Total over `QuestionType`. */
export const questionRow = (type: QuestionType): QuestionRow => {
  const facts = byType.get(type);
  if (facts === undefined) throw new RangeError(`No question type ${String(type)}`);
  return facts;
};
