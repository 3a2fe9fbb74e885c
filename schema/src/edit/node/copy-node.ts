import { placeCode } from '../code/renumber.js';
import { optionsOf } from '../definition/defaults.js';
import type { SurveyDefinition } from '../definition/definition.js';
import { findNode } from '../definition/find.js';
import { shapeNode } from '../definition/shape.js';
import { insertNode } from './insert-node.js';
import type { OperationOf } from './operation-of.js';
import { placeOf } from './siblings.js';
import { notFound, type Stepped } from './step.js';

/** Copies a question, by default right after itself: fresh ids, the same option codes, a code of its own. */
export const copyNode = (definition: SurveyDefinition, { nodeId, after = nodeId }: OperationOf<'copyNode'>): Stepped => {
  const source = findNode(definition, nodeId);
  if (source === undefined) return notFound(nodeId);
  const index = placeOf(definition.nodes, after);
  if (index === null) return notFound(after ?? 0);

  const { code, nodes } = placeCode(definition.nodes, index);
  const id = definition.lastId + 1;
  const options = optionsOf(source).map((option, place) => ({ ...option, id: id + 1 + place }));
  return insertNode({ ...definition, nodes }, index, shapeNode({ ...source, id, code, options }));
};
