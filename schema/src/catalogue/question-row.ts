import type { AnswerKind, NodeSetting, OptionSetting, QuestionType } from '../definition/definition.js';
import type { SettingRules } from './setting-rule.js';

/** Spec 3: the three groups of the type list in the editor. */
export type QuestionCategory = 'basic' | 'quick' | 'professional';

/** How a condition names what it compares with (Spec 5, logic and carry-over; R24). */
export type Operand =
  | 'options' // one or more options
  | 'count' // how many options
  | 'value' // one value, two for "between"
  | 'optionValue' // one option and its place or number
  | 'row'; // a matrix row, with options or values by sub-type

/** A type a question may be switched to without losing its content (Spec 4, question type switch). */
export interface Switch {
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
  readonly key: string;
  readonly category: QuestionCategory;
  readonly answer: AnswerKind;
  readonly isContainer: boolean;
  /** Options, columns, fields or levels. `minOptions` is what the last removal must leave. */
  readonly hasOptions: boolean;
  readonly hasRows: boolean;
  /** Options may stand in groups (choice questions only). */
  readonly hasOptionGroups: boolean;
  /** Options may be `other` or `exclusive`. */
  readonly takesOther: boolean;
  readonly takesExclusive: boolean;
  /** A respondent can be asked to answer it at all: `required` means something. */
  readonly isAnswerable: boolean;
  /** Logic kinds that the editor offers on it (Spec 4, states and transitions; the first question and the order are judged in `logic/`). */
  readonly takesJump: boolean;
  readonly takesShow: boolean;
  readonly takesOptionLogic: boolean;
  readonly takesRowLogic: boolean;
  /** Its answers can be looked at by conditions: algorithms and what each needs. Empty = not a source. */
  readonly algorithms: readonly { readonly algorithm: number; readonly operand: Operand | null }[];
  /** Its answer may be inserted into later texts (Spec 5: single, multiple, select, open, form, date). */
  readonly isPipingSource: boolean;
  /** Options may be carried over from it (Spec 5: single or multiple choice). */
  readonly isCarrySource: boolean;
  readonly isCarryTarget: boolean;
  readonly switchesTo: readonly Switch[];
  readonly setting: SettingRules<NodeSetting>;
  readonly optionSetting: SettingRules<OptionSetting>;
  /** Keys that an author can set on this entry. */
  readonly settingKeys: readonly (keyof NodeSetting)[];
}
