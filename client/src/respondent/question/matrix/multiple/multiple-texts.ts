import { maxOf, minOf, type SurveyNode } from '@wence/schema';
import { isFull } from '../../../session/choose';
import { choicesIn, matrixIn } from '../matrix-answer';
import type { MatrixTexts } from '../matrix-kind';
import { wordsIn } from './i18n/words';
import type { MultipleWords } from './i18n/zh-CN';

function hintOf(words: MultipleWords, node: SurveyNode): string {
  const min = minOf(node);
  const max = maxOf(node);
  if (min > 0 && min === max) return words.exactly(min);
  if (min > 0) return max > 0 ? words.between(min, max) : words.atLeast(min);
  return max > 0 ? words.atMost(max) : words.any;
}

/** What is said of rows of checkboxes. */
export const multipleTexts: MatrixTexts = {
  hint: ({ language }, node) => hintOf(wordsIn(language), node),
  status: (messages, { node, options }, cell) => {
    const count = choicesIn(cell, options).length;
    if (count === 0 || minOf(node) + maxOf(node) === 0) return '';
    return isFull(maxOf(node), count) ? messages.full(maxOf(node)) : wordsIn(messages.language).chosen(count);
  },
  askedFor: ({ language }) => wordsIn(language).chooseSome,
  cellError: ({ errors }, { options }, answer, { reason, rowId = 0, limit = 0 }) => {
    if (reason === 'min' || reason === 'max') return errors[reason](limit, choicesIn(matrixIn(answer).rows[rowId], options).length);
    return reason === 'exclusive' ? errors.exclusive : errors.stale;
  },
};
