import { isExclusive } from '../../definition/defaults.js';
import type { SurveyDefinition } from '../../definition/definition.js';
import { withOptions } from '../node/replace-node.js';
import type { OperationOf } from '../operation-of.js';
import { done, type Stepped } from '../step.js';
import { insertBranch } from '../tree/branch.js';
import { findMove } from '../tree/place.js';
import { findFreeOptions } from './find-options.js';
import { parentRefusal } from './parent-refusal.js';

/**
 * Moves an option among its siblings, into a group, out of it, or, in a cascade, below another level with everything in it (Spec 4, drag and
 * drop); by default to the end of where it is. A group goes into no group. The exclusive one stays last whatever is asked.
 */
export const moveOption = (definition: SurveyDefinition, { nodeId, optionId, after, parentId }: OperationOf<'moveOption'>): Stepped => {
  const holder = findFreeOptions(definition, nodeId);
  if (!holder.ok) return holder;
  const move = findMove(holder.options, optionId, { after, parentId });
  if (!move.ok) return move;
  const unchanged = move.isSame || isExclusive(move.branch);
  if (unchanged) return done(definition, [optionId]);

  const refusal = parentRefusal(holder, move.parentId, move.branch);
  if (refusal !== undefined) return refusal;
  const options = insertBranch(move.rest, move.parentId, move.index, move.branch);
  return done(withOptions(definition, holder.node, options), [optionId]);
};
