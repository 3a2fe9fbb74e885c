import {
  isOther,
  OPTION_INPUT_TYPES,
  type OptionChange,
  optionInputType,
  questionRow,
  type SurveyNode,
  type SurveyOption,
} from '@wence/schema';

/** Whether something can be typed at the option, and so be said about it. */
export function hasInput(node: SurveyNode, option: SurveyOption): boolean {
  const { optionInput } = questionRow(node);
  return optionInput === 'all' || (optionInput === 'other' && isOther(option));
}

/** Characters that `input` takes until its author says otherwise: with none at all it would be `unlimited` again. */
const FIRST_MAX_WORDS = 100;

/** What choosing a kind of input sets, with what the other kinds had taken back. */
export function inputChange(key: (typeof OPTION_INPUT_TYPES)[number]['key']): OptionChange {
  const type = OPTION_INPUT_TYPES.find((offered) => offered.key === key)?.type ?? 0;
  const max_word = key === 'input' ? FIRST_MAX_WORDS : null;
  return { type, setting: { format: null, min_word: null, max_word, min: null, max: null } };
}

export const inputKeyOf = (option: SurveyOption) => optionInputType(option)?.key ?? 'unlimited';
