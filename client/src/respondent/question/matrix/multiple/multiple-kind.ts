import { optionColumns } from '../choice/option-columns';
import type { MatrixKind } from '../matrix-kind';
import { MultipleCells } from './MultipleCells';
import { multipleTexts } from './multiple-texts';

/** Matrices of several choices per row. */
export const multipleKind: MatrixKind = {
  ...multipleTexts,
  ...optionColumns,
  Cells: MultipleCells,
  isChosenOnce: false,
};
