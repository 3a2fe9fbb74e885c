import { type Answer, type AnswerError, isRequired, type Language } from '@wence/schema';
import type { Shown } from '../shown';
import { mobileIn, typedIn } from './answer-mark';
import { wordsIn } from './i18n/words-in';

/** Undefined for what is no mobile number at all: the page has words for it. */
export function verificationErrorText(
  language: Language,
  { node }: Shown,
  answer: Answer | undefined,
  { reason }: AnswerError,
): string | undefined {
  const { errors } = wordsIn(language);
  if (reason === 'required') return errors.required;
  if (reason === 'unverified') return errors.forgotten;
  if (reason === 'incomplete') return errors.codeMissing;
  if (mobileIn(typedIn(answer)) === '') return undefined;
  return isRequired(node) ? errors.unproven : errors.unprovenOptional;
}
