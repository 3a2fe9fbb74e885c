import type { Answer, Language } from '@wence/schema';
import type { Shown } from '../../shown';
import { rowWith } from '../matrix-answer';
import type { MatrixTexts } from '../matrix-kind';
import { shortTitle } from '../short-title';
import { wordsIn } from './i18n/words';

/** Says which other row took a column that is for one row only. */
export function takenText(
  language: Language,
  { options, rows }: Shown,
  answer: Answer | undefined,
  rowId: number,
  optionId: number,
): string {
  return wordsIn(language).taken(shortTitle(options, optionId), shortTitle(rows, rowWith(answer, optionId, rowId)));
}

/** What is said of rows of radio buttons. */
export const singleTexts: MatrixTexts = {
  hint: ({ language }, { setting }) => (setting?.is_one === true ? wordsIn(language).onePerColumn : ''),
  status: () => '',
  askedFor: ({ language }) => wordsIn(language).chooseOne,
  cellError: ({ language, errors }, shown, answer, { reason, rowId = 0, optionId = 0 }) =>
    reason === 'unique' ? takenText(language, shown, answer, rowId, optionId) : errors.stale,
};
