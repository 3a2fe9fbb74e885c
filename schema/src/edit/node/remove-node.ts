import { closeCodes } from '../../code/renumber.js';
import type { SurveyDefinition } from '../../definition/definition.js';
import { findNode } from '../../definition/find.js';
import { walkNodes } from '../../definition/walk.js';
import type { OperationOf } from '../operation-of.js';
import { idsWithin, removal } from '../references/removal.js';
import { done, notFound, type Stepped } from '../step.js';
import { removeBranch } from '../tree/branch.js';

/**
 * Removes a node with everything in it, logic items of its own included; later questions are renumbered down (`code/renumber.ts`). Where others
 * refer to it, only when confirmed (`references/removal.ts`).
 */
export const removeNode = (definition: SurveyDefinition, { nodeId, confirmed }: OperationOf<'removeNode'>): Stepped => {
  const node = findNode(definition, nodeId);
  if (node === undefined) return notFound(nodeId);

  const nodes = closeCodes(removeBranch(definition.nodes, nodeId), walkNodes([node]));
  const goneIds = idsWithin(node);
  const removed = removal({ ...definition, nodes }, goneIds, confirmed);
  return removed.ok ? done(removed.definition, [...goneIds, ...removed.tidied]) : removed;
};
