import type { AnswerKind, NodeSetting, OptionSetting, QuestionType } from '../../definition/definition.js';
import type { QuestionCategory } from '../values/enumerations.js';
import type { QuestionKey } from './question-key.js';
import type { OptionSettingRules, SettingRules } from './setting-rule.js';

/** Operand that a condition names besides its question (Spec 5, logic and carry-over; R24). On an entry with rows it may always name one (R23). */
export type Operand =
  | 'options' // one or more options
  | 'count' // how many: one number, or two for a range
  | 'value' // one value, two for "between"
  | 'optionValue' // one option and its place, number or text
  | 'row'; // the row itself

/** An algorithm that conditions may apply to the answers of an entry (Spec 3, logic algorithm codes). Null = nothing further has to be named. */
export interface Comparison {
  readonly algorithm: number;
  readonly operand: Operand | null;
}

/** A type a question may be switched to without losing its content (Spec 4, question type switch). */
export interface TypeSwitch {
  readonly type: QuestionType;
  readonly subType?: number;
}

/** One entry of the catalogue: whatever differs by type and sub-type is read here, so that a new type is a new entry. */
export interface QuestionRow {
  /** Absent on the group, which has no type number. */
  readonly type?: QuestionType;
  /** Absent where the type has one entry only. */
  readonly subType?: number;
  /** The name of the entry in code, locale files and the graph; unique. */
  readonly key: QuestionKey;
  readonly category: QuestionCategory;
  readonly answer: AnswerKind;
  readonly isContainer: boolean;
  /** Options, columns, fields or levels. */
  readonly hasOptions: boolean;
  /** True if it makes no sense without at least one option. */
  readonly needsOptions: boolean;
  readonly hasRows: boolean;
  /** Options may stand in groups (choice questions only). */
  readonly hasOptionGroups: boolean;
  /** Options may be `other` or `exclusive`. */
  readonly takesOther: boolean;
  readonly takesExclusive: boolean;
  /** Options may carry a picture, or a title at their right end. */
  readonly takesImage: boolean;
  readonly takesRightTitle: boolean;
  /** Rows may carry a picture, a title at their right end, or be named by the respondent (`other`). */
  readonly rowsTakeImage: boolean;
  readonly rowsTakeRightTitle: boolean;
  readonly rowsTakeOther: boolean;
  /** Options that have an input of their own, and so may carry `type`, `prefix` and the input keys of `setting`: `other` ones, or all of them. */
  readonly optionInput: 'none' | 'other' | 'all';
  /** Longest title of an option. `bytes` counts a Chinese character as 2. */
  readonly optionTitle: { readonly max: number; readonly unit?: 'bytes' };
  /** A respondent can be asked to answer it at all: `required` means something. */
  readonly isAnswerable: boolean;
  /** Logic kinds that the editor offers on it (Spec 4, states and transitions; the first question and the order are judged in `logic/`). */
  readonly takesJump: boolean;
  readonly takesShow: boolean;
  readonly takesOptionLogic: boolean;
  readonly takesRowLogic: boolean;
  /** Comparisons that conditions may apply to its answers. Empty = not a source. */
  readonly algorithms: readonly Comparison[];
  /** True if its answer may be inserted into later texts (Spec 5: single, multiple, select, open, form, date). */
  readonly isPipingSource: boolean;
  /** Options may be carried over from it (Spec 5: single or multiple choice). */
  readonly isCarrySource: boolean;
  /** Carried options may become its options or columns, or, where it has rows that take row logic, its rows. */
  readonly isCarryTarget: boolean;
  readonly switchesTo: readonly TypeSwitch[];
  readonly setting: SettingRules;
  readonly optionSetting: OptionSettingRules;
  /** Keys that an author can set on this entry. */
  readonly settingKeys: readonly (keyof NodeSetting)[];
  readonly optionSettingKeys: readonly (keyof OptionSetting)[];
}
