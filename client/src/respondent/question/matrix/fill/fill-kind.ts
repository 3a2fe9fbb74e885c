import { optionHint } from '../../option-input/option-texts';
import type { MatrixKind } from '../matrix-kind';
import { FillCells } from './FillCells';
import { fillTexts } from './fill-texts';

/** Matrices that are filled in: an input per column, or one per row. */
export const fillKind: MatrixKind = {
  ...fillTexts,
  Cells: FillCells,
  leastWidth: 108,
  columnsOf: (messages, _node, options) =>
    options.map((option) => ({ key: option.id, title: option.title, image: option.image, hint: optionHint(messages, option) })),
  isChosenOnce: false,
};
