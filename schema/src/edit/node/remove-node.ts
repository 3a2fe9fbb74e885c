import { closeCode } from '../code/renumber.js';
import { optionsOf } from '../definition/defaults.js';
import type { SurveyDefinition } from '../definition/definition.js';
import { findNode } from '../definition/find.js';
import type { OperationOf } from './operation-of.js';
import { anchorOf, without } from './siblings.js';
import { done, notFound, type Stepped } from './step.js';

/** Removes a question with its options; later questions are renumbered down (`code/renumber.ts`). */
export const removeNode = (definition: SurveyDefinition, { nodeId }: OperationOf<'removeNode'>): Stepped => {
  const node = findNode(definition, nodeId);
  if (node === undefined) return notFound(nodeId);

  const nodes = closeCode(without(definition.nodes, nodeId), node);
  const after = anchorOf(definition.nodes, nodeId);
  return done({ ...definition, nodes }, [{ op: 'restoreNode', node, after }], [nodeId, ...optionsOf(node).map(({ id }) => id)]);
};
