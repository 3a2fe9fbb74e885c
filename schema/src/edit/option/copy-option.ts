import { nextOptionCode } from '../code/option-code.js';
import type { SurveyDefinition } from '../definition/definition.js';
import { shapeOption } from '../definition/shape.js';
import { findPlace } from './find-place.js';
import { insertOption } from './insert-option.js';
import type { OperationOf } from './operation-of.js';
import { placeOf } from './siblings.js';
import { notFound, type Stepped } from './step.js';

/** Copies an option, by default right after itself, with a code of its own. The copy of an exclusive option is an ordinary one: one is the most. */
export const copyOption = (definition: SurveyDefinition, { nodeId, optionId, after = optionId }: OperationOf<'copyOption'>): Stepped => {
  const place = findPlace(definition, nodeId, optionId);
  if (!place.ok) return place;
  const index = placeOf(place.siblings, after);
  if (index === null) return notFound(after ?? 0);

  const code = nextOptionCode(place.siblings.map((sibling) => sibling.code));
  const copy = shapeOption({ ...place.option, id: definition.lastId + 1, code, exclusive: false });
  return insertOption(definition, place.node, index, copy);
};
