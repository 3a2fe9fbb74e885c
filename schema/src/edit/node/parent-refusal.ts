import { isContainer } from '../../catalogue/node-facts.js';
import type { SurveyNode } from '../../definition/definition.js';
import { findNode } from '../../definition/find.js';
import { type Refusal, refuse } from '../step.js';

/** Returns why a node cannot stand in this parent, undefined if it can: only containers hold nodes, and no containers. Null is the top level. */
export const parentRefusal = (
  nodes: readonly SurveyNode[],
  parentId: number | null,
  node: Pick<SurveyNode, 'type' | 'group'>,
): Refusal | undefined => {
  if (parentId === null) return undefined;
  const parent = findNode({ nodes }, parentId);
  const isAllowed = parent !== undefined && isContainer(parent) && !isContainer(node);
  return isAllowed ? undefined : refuse('parentId', 'notAllowed');
};
