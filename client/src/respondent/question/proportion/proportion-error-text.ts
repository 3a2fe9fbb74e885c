import { type Answer, type AnswerError, type Language, readableText, weightsOf } from '@wence/schema';
import type { Shown } from '../shown';
import { wordsIn } from './i18n/words-in';
import { stateText, wantedSumOf, withUnit } from './proportion-words';
import { sumOf, weightsIn } from './weights';

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
