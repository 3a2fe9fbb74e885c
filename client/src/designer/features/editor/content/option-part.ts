import { questionRow, type SurveyNode } from '@wence/schema';

/** What the options of a question are to its author. */
export type OptionPart = 'option' | 'column' | 'field';

export function optionPartOf(node: SurveyNode): OptionPart {
  const { hasRows, answer, optionInput } = questionRow(node);
  if (hasRows || answer === 'table') return 'column';
  return optionInput === 'all' ? 'field' : 'option';
}
