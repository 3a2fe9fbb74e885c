import type { SurveyDefinition } from '../definition/definition.js';
import { findPlace } from './find-place.js';
import type { OperationOf } from './operation-of.js';
import { replaceOptions } from './replace-node.js';
import { anchorOf, without } from './siblings.js';
import { done, refuse, type Stepped } from './step.js';

/** Removes an option; the last one of a question stays (Spec 5, numbers). Codes of the others do not change. */
export const removeOption = (definition: SurveyDefinition, { nodeId, optionId }: OperationOf<'removeOption'>): Stepped => {
  const place = findPlace(definition, nodeId, optionId);
  if (!place.ok) return place;
  if (place.siblings.length === 1) return refuse('optionId', 'tooShort', 1);

  const shrunk = replaceOptions(definition, place.node, without(place.siblings, optionId));
  const after = anchorOf(place.siblings, optionId);
  return done(shrunk, [{ op: 'restoreOption', nodeId, option: place.option, after }], [optionId]);
};
