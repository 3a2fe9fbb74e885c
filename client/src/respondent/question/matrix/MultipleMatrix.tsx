import { maxOf, minOf, type SurveyNode, isExclusive, readableText, type SurveyOption } from '@wence/schema';
import { useMessages } from '../../i18n/messages';
import { isFull, toggleOption } from '../../session/choose';
import { ChoiceCells, optionColumns } from './ChoiceCells';
import { choicesIn, matrixIn } from './matrix-answer';
import type { MatrixTexts, CellsProps, MatrixKind } from './matrix-kind';
import { matrixControlOf } from './MatrixQuestion';
import { wordsIn, type MultipleWords } from './multiple-words';

function hintOf(words: MultipleWords, node: SurveyNode): string {
  const min = minOf(node);
  const max = maxOf(node);
  if (min > 0 && min === max) return words.exactly(min);
  if (min > 0) return max > 0 ? words.between(min, max) : words.atLeast(min);
  return max > 0 ? words.atMost(max) : words.any;
}

/** Texts of rows of checkboxes. */
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

/** Several choices per row: the rules of a multiple choice hold in each. */
function MultipleCells(props: CellsProps) {
  const { node, options, cell, onChange } = props;
  const messages = useMessages();
  const max = maxOf(node);
  const takesNoMore = isFull(max, choicesIn(cell, options).length);

  function toggle(option: SurveyOption) {
    const before = cell && 'options' in cell ? cell : { options: [] };
    const { answer, effect } = toggleOption({ options, max }, before, option.id, {});
    const cleared = effect === 'clearedExclusive' ? options.find(isExclusive) : undefined;
    if (effect === 'full') onChange(answer, messages.full(max));
    else if (effect === 'clearedOthers') onChange(answer, messages.clearedOthers(readableText(option.title)));
    else onChange(answer, cleared && messages.clearedExclusive(readableText(cleared.title)));
  }

  return <ChoiceCells {...props} type="checkbox" isBlocked={(option) => takesNoMore && !isExclusive(option)} onChoose={toggle} />;
}

/** Matrices of several choices per row. */
const multipleKind: MatrixKind = {
  ...multipleTexts,
  ...optionColumns,
  Cells: MultipleCells,
  isChosenOnce: false,
};

export const control = matrixControlOf(multipleKind);
