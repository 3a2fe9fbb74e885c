import type { SurveyDefinition, SurveyNode, SurveyOption } from '../../definition/definition.js';
import { shapeNode } from '../../definition/shape/shape.js';
import { replaceBranch } from './branch.js';

/** The definition with one node, at any depth, exchanged for its newer self; all others stay the same objects. */
export const replaceNode = (definition: SurveyDefinition, newer: SurveyNode): SurveyDefinition => ({
  ...definition,
  nodes: replaceBranch(definition.nodes, newer.id, () => newer),
});

/** The definition with another list of options in one node. An exclusive option goes last, wherever the list has it. */
export const withOptions = (definition: SurveyDefinition, node: SurveyNode, options: readonly SurveyOption[]): SurveyDefinition =>
  replaceNode(definition, shapeNode({ ...node, options }));
