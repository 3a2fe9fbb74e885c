import type { Answer, Language } from '@wence/schema';
import { useMessages } from '../../i18n/messages';
import type { Shown } from '../base/question-props';
import { ChoiceCells, optionColumns } from './ChoiceCells';
import { rowWith, shortTitle } from './matrix-answer';
import type { MatrixTexts, CellsProps, MatrixKind } from './matrix-kind';
import { wordsIn } from './words';

/** Says which other row took a column that is for one row only. */
function takenText(language: Language, { options, rows }: Shown, answer: Answer | undefined, rowId: number, optionId: number): string {
  return wordsIn(language).taken(shortTitle(options, optionId), shortTitle(rows, rowWith(answer, optionId, rowId)));
}

/** Texts of rows of radio buttons. */
export const singleTexts: MatrixTexts = {
  hint: ({ language }, { setting }) => (setting?.is_one === true ? wordsIn(language).onePerColumn : ''),
  status: () => '',
  askedFor: ({ language }) => wordsIn(language).chooseOne,
  cellError: ({ language, errors }, shown, answer, { reason, rowId = 0, optionId = 0 }) =>
    reason === 'unique' ? takenText(language, shown, answer, rowId, optionId) : errors.stale,
};

/**
 * One choice per row. Where each column is for one row only (`is_one`), one that is taken is chosen nonetheless, and that is told: arrow keys walk
 * through all columns, so taking it away from the other row would empty that one in passing.
 */
function SingleCells(props: CellsProps) {
  const { node, rowId, answer, onChange } = props;
  const { language } = useMessages();

  function choose(optionId: number) {
    const isTaken = node.setting?.is_one === true && rowWith(answer, optionId, rowId) !== undefined;
    onChange({ option: optionId }, isTaken ? takenText(language, props, answer, rowId, optionId) : undefined);
  }

  return <ChoiceCells {...props} type="radio" onChoose={({ id }) => choose(id)} />;
}

/** Matrices of one choice per row. */
export const singleKind: MatrixKind = {
  ...singleTexts,
  ...optionColumns,
  Cells: SingleCells,
  isChosenOnce: true,
};
