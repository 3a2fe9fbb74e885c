import type { SurveyDefinition, SurveyNode, SurveyOption, SurveyRow } from './definition.js';
import { walkNodes, walkOptions } from './walk.js';

/** Finds a node at any depth. */
export const findNode = ({ nodes }: Pick<SurveyDefinition, 'nodes'>, nodeId: number): SurveyNode | undefined => {
  for (const node of walkNodes(nodes)) if (node.id === nodeId) return node;
  return undefined;
};

/** The container a node stands in; undefined at the top level and for a node that is not there. */
export const parentOf = ({ nodes }: Pick<SurveyDefinition, 'nodes'>, nodeId: number): SurveyNode | undefined =>
  nodes.find((node) => node.nodes?.some(({ id }) => id === nodeId));

/** Finds an option at any depth: in a group, on any level of a cascade. */
export const findOption = (node: SurveyNode, optionId: number): SurveyOption | undefined => {
  for (const option of walkOptions(node.options)) if (option.id === optionId) return option;
  return undefined;
};

/** The group or higher level that an option stands in; undefined at the top level and for an option that is not there. */
export const parentOption = (node: SurveyNode, optionId: number): SurveyOption | undefined => {
  for (const option of walkOptions(node.options)) if (option.nodes?.some(({ id }) => id === optionId)) return option;
  return undefined;
};

export const findRow = (node: SurveyNode, rowId: number): SurveyRow | undefined => node.children?.find(({ id }) => id === rowId);

/** Place of a node among its siblings, counted from 0; -1 if the survey has no such node. */
export const nodeIndex = (definition: Pick<SurveyDefinition, 'nodes'>, nodeId: number): number =>
  (parentOf(definition, nodeId)?.nodes ?? definition.nodes).findIndex(({ id }) => id === nodeId);
