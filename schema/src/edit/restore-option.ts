import { questionRow } from '../catalogue/question-catalogue.js';
import { nextOptionCode } from '../code/option-code.js';
import { optionsOf } from '../definition/defaults.js';
import type { SurveyDefinition, SurveyNode, SurveyOption } from '../definition/definition.js';
import { findNode, findOption, localIds } from '../definition/find.js';
import { LIMITS } from '../limit/limits.js';
import { undoOfAdded } from './insert-option.js';
import type { Operation } from './operation.js';
import type { OperationOf } from './operation-of.js';
import { optionFaults } from './option-faults.js';
import { replaceOptions } from './replace-node.js';
import { anchorOf, insertAt, placeOf, without } from './siblings.js';
import { done, invalid, notFound, refuse, type Refusal, type Stepped } from './step.js';

/** Its id must be free, or its own in this very question. */
const refusalOf = (definition: SurveyDefinition, node: SurveyNode, option: SurveyOption): Refusal | undefined => {
  const rest = without(optionsOf(node), option.id);
  const isPresent = rest.length < optionsOf(node).length;
  const isTaken = !isPresent && Array.from(localIds(definition)).includes(option.id);
  if (!questionRow(node.type).hasOptions) return refuse('nodeId', 'notAllowed');
  if (isTaken) return refuse('option.id', 'notUnique');
  if (rest.length >= LIMITS.optionsPerNode) return refuse('option', 'tooMany', LIMITS.optionsPerNode);
  const faults = optionFaults('option', option, rest, false);
  return faults.length === 0 ? undefined : invalid(faults);
};

/** Puts an option back as it was, in place of its present self if there is one. A code taken meanwhile gives way to a new one. */
export const restoreOption = (definition: SurveyDefinition, { nodeId, option, after }: OperationOf<'restoreOption'>): Stepped => {
  const node = findNode(definition, nodeId);
  if (node === undefined) return notFound(nodeId);
  const refusal = refusalOf(definition, node, option);
  if (refusal !== undefined) return refusal;

  const rest = without(optionsOf(node), option.id);
  const codes = rest.map((sibling) => sibling.code);
  const restored = codes.includes(option.code) ? { ...option, code: nextOptionCode(codes) } : option;
  const options = insertAt(rest, placeOf(rest, after) ?? rest.length, restored);
  const present = findOption(node, option.id);
  const undo: Operation =
    present === undefined
      ? undoOfAdded(definition, node, option.id)
      : { op: 'restoreOption', nodeId, option: present, after: anchorOf(optionsOf(node), option.id) };
  const lastId = Math.max(definition.lastId, option.id);
  return done(replaceOptions({ ...definition, lastId }, node, options), [undo], [option.id]);
};
