import { movedCodes } from '../../code/renumber.js';
import type { SurveyDefinition } from '../../definition/definition.js';
import { walkNodes } from '../../definition/walk.js';
import type { OperationOf } from '../operation/operation.js';
import { done, type StepResult } from '../operation/step.js';
import { insertBranch } from '../tree/branch.js';
import { findMove } from '../tree/place.js';
import { parentRefusal } from './insert-node.js';

/**
 * Moves a node with everything in it, into and out of containers as well, by default to the end of where it stands. Numbered codes follow the new
 * order (`code/renumber.ts`); a move to its own place changes nothing. Logic does not forbid a move: a condition on a question that comes later
 * reads as unanswered (R8), and the launch check tells.
 */
export function moveNode(definition: SurveyDefinition, { nodeId, ...wanted }: OperationOf<'moveNode'>): StepResult {
  const move = findMove(definition.nodes, nodeId, wanted);
  if (!move.ok) return move;
  if (move.isSame) return done(definition, [nodeId]);
  const refusal = parentRefusal(move.rest, move.parentId, move.branch);
  if (refusal !== undefined) return refusal;

  const inserted = insertBranch(move.rest, move.parentId, move.index, move.branch);
  return done({ ...definition, nodes: movedCodes(inserted, Array.from(walkNodes([move.branch]))) }, [nodeId]);
}
