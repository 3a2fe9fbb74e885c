import { textLength } from '@wence/schema';
import { optionErrorText } from '../../option-input/option-texts';
import { wordsIn } from '../i18n/words';
import { matrixIn } from '../matrix-answer';
import type { MatrixTexts } from '../matrix-kind';
import { shortTitle } from '../short-title';
import { textIn } from './text-in';

/** What is said of rows that are filled in. */
export const fillTexts: MatrixTexts = {
  hint: () => '',
  status: () => '',
  askedFor: ({ language }) => wordsIn(language).fill,
  cellError: (messages, { options }, answer, error) => {
    const { reason, rowId = 0, optionId, limit = 0 } = error;
    const cell = matrixIn(answer).rows[rowId];
    const option = options.find(({ id }) => id === optionId);
    if (option) {
      const text = optionErrorText(messages, option, textIn(cell, option.id), error);
      return wordsIn(messages.language).inPlace(shortTitle(options, optionId), text);
    }
    return reason === 'maxWord' ? messages.errors.wordsTo(limit, textLength(textIn(cell).trim())) : messages.errors.stale;
  },
};
