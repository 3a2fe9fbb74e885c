import type { SurveyOption } from '../../definition/definition.js';

/** Names of what may be typed into a box. */
export type AnswerFormatKey = 'text' | 'integer' | 'number' | 'mobile' | 'email' | 'letter' | 'character' | 'select';

export interface AnswerFormat {
  readonly format: number;
  readonly key: AnswerFormatKey;
}

/** The drop-down among the formats. */
export const SELECT_FORMAT = 90;

/** Spec 3, answer formats, with the numbers of design 3: one list for questions and for the inputs of options. */
export const ANSWER_FORMATS: readonly AnswerFormat[] = [
  { format: 0, key: 'text' },
  { format: 1, key: 'integer' },
  { format: 2, key: 'number' },
  { format: 3, key: 'mobile' },
  { format: 4, key: 'email' },
  { format: 5, key: 'letter' },
  { format: 6, key: 'character' },
  { format: SELECT_FORMAT, key: 'select' },
];

/** An input type that the dialog of an option's input offers. */
export interface OptionInputType {
  readonly type: number;
  readonly key: 'unlimited' | 'input' | Exclude<AnswerFormatKey, 'text'>;
  /** True if the word limits of the option's setting are set as well. */
  readonly hasWordLimits: boolean;
}

/**
 * Spec 3, option input types. `unlimited` and `input` are both free text: `input` is what an option with word limits is called, and choosing
 * `unlimited` takes them away.
 */
export const OPTION_INPUT_TYPES: readonly OptionInputType[] = [
  { type: 0, key: 'unlimited', hasWordLimits: false },
  { type: 0, key: 'input', hasWordLimits: true },
  { type: SELECT_FORMAT, key: 'select', hasWordLimits: false },
  { type: 1, key: 'integer', hasWordLimits: false },
  { type: 2, key: 'number', hasWordLimits: false },
  { type: 3, key: 'mobile', hasWordLimits: false },
  { type: 4, key: 'email', hasWordLimits: false },
  { type: 5, key: 'letter', hasWordLimits: false },
  { type: 6, key: 'character', hasWordLimits: false },
];

/** Returns the entry of `OPTION_INPUT_TYPES` for an option's input. `setting.format` has the same meaning as `type` and counts if `type` is 0. */
export function optionInputType({ type = 0, setting = {} }: Pick<SurveyOption, 'type' | 'setting'>): OptionInputType | undefined {
  const wanted = type === 0 ? (setting.format ?? 0) : type;
  const hasWordLimits = wanted === 0 && ((setting.min_word ?? 0) > 0 || (setting.max_word ?? 0) > 0);
  return OPTION_INPUT_TYPES.find((offered) => offered.type === wanted && offered.hasWordLimits === hasWordLimits);
}
