import type { QuestionControl } from '../question-control';
import { wordsIn } from './i18n/words-in';
import { neighbours, scaleOf } from './slider-scale';

/** Which numbers there are, and which one stands there now. */
export const sliderErrorText: QuestionControl['errorText'] = (language, { node }, answer) => {
  const words = wordsIn(language);
  const scale = scaleOf(node);
  const { min, max, step } = scale;
  if (!answer || !('number' in answer)) return words.missing(min, max);
  const { number } = answer;
  return number < min || number > max ? words.outside(min, max, number) : words.between(step, number, neighbours(scale, number));
};
