import type { Answer, AnswerError, Language } from '@wence/schema';
import { matrixIn, rowWith } from '../matrix/matrix-answer';
import { shortTitle } from '../matrix/short-title';
import type { QuestionControl } from '../question-control';
import type { Shown } from '../shown';
import { wordsIn } from './i18n/words';

/** Pictures that an error names; the others are seen beside them. */
const NAMED = 3;

/** What is wrong with one picture, as it is told under it. */
export function ownErrorText(language: Language, { options, rows }: Shown, answer: Answer | undefined, error: AnswerError): string {
  const words = wordsIn(language);
  const { reason, rowId = 0, optionId = 0 } = error;
  return reason === 'unique'
    ? words.taken(shortTitle(options, optionId), shortTitle(rows, rowWith(answer, optionId, rowId)))
    : words.missing;
}

export const pictureErrorText: NonNullable<QuestionControl['errorText']> = (language, shown, answer, error) => {
  const words = wordsIn(language);
  const { reason, rowId } = error;
  if (rowId === undefined) return reason === 'required' ? words.placeAll : undefined;
  const missing = shown.rows.filter(({ id }) => matrixIn(answer).rows[id] === undefined);
  if (reason === 'row' && missing.length > 1) {
    const names = missing.slice(0, NAMED).map(({ id }) => shortTitle(missing, id));
    return words.picturesMissing(missing.length, names.join(words.nameJoin), missing.length <= NAMED);
  }
  return words.inPlace(shortTitle(shown.rows, rowId), ownErrorText(language, shown, answer, error));
};
