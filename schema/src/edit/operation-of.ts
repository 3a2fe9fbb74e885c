import type { Operation } from './operation.js';

/** The operation of one name. */
export type OperationOf<Name extends Operation['op']> = Extract<Operation, { op: Name }>;
