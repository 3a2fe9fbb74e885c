import { matrixControlOf } from './matrix-control';
import { rateKind } from './rate/rate-kind';

export const control = matrixControlOf(rateKind);
