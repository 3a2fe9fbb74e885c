import { fillKind } from './fill/fill-kind';
import { matrixControlOf } from './matrix-control';

export const control = matrixControlOf(fillKind);
