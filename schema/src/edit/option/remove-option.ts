import type { SurveyDefinition } from '../../definition/definition.js';
import { withOptions } from '../node/replace-node.js';
import type { OperationOf } from '../operation-of.js';
import { removal } from '../references/removal.js';
import { done, notFound, refuse, type Stepped } from '../step.js';
import { findBranch } from '../tree/branch.js';
import { findFreeOptions } from './find-options.js';
import { hasChoice, takeOut } from './take-out.js';

/**
 * Removes an option. A group goes alone: its options stay, at the top level and in its place (Spec 4); a level of a cascade goes with what is below
 * it. The last option of a question stays (Spec 5, numbers). Codes of the others do not change.
 */
export const removeOption = (definition: SurveyDefinition, { nodeId, optionId, confirmed }: OperationOf<'removeOption'>): Stepped => {
  const holder = findFreeOptions(definition, nodeId);
  if (!holder.ok) return holder;
  if (findBranch(holder.options, optionId) === undefined) return notFound(optionId);
  const { options, goneIds } = takeOut(holder.options, [optionId]);
  if (!hasChoice(options)) return refuse('optionId', 'tooShort', 1);

  const removed = removal(withOptions(definition, holder.node, options), goneIds, confirmed);
  return removed.ok ? done(removed.definition, [...goneIds, ...removed.tidied]) : removed;
};
