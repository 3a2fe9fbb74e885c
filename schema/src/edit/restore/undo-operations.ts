import type { Operation } from '../operation.js';

/** What a door sends as an undo: the inverse without lowering `lastId`, so that no id is ever handed out twice. */
export const undoOperations = (inverse: readonly Operation[]): Operation[] => inverse.filter(({ op }) => op !== 'restoreLastId');
