import type { SurveyDefinition } from '../definition/definition.js';
import { findPlace } from './find-place.js';
import type { OperationOf } from './operation-of.js';
import { replaceOptions } from './replace-node.js';
import { anchorOf, insertAt, placeOf, without } from './siblings.js';
import { done, notFound, type Stepped } from './step.js';

/** Moves an option inside its question, by default to the end. The exclusive one stays last whatever is asked (Spec 4). */
export const moveOption = (definition: SurveyDefinition, { nodeId, optionId, after }: OperationOf<'moveOption'>): Stepped => {
  const place = findPlace(definition, nodeId, optionId);
  if (!place.ok) return place;
  if (after === optionId) return done(definition, [], [optionId]);
  const rest = without(place.siblings, optionId);
  const index = placeOf(rest, after);
  if (index === null) return notFound(after ?? 0);

  const moved = replaceOptions(definition, place.node, insertAt(rest, index, place.option));
  return done(moved, [{ op: 'moveOption', nodeId, optionId, after: anchorOf(place.siblings, optionId) }], [optionId]);
};
