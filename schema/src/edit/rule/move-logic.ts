import { logicOf } from '../../definition/defaults.js';
import type { SurveyDefinition } from '../../definition/definition.js';
import type { OperationOf } from '../operation-of.js';
import { done, type Stepped } from '../step.js';
import { findMove } from '../tree/place.js';
import { insertAt } from '../tree/siblings.js';
import { finishRule } from './finish-rule.js';

/** Moves a logic item among all items, by default to the end. The order counts: of several jumps that hold, the first one is taken (R10). */
export const moveLogic = (definition: SurveyDefinition, { logicId, after }: OperationOf<'moveLogic'>): Stepped => {
  const move = findMove(logicOf(definition), logicId, { after });
  if (!move.ok) return move;
  const touched = [logicId, move.branch.nodeId];
  if (move.isSame) return done(definition, touched);
  return finishRule(definition, 'logicId', { logic: insertAt(move.rest, move.index, move.branch) }, touched);
};
