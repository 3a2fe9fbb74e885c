import { isTypedCode } from '../code/code-format.js';
import { isExclusive, isOther } from '../definition/defaults.js';
import type { SurveyDefinition, SurveyOption } from '../definition/definition.js';
import { shapeOption } from '../definition/shape.js';
import { dropUndefined } from '../reading/drop-undefined.js';
import { findPlace, type OptionPlace } from './find-place.js';
import { optionFaults } from './option-faults.js';
import type { Operation, OptionChange } from './operation.js';
import type { OperationOf } from './operation-of.js';
import { replaceOptions } from './replace-node.js';
import { anchorOf } from './siblings.js';
import { done, invalid, type Stepped } from './step.js';

const undoChange = (before: SurveyOption, set: OptionChange): OptionChange =>
  dropUndefined({
    code: set.code === undefined ? undefined : before.code,
    title: set.title === undefined ? undefined : before.title,
    other: set.other === undefined ? undefined : isOther(before),
    exclusive: set.exclusive === undefined ? undefined : isExclusive(before),
    required: set.required === undefined ? undefined : (before.required ?? true),
  });

/** An option that became exclusive has moved, and a long generated code cannot be typed again: such an option is put back whole. */
const undoUpdate = ({ node, option, siblings }: OptionPlace, set: OptionChange): Operation => {
  const hasMoved = set.exclusive === true && !isExclusive(option);
  const codeIsLost = set.code !== undefined && !isTypedCode(option.code);
  if (!hasMoved && !codeIsLost) return { op: 'updateOption', nodeId: node.id, optionId: option.id, set: undoChange(option, set) };
  return { op: 'restoreOption', nodeId: node.id, option, after: anchorOf(siblings, option.id) };
};

/** Changes fields of an option. Made exclusive, it goes to the end of its question (Spec 4). */
export const updateOption = (definition: SurveyDefinition, { nodeId, optionId, set }: OperationOf<'updateOption'>): Stepped => {
  const place = findPlace(definition, nodeId, optionId);
  if (!place.ok) return place;

  const after = shapeOption({ ...place.option, ...dropUndefined({ ...set }) });
  const faults = optionFaults('set', after, place.siblings, set.code !== undefined);
  if (faults.length > 0) return invalid(faults);

  const options = place.siblings.map((sibling) => (sibling.id === optionId ? after : sibling));
  return done(replaceOptions(definition, place.node, options), [undoUpdate(place, set)], [optionId]);
};
