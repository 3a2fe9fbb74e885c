import type { Answer, AnswerError, Language } from '@wence/schema';
import type { Shown } from '../shown';
import { wordsIn } from './i18n/words-in';
import { orderIn } from './rank-order';

export function rankErrorText(
  language: Language,
  { options }: Shown,
  answer: Answer | undefined,
  { reason, limit = 0 }: AnswerError,
): string | undefined {
  const words = wordsIn(language);
  if (reason === 'required') return words.required;
  return reason === 'min' || reason === 'max' ? words[reason](limit, orderIn(answer, options).length) : undefined;
}
