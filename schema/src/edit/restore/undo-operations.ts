import type { Operation } from '../operation.js';

/** Returns the operations that a client sends as an undo: the inverse without lowering `lastId`, so that no id is ever assigned twice. */
export const undoOperations = (inverse: readonly Operation[]): Operation[] => inverse.filter(({ op }) => op !== 'restoreLastId');
