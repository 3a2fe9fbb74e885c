import { wordsIn } from '../i18n/words';
import type { MatrixKind } from '../matrix-kind';
import { RateCells } from './RateCells';
import { RateFoot } from './RateFoot';
import { rateColumns } from './rate-columns';

/** Matrices whose rows are rated, on one scale. */
export const rateKind: MatrixKind = {
  Cells: RateCells,
  Foot: RateFoot,
  leastWidth: 40,
  columnsOf: (_messages, node, options) => rateColumns(node, options),
  isChosenOnce: true,
  hint: () => '',
  status: () => '',
  askedFor: ({ language }) => wordsIn(language).rate,
  cellError: ({ errors }) => errors.stale,
};
