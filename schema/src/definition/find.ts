import { optionsOf } from './defaults.js';
import type { SurveyDefinition, SurveyNode, SurveyOption } from './definition.js';

/** Place of a node in the survey, counted from 0; -1 if it has no such node. */
export const nodeIndex = (definition: SurveyDefinition, nodeId: number): number => definition.nodes.findIndex((node) => node.id === nodeId);

export const findNode = (definition: SurveyDefinition, nodeId: number): SurveyNode | undefined =>
  definition.nodes.find((node) => node.id === nodeId);

export const findOption = (node: SurveyNode, optionId: number): SurveyOption | undefined =>
  optionsOf(node).find((option) => option.id === optionId);

/** Every local id in use, in the order of the document: each node before its options. */
export function* localIds(definition: Pick<SurveyDefinition, 'nodes'>): Generator<number> {
  for (const node of definition.nodes) {
    yield node.id;
    for (const option of optionsOf(node)) yield option.id;
  }
}

/** The highest local id in use; 0 for a survey without questions. */
export const highestId = (definition: Pick<SurveyDefinition, 'nodes'>): number => {
  let highest = 0;
  for (const id of localIds(definition)) if (id > highest) highest = id;
  return highest;
};
