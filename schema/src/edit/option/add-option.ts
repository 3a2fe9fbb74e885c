import { sequenceOf } from '../../definition/defaults.js';
import type { SurveyDefinition } from '../../definition/definition.js';
import type { OperationOf } from '../operation-of.js';
import { refuse, type Stepped } from '../step.js';
import { findPlace } from '../tree/place.js';
import { canLock } from './can-lock.js';
import { findFreeOptions } from './find-options.js';
import { insertOption } from './insert-option.js';

/**
 * Adds an option, or a group or level with everything in it (Spec 4): after the anchor, in the group or level that `parentId` names, or at the end.
 * An exclusive one goes to the end of the question regardless of the requested place. Codes continue from the highest one over all levels.
 */
export const addOption = (definition: SurveyDefinition, { nodeId, option, after, parentId }: OperationOf<'addOption'>): Stepped => {
  const holder = findFreeOptions(definition, nodeId);
  if (!holder.ok) return holder;
  if (option.locked === true && !canLock(sequenceOf(holder.node))) return refuse('option.locked', 'notAllowed');
  const place = findPlace(holder.options, option.exclusive === true ? {} : { after, parentId });
  return place.ok ? insertOption(definition, holder, place, option, 'option') : place;
};
