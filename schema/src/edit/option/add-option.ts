import { questionRow } from '../catalogue/question-catalogue.js';
import { languageOf, optionsOf } from '../definition/defaults.js';
import type { SurveyDefinition } from '../definition/definition.js';
import { findNode } from '../definition/find.js';
import { insertOption } from './insert-option.js';
import { newOption } from './new-options.js';
import type { OperationOf } from './operation-of.js';
import { optionFaults } from './option-faults.js';
import { placeOf } from './siblings.js';
import { invalid, notFound, refuse, type Stepped } from './step.js';

/** Adds an option after the given one, or at the end; its code continues from the highest one (Spec 4; Spec 3, option defaults). */
export const addOption = (definition: SurveyDefinition, { nodeId, option: given, after }: OperationOf<'addOption'>): Stepped => {
  const node = findNode(definition, nodeId);
  if (node === undefined) return notFound(nodeId);
  if (!questionRow(node.type).hasOptions) return refuse('nodeId', 'notAllowed');
  const siblings = optionsOf(node);
  const index = placeOf(siblings, after);
  if (index === null) return notFound(after ?? 0);

  const codes = siblings.map(({ code }) => code);
  const option = newOption(given, { language: languageOf(definition), codes, id: definition.lastId + 1 });
  const faults = optionFaults('option', option, siblings, given.code !== undefined);
  return faults.length === 0 ? insertOption(definition, node, index, option) : invalid(faults);
};
