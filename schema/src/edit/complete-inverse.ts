import type { SurveyDefinition } from '../definition/definition.js';
import type { Operation } from './operation.js';
import { runOperations } from './run-operations.js';
import type { Step } from './step.js';

const codesToRestore = (original: SurveyDefinition, replayed: SurveyDefinition): Record<string, string> => {
  const reached = new Map(replayed.nodes.map(({ id, code }) => [id, code]));
  return Object.fromEntries(original.nodes.filter(({ id, code }) => reached.get(id) !== code).map(({ id, code }) => [id, code]));
};

/**
 * Completes the inverse of a list of operations by trying it: whatever codes the way back does not restore by itself are put back by name, and
 * `lastId` at the very end. Should the way back be refused, all codes are named, which is longer but no less right.
 */
export const completeInverse = (original: SurveyDefinition, { definition, inverse }: Step): Operation[] => {
  const replayed = runOperations(definition, inverse);
  const reached = replayed.ok ? replayed.definition : { ...definition, nodes: [] };
  const codes = codesToRestore(original, reached);
  const operations: Operation[] = [...inverse];
  if (Object.keys(codes).length > 0) operations.push({ op: 'restoreCodes', codes });
  if (reached.lastId !== original.lastId) operations.push({ op: 'restoreLastId', lastId: original.lastId });
  return operations;
};

/** What a door sends as an undo: the inverse without lowering `lastId`, so that no id is ever handed out twice. */
export const undoOperations = (inverse: readonly Operation[]): Operation[] => inverse.filter(({ op }) => op !== 'restoreLastId');
