import { matrixControlOf } from './MatrixQuestion';
import { singleKind } from './SingleMatrix';

/** Apart from its parts, which the other kinds of matrix load as well: they are one file of the build (`vite.answering.config.ts`). */
export const control = matrixControlOf(singleKind);
