import { optionsOf } from '../definition/defaults.js';
import type { SurveyDefinition, SurveyNode, SurveyOption } from '../definition/definition.js';
import { LIMITS } from '../limit/limits.js';
import type { Operation } from './operation.js';
import { replaceOptions } from './replace-node.js';
import { anchorOf, insertAt } from './siblings.js';
import { done, refuse, type Stepped } from './step.js';

/** The last option of a question cannot be removed, so a question that had none is put back whole. */
export const undoOfAdded = (definition: SurveyDefinition, node: SurveyNode, optionId: number): Operation =>
  optionsOf(node).length === 0
    ? { op: 'restoreNode', node, after: anchorOf(definition.nodes, node.id) }
    : { op: 'removeOption', nodeId: node.id, optionId };

/** Puts in an option whose id continues from `lastId`. Wherever it is put, an exclusive one stays last (Spec 4). */
export const insertOption = (definition: SurveyDefinition, node: SurveyNode, index: number, option: SurveyOption): Stepped => {
  const options = optionsOf(node);
  if (options.length >= LIMITS.optionsPerNode) return refuse('option', 'tooMany', LIMITS.optionsPerNode);
  if (option.id > LIMITS.localId) return refuse('option', 'tooLarge', LIMITS.localId);
  const grown = replaceOptions({ ...definition, lastId: option.id }, node, insertAt(options, index, option));
  return done(grown, [undoOfAdded(definition, node, option.id)], [option.id], [option.id]);
};
