import { assignCodes } from '../../code/renumber.js';
import type { SurveyDefinition, SurveyNode } from '../../definition/definition.js';
import { isContainer } from '../../definition/node-facts.js';
import { documentOrder, findNode, localIds } from '../../definition/walk.js';
import { LIMITS } from '../../limit/limits.js';
import { done, type Refusal, refuse, type StepResult } from '../operation/step.js';
import { insertBranch } from '../tree/branch.js';
import type { FoundPlace } from '../tree/place.js';

/** Returns why a node cannot stand in this parent, undefined if it can: only containers hold nodes, and no containers. Null is the top level. */
export function parentRefusal(
  nodes: readonly SurveyNode[],
  parentId: number | null,
  node: Pick<SurveyNode, 'type' | 'group'>,
): Refusal | undefined {
  if (parentId === null) return undefined;
  const parent = findNode({ nodes }, parentId);
  const isAllowed = parent !== undefined && isContainer(parent) && !isContainer(node);
  return isAllowed ? undefined : refuse('parentId', 'notAllowed');
}

/**
 * Inserts a node with everything in it, whose ids continue from `lastId`. Nodes named in `uncoded` get the codes of their places; the others keep
 * theirs.
 */
export function insertNode(
  definition: SurveyDefinition,
  { parentId, index }: FoundPlace,
  node: SurveyNode,
  uncoded: ReadonlySet<number>,
): StepResult {
  const refusal = parentRefusal(definition.nodes, parentId, node);
  if (refusal !== undefined) return refusal;
  const created = Array.from(localIds({ nodes: [node] })).sort((a, b) => a - b);
  const lastId = definition.lastId + created.length;
  if (lastId > LIMITS.localId) return refuse('node', 'tooLarge', LIMITS.localId);
  const nodes = assignCodes(insertBranch(definition.nodes, parentId, index, node), uncoded);
  if (documentOrder(nodes).length > LIMITS.nodes) return refuse('node', 'tooMany', LIMITS.nodes);
  return done({ ...definition, lastId, nodes }, created, created);
}
