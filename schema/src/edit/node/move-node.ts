import { closeCode, numberOf, placeCode } from '../code/renumber.js';
import type { SurveyDefinition } from '../definition/definition.js';
import { findNode, nodeIndex } from '../definition/find.js';
import type { OperationOf } from './operation-of.js';
import { anchorOf, insertAt, placeOf, without } from './siblings.js';
import { done, notFound, type Stepped } from './step.js';

/** Moves a question, by default to the end. Numbered codes follow the new order (`code/renumber.ts`); a move to its own place changes nothing. */
export const moveNode = (definition: SurveyDefinition, { nodeId, after }: OperationOf<'moveNode'>): Stepped => {
  const node = findNode(definition, nodeId);
  if (node === undefined) return notFound(nodeId);
  const rest = without(definition.nodes, nodeId);
  const before = nodeIndex(definition, nodeId);
  const index = after === nodeId ? before : placeOf(rest, after);
  if (index === null) return notFound(after ?? 0);
  if (index === before) return done(definition, [], [nodeId]);

  const isNumbered = numberOf(node) !== null;
  const { code, nodes } = isNumbered ? placeCode(closeCode(rest, node), index) : { code: node.code, nodes: rest };
  const moved = { ...definition, nodes: insertAt(nodes, index, { ...node, code }) };
  return done(moved, [{ op: 'moveNode', nodeId, after: anchorOf(definition.nodes, nodeId) }], [nodeId]);
};
