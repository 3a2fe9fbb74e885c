import type { MatrixKind } from '../matrix-kind';
import { ChoiceCells } from './ChoiceCells';
import { choiceTexts } from './choice-texts';
import { MULTIPLE } from './sub-types';

/** Matrices of radio buttons and of checkboxes. */
export const choiceKind: MatrixKind = {
  ...choiceTexts,
  Cells: ChoiceCells,
  leastWidth: 52,
  columnsOf: (_messages, _node, options) => options.map(({ id, title, image }) => ({ key: id, title, image })),
  isChosenOnce: ({ subType }) => subType !== MULTIPLE,
};
