import { optionsOf } from '../definition/defaults.js';
import type { SurveyDefinition, SurveyNode, SurveyOption } from '../definition/definition.js';
import { findNode, findOption } from '../definition/find.js';
import { notFound, type Refusal } from './step.js';

/** An option with everything around it that an operation on it needs. */
export interface OptionPlace {
  readonly ok: true;
  readonly node: SurveyNode;
  readonly option: SurveyOption;
  readonly siblings: readonly SurveyOption[];
}

/** Finds an option of a question; refuses with the id that is not there. */
export const findPlace = (definition: SurveyDefinition, nodeId: number, optionId: number): OptionPlace | Refusal => {
  const node = findNode(definition, nodeId);
  if (node === undefined) return notFound(nodeId);
  const option = findOption(node, optionId);
  return option === undefined ? notFound(optionId) : { ok: true, node, option, siblings: optionsOf(node) };
};
