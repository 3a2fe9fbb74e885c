import { documentOrder } from '../../code/document-order.js';
import { assignCodes } from '../../code/renumber.js';
import type { SurveyDefinition, SurveyNode } from '../../definition/definition.js';
import { localIds } from '../../definition/walk.js';
import { LIMITS } from '../../limit/limits.js';
import { done, refuse, type Stepped } from '../step.js';
import { insertBranch } from '../tree/branch.js';
import type { FoundPlace } from '../tree/place.js';
import { parentRefusal } from './parent-refusal.js';

/**
 * Puts in a node, with everything in it, whose ids continue from `lastId`. Nodes named in `uncoded` get the codes of their places; the others
 * keep the ones they have.
 */
export const insertNode = (
  definition: SurveyDefinition,
  { parentId, index }: FoundPlace,
  node: SurveyNode,
  uncoded: ReadonlySet<number>,
): Stepped => {
  const refusal = parentRefusal(definition.nodes, parentId, node);
  if (refusal !== undefined) return refusal;
  const created = Array.from(localIds({ nodes: [node] })).sort((a, b) => a - b);
  const lastId = definition.lastId + created.length;
  if (lastId > LIMITS.localId) return refuse('node', 'tooLarge', LIMITS.localId);
  const nodes = assignCodes(insertBranch(definition.nodes, parentId, index, node), uncoded);
  if (documentOrder(nodes).length > LIMITS.nodes) return refuse('node', 'tooMany', LIMITS.nodes);
  return done({ ...definition, lastId, nodes }, created, created);
};
