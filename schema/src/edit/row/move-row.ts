import type { SurveyDefinition } from '../../definition/definition.js';
import { replaceNode } from '../node/replace-node.js';
import type { OperationOf } from '../operation-of.js';
import { done, type Stepped } from '../step.js';
import { insertAt } from '../tree/siblings.js';
import { findMove } from '../tree/place.js';
import { findRow } from './find-rows.js';

/** Moves a row inside its question, by default to the end. */
export const moveRow = (definition: SurveyDefinition, { nodeId, rowId, after }: OperationOf<'moveRow'>): Stepped => {
  const found = findRow(definition, nodeId, rowId);
  if (!found.ok) return found;
  const move = findMove(found.rows, rowId, { after });
  if (!move.ok) return move;
  if (move.isSame) return done(definition, [rowId]);
  return done(replaceNode(definition, { ...found.node, children: insertAt(move.rest, move.index, move.branch) }), [rowId]);
};
