import {
  type Answer,
  type ProportionAnswer,
  type SurveyOption,
  type SurveyNode,
  weightsOf,
  type AnswerError,
  type Language,
  readableText,
} from '@wence/schema';
import type { Shown } from '../base/question-props';
import { type ProportionWords, wordsIn } from './words';

/** Numbers by option id. */
export type Weights = ProportionAnswer['fields'];

/** The numbers given so far to what is on offer: what logic took away does not count. */
export function weightsIn(answer: Answer | undefined, options: readonly SurveyOption[]): Weights {
  const fields = answer && 'fields' in answer ? answer.fields : {};
  return Object.fromEntries(
    options.flatMap(({ id }) => {
      const number = fields[id];
      return typeof number === 'number' ? [[id, number]] : [];
    }),
  );
}

/** Numbers with a part behind the point do not add up exactly in binary: 0.1 + 0.2. */
export function sumOf(weights: Weights): number {
  const sum = Object.values(weights).reduce((total, number) => total + number, 0);
  return Math.round(sum * 1e6) / 1e6;
}

/** The numbers with another one for an option; null takes it out. */
export function withWeight(weights: Weights, optionId: number, number: number | null): Weights {
  const others = Object.entries(weights).filter(([id]) => id !== String(optionId));
  return Object.fromEntries(number === null ? others : [...others, [optionId, number]]);
}

const MOST_CHARACTERS = 9;
const NUMBER_SO_FAR = /^-?\d*\.?\d*$/;

/** The typed text in plain digits (Chinese keyboards may give full-width ones); null if it cannot become a number. */
export function typedDigits(text: string): string | null {
  const plain = text.normalize('NFKC').replace('\u3002', '.').trim();
  return plain.length <= MOST_CHARACTERS && NUMBER_SO_FAR.test(plain) ? plain : null;
}

/** The number that digits make; null for none yet. One that breaks a rule is a number all the same: the rule is told, nothing is rounded. */
export function numberOf(digits: string): number | null {
  return /\d/.test(digits) ? Number(digits) : null;
}

/** The sum that the numbers must add up to; 0 = any. */
export const wantedSumOf = (node: SurveyNode): number => node.setting?.sum ?? 0;

/** Hint with the range of the numbers and their required sum. */
export function proportionHint(words: ProportionWords, node: SurveyNode): string {
  const { min, max } = weightsOf(node);
  const sum = wantedSumOf(node);
  const each = node.setting?.is_limit === true ? words.between(min, max) : words.whole;
  return sum > 0 ? each + words.join + words.adds(withUnit(node, sum)) : each;
}

/** Text for what is left of the sum, or exceeds it. */
export function stateText(words: ProportionWords, node: SurveyNode, total: number): string {
  const left = Math.round((wantedSumOf(node) - total) * 1e6) / 1e6;
  if (left === 0) return words.done;
  return left > 0 ? words.left(withUnit(node, left)) : words.over(withUnit(node, -left));
}

/** `40 %`, `40 yuan`, never with the unit on another line; a plain number where the numbers have no unit. */
export function withUnit({ setting }: SurveyNode, number: number): string {
  return setting?.suffix ? `${number}\u00a0${setting.suffix}` : String(number);
}

/** A number that is missing counts as 0, and is said to be that. */
export function proportionErrorText(
  language: Language,
  { node, options }: Shown,
  answer: Answer | undefined,
  { reason, optionId = 0 }: AnswerError,
): string | undefined {
  const words = wordsIn(language);
  const weights = weightsIn(answer, options);
  const title = readableText(options.find(({ id }) => id === optionId)?.title ?? '');
  const now = withUnit(node, weights[optionId] ?? 0);
  const { min, max } = weightsOf(node);
  const total = sumOf(weights);
  switch (reason) {
    case 'required':
      return words.required;
    case 'min':
    case 'max':
      return words.range(title, min, max, now);
    case 'integer':
      return words.integer(title, now);
    case 'sum':
      return words.sum(withUnit(node, wantedSumOf(node)), withUnit(node, total), stateText(words, node, total));
    default:
      return undefined;
  }
}
