import type { SurveyDefinition, SurveyNode } from '../definition/definition.js';
import { walkNodes, walkOptions } from '../definition/walk.js';

/** The question with this code, at any depth; a test that names another one is wrong and stops. */
export function nodeByCode(definition: SurveyDefinition, code: string): SurveyNode {
  for (const node of walkNodes(definition.nodes)) if (node.code === code) return node;
  throw new Error(`No question ${code} in this survey`);
}

export const nodeIdOf = (definition: SurveyDefinition, code: string): number => nodeByCode(definition, code).id;

/** The id of the option with this title: a choice, a column, a field, a level of a cascade. */
export function optionIdIn(node: SurveyNode, title: string): number {
  for (const option of walkOptions(node.options)) if (option.title === title) return option.id;
  throw new Error(`No option ${title} in question ${node.code}`);
}

export const optionIdOf = (definition: SurveyDefinition, code: string, title: string): number =>
  optionIdIn(nodeByCode(definition, code), title);

/** The id of the row with this title. */
export function rowIdIn(node: SurveyNode, title: string): number {
  const row = node.children?.find((candidate) => candidate.title === title);
  if (row === undefined) throw new Error(`No row ${title} in question ${node.code}`);
  return row.id;
}

export const rowIdOf = (definition: SurveyDefinition, code: string, title: string): number => rowIdIn(nodeByCode(definition, code), title);
