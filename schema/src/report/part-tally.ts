import type { Answer, ChoiceAnswer, MatrixCell } from '../answer/answer.js';
import { isOther } from '../definition/defaults.js';
import { NewestTexts } from './newest-texts.js';
import { NumberTally } from './number-tally.js';
import type { PlannedOption } from './tally-plan.js';

export interface OptionTally {
  readonly plan: PlannedOption;
  count: number;
  /** Of an option with an input, what was typed into it. */
  readonly texts?: NewestTexts;
}

/** Counts of a question, or of one row of a matrix. */
export interface PartTally {
  /** Responses that answered it. */
  base: number;
  readonly options: ReadonlyMap<number, OptionTally>;
  readonly texts: NewestTexts;
  readonly numbers: NumberTally;
}

const optionTally = (plan: PlannedOption): OptionTally => ({ plan, count: 0, texts: isOther(plan.option) ? new NewestTexts() : undefined });

export const partTally = (options: readonly PlannedOption[]): PartTally => ({
  base: 0,
  options: new Map(options.map((option) => [option.option.id, optionTally(option)])),
  texts: new NewestTexts(),
  numbers: new NumberTally(),
});

const addChoice = ({ options }: PartTally, { option, text }: ChoiceAnswer): void => {
  const tally = options.get(option);
  if (tally === undefined) return;
  tally.count += 1;
  if (text !== undefined) tally.texts?.add(text);
};

/**
 * Counts one answer in by its shape, not by the type of the question: it may have been switched between single and multiple choice since. An
 * evaluation counts with its level. What is neither chosen, typed nor a number counts as answered.
 */
export const addToPart = (part: PartTally, answer: Answer | MatrixCell): void => {
  part.base += 1;
  if ('option' in answer) addChoice(part, answer);
  else if ('options' in answer) for (const choice of answer.options) addChoice(part, choice);
  else if ('number' in answer) part.numbers.add(answer.number);
  else if ('level' in answer) part.numbers.add(answer.level);
  else if ('text' in answer) part.texts.add(answer.text);
};
