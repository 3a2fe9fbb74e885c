import type { SurveyDefinition, SurveyOption } from '../../definition/definition.js';
import type { NewOption } from '../operation.js';
import type { OperationOf } from '../operation-of.js';
import { notFound, type Stepped } from '../step.js';
import { findBranch } from '../tree/branch.js';
import { findPlace } from '../tree/place.js';
import { findFreeOptions } from './find-options.js';
import { insertOption } from './insert-option.js';

/** An option as something new: without ids, codes and its identity across carry-over. One exclusive option is the most, so a copy is none. */
const asNew = ({ id: _id, code: _code, optionKey: _key, exclusive: _exclusive, nodes, ...own }: SurveyOption): NewOption => ({
  ...own,
  ...(nodes && { nodes: nodes.map(asNew) }),
});

/**
 * Copies an option, by default right behind itself, with an id and a code of its own. A group or a level is copied with everything in it; the copy
 * of a group gets a numbered title. The copy of an exclusive option is an ordinary one.
 */
export const copyOption = (definition: SurveyDefinition, { nodeId, optionId, after, parentId }: OperationOf<'copyOption'>): Stepped => {
  const holder = findFreeOptions(definition, nodeId);
  if (!holder.ok) return holder;
  const source = findBranch(holder.options, optionId);
  if (source === undefined) return notFound(optionId);
  const isBehindItself = after === undefined && parentId === undefined;
  const place = findPlace(holder.options, isBehindItself ? { after: optionId } : { after, parentId });
  return place.ok ? insertOption(definition, holder, place, asNew(source), 'optionId') : place;
};
