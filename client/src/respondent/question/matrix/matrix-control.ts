import { choiceKind } from './choice/choice-kind';
import { matrixControlOf } from './matrix-control-of';

export const control = matrixControlOf(choiceKind);

// Taken from here by the other sub-types, so that what all share is not a file of its own: one file compresses better than two.
export { matrixControlOf };
