import type { QuestionControl } from '../question-control';
import { wordsIn } from './i18n/words-in';

/** A level outside the scale comes from an answer that was given before the scale changed. */
export const evaluateErrorText: QuestionControl['errorText'] = (language, _shown, _answer, { reason }) =>
  reason === 'required' || reason === 'min' || reason === 'max' ? wordsIn(language).chooseLevel : undefined;
