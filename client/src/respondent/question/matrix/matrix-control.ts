import { matrixControlOf } from './MatrixQuestion';
import { singleKind } from './SingleMatrix';

export const control = matrixControlOf(singleKind);
