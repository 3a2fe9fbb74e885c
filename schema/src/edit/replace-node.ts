import type { SurveyDefinition, SurveyNode, SurveyOption } from '../definition/definition.js';
import { shapeNode } from '../definition/shape.js';

/** The definition with one node exchanged for its newer self; all others stay the same objects. */
export const replaceNode = (definition: SurveyDefinition, newer: SurveyNode): SurveyDefinition => ({
  ...definition,
  nodes: definition.nodes.map((node) => (node.id === newer.id ? newer : node)),
});

/** The definition with another list of options in one node. An exclusive option goes last, wherever the list has it. */
export const replaceOptions = (definition: SurveyDefinition, node: SurveyNode, options: readonly SurveyOption[]): SurveyDefinition =>
  replaceNode(definition, shapeNode({ ...node, options }));
