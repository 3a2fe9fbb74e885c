import { isExclusive, isOptionGroup } from '../../definition/defaults.js';
import type { SurveyDefinition, SurveyOption } from '../../definition/definition.js';
import { walkOptions } from '../../definition/walk.js';
import { at } from '../../reading/fault.js';
import { notFound, type Refusal, refuse } from '../step.js';
import { findOptions, type OptionHolder } from './find-options.js';

/** A choice question, and those of its options that are to go into a group or out of one, in the order of the question. */
export interface Groupable extends OptionHolder {
  readonly chosen: readonly SurveyOption[];
}

/** Headings are no members of groups, and the exclusive option stands at the end of the question, outside all groups. */
const canBeMember = (option: SurveyOption): boolean => !isOptionGroup(option) && !isExclusive(option);

/**
 * Finds options of a question whose options may stand in groups. Refuses where there is none to be found: the question or an id is not there, its
 * type has no groups, nothing is ticked (Spec 5, codes and texts), or what is ticked cannot be in a group.
 */
export const findGroupable = (definition: SurveyDefinition, nodeId: number, optionIds: readonly number[]): Groupable | Refusal => {
  const holder = findOptions(definition, nodeId);
  if (!holder.ok) return holder;
  if (!holder.row.hasOptionGroups) return refuse('nodeId', 'notAllowed');
  if (optionIds.length === 0) return refuse('optionIds', 'tooShort', 1);

  const options = new Map(Array.from(walkOptions(holder.options), (option) => [option.id, option]));
  for (const [place, id] of optionIds.entries()) {
    const option = options.get(id);
    if (option === undefined) return notFound(id);
    if (!canBeMember(option)) return refuse(at('optionIds', place), 'notAllowed');
  }
  const wanted = new Set(optionIds);
  return { ...holder, chosen: Array.from(options.values()).filter(({ id }) => wanted.has(id)) };
};
