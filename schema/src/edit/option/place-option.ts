import { isCascade, levelsOf } from '../../definition/cascade-level.js';
import { isExclusive, isOptionGroup, sequenceOf } from '../../definition/defaults.js';
import type { SurveyDefinition, SurveyOption } from '../../definition/definition.js';
import type { NewOption } from '../../definition/new-part.js';
import { LIMITS } from '../../limit/limits.js';
import type { OperationOf } from '../operation/operation.js';
import { done, notFound, type Refusal, refuse, type StepResult } from '../operation/step.js';
import { findBranch, branchLocation, insertBranch } from '../tree/branch.js';
import { findMove, findPlace, type FoundPlace } from '../tree/place.js';
import { withOptions } from '../tree/replace-node.js';
import { buildOptions, growOptions } from './build-options.js';
import { canLock, findFreeOptions, type OptionHolder } from './find-options.js';

/** Returns the level that an option stands on, counted from 1. */
function levelOf(options: readonly SurveyOption[], id: number): number {
  const parentId = branchLocation(options, id)?.parentId ?? null;
  return parentId === null ? 1 : 1 + levelOf(options, parentId);
}

/**
 * Returns why an option cannot stand inside another one; undefined if it can. A cascade has at most three levels (Spec 4), and in other questions
 * only groups have members, and a group goes into no group.
 */
function parentRefusal({ node, options }: OptionHolder, parentId: number | null, option: SurveyOption): Refusal | undefined {
  if (parentId === null) return undefined;
  if (isCascade(node)) {
    const isTooDeep = levelOf(options, parentId) + levelsOf([option]) > LIMITS.cascadeLevels;
    return isTooDeep ? refuse('parentId', 'tooLarge', LIMITS.cascadeLevels) : undefined;
  }
  const parent = findBranch(options, parentId);
  const isAllowed = parent !== undefined && isOptionGroup(parent) && !isOptionGroup(option);
  return isAllowed ? undefined : refuse('parentId', 'notAllowed');
}

/** Makes a new option and inserts it at a place. An exclusive one goes last, whatever the place (Spec 4). `path` is the field to report faults at. */
function insertOption(
  definition: SurveyDefinition,
  holder: OptionHolder,
  { parentId, index }: FoundPlace,
  given: NewOption,
  path: string,
): StepResult {
  const built = buildOptions(definition, holder, [given], holder.options, () => path);
  if (!built.ok) return built;
  let options = holder.options;
  for (const option of built.options) {
    const refusal = parentRefusal(holder, parentId, option);
    if (refusal !== undefined) return refusal;
    options = insertBranch(options, parentId, index, option);
  }
  const grown = growOptions(definition, holder.node, options, built.options, path);
  return grown.ok ? done(grown.definition, grown.created, grown.created) : grown;
}

/**
 * Adds an option, or a group or level with everything in it (Spec 4): after the anchor, in the group or level that `parentId` names, or at the end.
 * An exclusive one goes to the end of the question regardless of the requested place. Codes continue from the highest one over all levels.
 */
export function addOption(definition: SurveyDefinition, { nodeId, option, after, parentId }: OperationOf<'addOption'>): StepResult {
  const holder = findFreeOptions(definition, nodeId);
  if (!holder.ok) return holder;
  if (option.locked === true && !canLock(sequenceOf(holder.node))) return refuse('option.locked', 'notAllowed');
  const place = findPlace(holder.options, option.exclusive === true ? {} : { after, parentId });
  return place.ok ? insertOption(definition, holder, place, option, 'option') : place;
}

/** An option as something new: without ids, codes and its identity across carry-over. One exclusive option is the most, so a copy is none. */
const asNew = ({ id: _id, code: _code, optionKey: _key, exclusive: _exclusive, nodes, ...own }: SurveyOption): NewOption => ({
  ...own,
  ...(nodes && { nodes: nodes.map(asNew) }),
});

/**
 * Copies an option, by default right behind itself, with an id and a code of its own. A group or a level is copied with everything in it; the copy
 * of a group gets a numbered title. The copy of an exclusive option is an ordinary one.
 */
export function copyOption(definition: SurveyDefinition, { nodeId, optionId, after, parentId }: OperationOf<'copyOption'>): StepResult {
  const holder = findFreeOptions(definition, nodeId);
  if (!holder.ok) return holder;
  const source = findBranch(holder.options, optionId);
  if (source === undefined) return notFound(optionId);
  const isBehindItself = after === undefined && parentId === undefined;
  const place = findPlace(holder.options, isBehindItself ? { after: optionId } : { after, parentId });
  return place.ok ? insertOption(definition, holder, place, asNew(source), 'optionId') : place;
}

/**
 * Moves an option among its siblings, into a group, out of it, or, in a cascade, below another level with everything in it (Spec 4, drag and
 * drop); by default to the end of where it is. A group goes into no group. The exclusive one stays last whatever is asked.
 */
export function moveOption(definition: SurveyDefinition, { nodeId, optionId, after, parentId }: OperationOf<'moveOption'>): StepResult {
  const holder = findFreeOptions(definition, nodeId);
  if (!holder.ok) return holder;
  const move = findMove(holder.options, optionId, { after, parentId });
  if (!move.ok) return move;
  const unchanged = move.isSame || isExclusive(move.branch);
  if (unchanged) return done(definition, [optionId]);

  const refusal = parentRefusal(holder, move.parentId, move.branch);
  if (refusal !== undefined) return refusal;
  const options = insertBranch(move.rest, move.parentId, move.index, move.branch);
  return done(withOptions(definition, holder.node, options), [optionId]);
}
