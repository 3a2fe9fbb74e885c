import { boundsOf } from '@wence/schema';
import type { QuestionControl } from '../question-control';
import { wordsIn } from './i18n/words-in';

/** A number outside the scale comes from an answer that was given before the scale changed. */
export const rateErrorText: QuestionControl['errorText'] = (language, { node }, answer) => {
  const words = wordsIn(language);
  const { min, max } = boundsOf(node);
  return (answer ? '' : words.missing) + words.choose(min, max);
};
