import type { Answer, AnswerError, Language } from '@wence/schema';
import type { Shown } from '../shown';
import { wordsIn } from './i18n/words-in';
import { isPending } from './upload-list';

export function uploadErrorText(
  language: Language,
  _shown: Shown,
  answer: Answer | undefined,
  { reason, limit = 0 }: AnswerError,
): string | undefined {
  const { errors } = wordsIn(language);
  const files = answer && 'files' in answer ? answer.files : [];
  if (reason === 'required') return errors.required;
  if (reason === 'min' || reason === 'max') return errors[reason](limit, files.length);
  if (reason !== 'file') return undefined;
  return files.some(isPending) ? errors.pending : errors.gone;
}
