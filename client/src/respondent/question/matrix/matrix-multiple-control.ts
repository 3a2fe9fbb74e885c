import { matrixControlOf } from './matrix-control';
import { multipleKind } from './multiple/multiple-kind';

export const control = matrixControlOf(multipleKind);
