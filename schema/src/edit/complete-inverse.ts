import type { SurveyDefinition } from '../definition/definition.js';
import type { Operation } from './operation.js';
import type { Step } from './step.js';
import { stepOperation } from './step-operation.js';

const replay = (definition: SurveyDefinition, inverse: readonly Operation[]): SurveyDefinition =>
  inverse.reduce((current, operation) => {
    const step = stepOperation(current, operation);
    return step.ok ? step.definition : current;
  }, definition);

const codesToRestore = (before: SurveyDefinition, reached: SurveyDefinition): Record<string, string> => {
  const codes = new Map(reached.nodes.map(({ id, code }) => [id, code]));
  return Object.fromEntries(before.nodes.filter(({ id, code }) => codes.get(id) !== code).map(({ id, code }) => [id, code]));
};

/**
 * Completes the inverse of one step by trying it: codes that the way back does not restore by itself are put back by name. So each step back
 * starts from exactly the codes its step forth has left, and a typed code that was free then is free again.
 */
export const completeInverse = (before: SurveyDefinition, { definition, inverse }: Step): readonly Operation[] => {
  if (definition.nodes === before.nodes) return inverse;
  const codes = codesToRestore(before, replay(definition, inverse));
  return Object.keys(codes).length === 0 ? inverse : [...inverse, { op: 'restoreCodes', codes }];
};

/** What a door sends as an undo: the inverse without lowering `lastId`, so that no id is ever handed out twice. */
export const undoOperations = (inverse: readonly Operation[]): Operation[] => inverse.filter(({ op }) => op !== 'restoreLastId');
