import { ChoiceCells } from './choice/ChoiceCells';
import { singleKind } from './choice/single-kind';
import { matrixControlOf } from './matrix-control-of';

export const control = matrixControlOf(singleKind);

// Taken from here by the other sub-types, so that what all share is not a file of its own: one file compresses better than two.
export { ChoiceCells, matrixControlOf };
