import { useMessages } from '../../../i18n/messages';
import { rowWith } from '../matrix-answer';
import type { CellsProps } from '../matrix-kind';
import { ChoiceCells } from './ChoiceCells';
import { takenText } from './single-texts';

/**
 * One choice per row. Where each column is for one row only (`is_one`), one that is taken is chosen nonetheless, and that is told: arrow keys walk
 * through all columns, so taking it away from the other row would empty that one in passing.
 */
export function SingleCells(props: CellsProps) {
  const { node, rowId, answer, onChange } = props;
  const { language } = useMessages();

  function choose(optionId: number) {
    const isTaken = node.setting?.is_one === true && rowWith(answer, optionId, rowId) !== undefined;
    onChange({ option: optionId }, isTaken ? takenText(language, props, answer, rowId, optionId) : undefined);
  }

  return <ChoiceCells {...props} type="radio" onChoose={({ id }) => choose(id)} />;
}
