import {
  isOther,
  LIMITS,
  OPTION_INPUT_TYPES,
  type OptionChange,
  optionInputType,
  questionRow,
  type SurveyNode,
  type SurveyOption,
  walkOptions,
} from '@wence/schema';

/** Maximum number of cascade options that are edited on the canvas. Larger cascades are edited in a dialog or imported. */
const MOST_LEVELLED = 100;

/** Returns whether options are nested. */
export function isNested(node: SurveyNode): boolean {
  return node.options?.some(({ group, nodes }) => group === true || (nodes !== undefined && nodes.length > 0)) ?? false;
}

/** Returns whether the options of a node can be edited on the canvas. */
export function areOptionsEditable(node: SurveyNode): boolean {
  const { hasOptions, answer } = questionRow(node);
  return hasOptions && (answer !== 'cascade' || [...walkOptions(node.options)].length <= MOST_LEVELLED);
}

/** The author's word for the options of a question. */
type OptionPart = 'option' | 'column' | 'field' | 'label';

export function optionPartOf(node: SurveyNode): OptionPart {
  const { hasRows, answer, key, optionInput } = questionRow(node);
  // The columns of a rating matrix are the points of its scale; options only name them.
  if (key === 'matrixRate') return 'label';
  if (hasRows || answer === 'table') return 'column';
  return optionInput === 'all' ? 'field' : 'option';
}

/** Returns whether respondents can type at the option. */
export function hasInput(node: SurveyNode, option: SurveyOption): boolean {
  const { optionInput } = questionRow(node);
  return optionInput === 'all' || (optionInput === 'other' && isOther(option));
}

/** Default maximum length of `input`. Without a maximum the type would be `unlimited`. */
const FIRST_MAX_WORDS = 100;

/** The change that selects an input type and resets the limits of the other types. */
export function inputChange(key: (typeof OPTION_INPUT_TYPES)[number]['key']): OptionChange {
  const type = OPTION_INPUT_TYPES.find((offered) => offered.key === key)?.type ?? 0;
  const max_word = key === 'input' ? FIRST_MAX_WORDS : null;
  return { type, setting: { format: null, min_word: null, max_word, min: null, max: null } };
}

export const inputKeyOf = (option: SurveyOption) => optionInputType(option)?.key ?? 'unlimited';

/** The choices of a drop-down out of what an author typed: one per line, trimmed, blank lines passed over, each once, as many as there may be. */
export function choicesIn(typed: string): { readonly kept: readonly string[]; readonly hasDuplicates: boolean } {
  const lines = typed.split(/\r\n|\r|\n/).map((line) => line.trim());
  const all = lines.filter((line) => line !== '').map((line) => Array.from(line).slice(0, LIMITS.selectChoice).join(''));
  const choices = [...new Set(all)];
  return { kept: choices.slice(0, LIMITS.selectChoices), hasDuplicates: choices.length < all.length };
}
