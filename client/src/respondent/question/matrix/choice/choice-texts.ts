import { maxOf, minOf, type SurveyNode } from '@wence/schema';
import { isFull } from '../../../session/choose';
import { choicesIn, matrixIn, rowWith } from '../matrix-answer';
import type { MatrixTexts } from '../matrix-kind';
import { shortTitle } from '../short-title';
import { wordsIn } from './i18n/words';
import type { ChoiceWords } from './i18n/zh-CN';
import { MULTIPLE } from './sub-types';

function multipleHint(words: ChoiceWords, node: SurveyNode): string {
  const min = minOf(node);
  const max = maxOf(node);
  if (min > 0 && min === max) return words.exactly(min);
  if (min > 0) return max > 0 ? words.between(min, max) : words.atLeast(min);
  return max > 0 ? words.atMost(max) : words.any;
}

/** What is said of rows of radio buttons and of checkboxes. */
export const choiceTexts: MatrixTexts = {
  hint: ({ language }, node) => {
    const words = wordsIn(language);
    if (node.subType === MULTIPLE) return multipleHint(words, node);
    return node.setting?.is_one === true ? words.onePerColumn : '';
  },
  status: (messages, { node, options }, cell) => {
    const count = choicesIn(cell, options).length;
    if (node.subType !== MULTIPLE || count === 0 || minOf(node) + maxOf(node) === 0) return '';
    return isFull(maxOf(node), count) ? messages.full(maxOf(node)) : wordsIn(messages.language).chosen(count);
  },
  askedFor: ({ language }, { subType }) => wordsIn(language)[subType === MULTIPLE ? 'chooseSome' : 'chooseOne'],
  cellError: ({ language, errors }, { options, rows }, answer, { reason, rowId = 0, optionId = 0, limit = 0 }) => {
    if (reason === 'unique') {
      return wordsIn(language).taken(shortTitle(options, optionId), shortTitle(rows, rowWith(answer, optionId, rowId)));
    }
    const count = choicesIn(matrixIn(answer).rows[rowId], options).length;
    if (reason === 'min' || reason === 'max') return errors[reason](limit, count);
    return reason === 'exclusive' ? errors.exclusive : errors.stale;
  },
};
