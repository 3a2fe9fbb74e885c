import { optionsOf } from '../definition/defaults.js';
import type { SurveyDefinition, SurveyNode } from '../definition/definition.js';
import { LIMITS } from '../limit/limits.js';
import { insertAt } from './siblings.js';
import { done, refuse, type Stepped } from './step.js';

/** Puts in a node whose ids, and those of its options, continue from `lastId`. */
export const insertNode = (definition: SurveyDefinition, index: number, node: SurveyNode): Stepped => {
  const created = [node.id, ...optionsOf(node).map(({ id }) => id)].sort((a, b) => a - b);
  const lastId = definition.lastId + created.length;
  if (definition.nodes.length >= LIMITS.nodes) return refuse('node', 'tooMany', LIMITS.nodes);
  if (lastId > LIMITS.localId) return refuse('node', 'tooLarge', LIMITS.localId);
  const nodes = insertAt(definition.nodes, index, node);
  return done({ ...definition, lastId, nodes }, [{ op: 'removeNode', nodeId: node.id }], created, created);
};
