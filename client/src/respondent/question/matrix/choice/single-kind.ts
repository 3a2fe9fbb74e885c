import type { MatrixKind } from '../matrix-kind';
import { optionColumns } from './option-columns';
import { SingleCells } from './SingleCells';
import { singleTexts } from './single-texts';

/** Matrices of one choice per row. */
export const singleKind: MatrixKind = {
  ...singleTexts,
  ...optionColumns,
  Cells: SingleCells,
  isChosenOnce: true,
};
