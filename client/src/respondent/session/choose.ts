import type { Answers, ChoiceAnswer, MultipleAnswer, SurveyOption } from '@wence/schema';

/** Text typed into the inputs of `other` options, by option id; outlives unticking until the page is left. */
export type KeptTexts = Readonly<Record<string, string>>;

function chosen(option: SurveyOption, texts: KeptTexts): ChoiceAnswer {
  const text = option.other ? texts[option.id] : undefined;
  return text ? { option: option.id, text } : { option: option.id };
}

/** Single choice: the new choice takes the place of the old one. */
export function chooseOne(options: readonly SurveyOption[], optionId: number, texts: KeptTexts): ChoiceAnswer | null {
  const option = options.find(({ id }) => id === optionId);
  return option ? chosen(option, texts) : null;
}

/** Options and limit of a multiple choice. */
export interface Offer {
  readonly options: readonly SurveyOption[];
  /** Most choices; 0 = no limit. */
  readonly max: number;
}

/** Effect of a toggle, so that the page can announce it. */
export type ToggleEffect = 'chosen' | 'dropped' | 'clearedOthers' | 'clearedExclusive' | 'full';

export interface Toggled {
  readonly answer: MultipleAnswer;
  readonly effect: ToggleEffect;
}

/**
 * Multiple choice. The exclusive option clears the others and any other clears it; at the most choices allowed nothing more is taken and
 * nothing is silently swapped. Choices stay in display order, so the same choice is the same answer however it was reached.
 */
export function toggleOption({ options, max }: Offer, answer: MultipleAnswer, optionId: number, texts: KeptTexts): Toggled {
  const option = options.find(({ id }) => id === optionId);
  if (!option) return { answer, effect: 'full' };
  if (isChosen(answer, optionId))
    return { answer: { options: answer.options.filter((each) => each.option !== optionId) }, effect: 'dropped' };
  if (option.exclusive) {
    return { answer: { options: [chosen(option, texts)] }, effect: answer.options.length > 0 ? 'clearedOthers' : 'chosen' };
  }

  const exclusive = options.find((each) => each.exclusive)?.id;
  // Choices that are not on offer any more do not count towards the limit.
  const kept = answer.options.filter((each) => each.option !== exclusive && options.some(({ id }) => id === each.option));
  if (isFull(max, kept.length)) return { answer, effect: 'full' };
  const ids = options.map((each) => each.id);
  const choices = [...kept, chosen(option, texts)].sort((a, b) => ids.indexOf(a.option) - ids.indexOf(b.option));
  const isCleared = exclusive !== undefined && isChosen(answer, exclusive);
  return { answer: { options: choices }, effect: isCleared ? 'clearedExclusive' : 'chosen' };
}

export function isChosen(answer: MultipleAnswer, optionId: number): boolean {
  return answer.options.some((each) => each.option === optionId);
}

/** Returns whether a question with this many choices takes no more. A maximum of 0 means no limit. */
export function isFull(max: number, count: number): boolean {
  return max > 0 && count >= max;
}

/** Puts what was typed into the choice it belongs to; an answer that did not choose the option stays as it is. */
export function withOtherText(answer: ChoiceAnswer | MultipleAnswer, optionId: number, text: string): ChoiceAnswer | MultipleAnswer {
  const put = (choice: ChoiceAnswer): ChoiceAnswer =>
    choice.option !== optionId ? choice : text ? { option: optionId, text } : { option: optionId };
  return 'options' in answer ? { options: answer.options.map(put) } : put(answer);
}

/** The texts that answers from an earlier visit carry. */
export function textsIn(answers: Answers): KeptTexts {
  const choices = Object.values(answers).flatMap((each) => ('options' in each ? each.options : 'option' in each ? [each] : []));
  return Object.fromEntries(choices.flatMap(({ option, text }) => (text ? [[option, text]] : [])));
}
