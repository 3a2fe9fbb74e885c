import { isExclusive, isOptionGroup } from '../../definition/defaults.js';
import type { SurveyDefinition, SurveyOption } from '../../definition/definition.js';
import { walkOptions } from '../../definition/walk.js';
import { at } from '../../reading/fault.js';
import type { OperationOf } from '../operation/operation.js';
import { done, notFound, type Refusal, refuse, type StepResult } from '../operation/step.js';
import { findBranch, branchLocation, insertBranch, replaceBranch } from '../tree/branch.js';
import { withOptions } from '../tree/replace-node.js';
import { buildOptions, growOptions } from './build-options.js';
import { findOptions, type OptionHolder } from './find-options.js';
import { removeFromList } from './remove-option.js';

/** A choice question, and those of its options that are to go into a group or out of one, in the order of the question. */
interface Groupable extends OptionHolder {
  readonly chosen: readonly SurveyOption[];
}

/** Headings are no members of groups, and the exclusive option stands at the end of the question, outside all groups. */
const canBeMember = (option: SurveyOption): boolean => !isOptionGroup(option) && !isExclusive(option);

/**
 * Finds options of a question whose options may stand in groups. Refuses where there is none to be found: the question or an id is not there, its
 * type has no groups, nothing is ticked (Spec 5, codes and texts), or what is ticked cannot be in a group.
 */
function findGroupable(definition: SurveyDefinition, nodeId: number, optionIds: readonly number[]): Groupable | Refusal {
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
}

const idsOf = (options: readonly SurveyOption[]): number[] => options.map(({ id }) => id);

const withNewcomers = (group: SurveyOption, newcomers: readonly SurveyOption[]): SurveyOption => ({
  ...group,
  nodes: [...(group.nodes ?? []), ...newcomers],
});

function intoGroup(definition: SurveyDefinition, { node, options, chosen }: Groupable, groupId: number): StepResult {
  const group = findBranch(options, groupId);
  if (group === undefined) return notFound(groupId);
  if (!isOptionGroup(group)) return refuse('groupId', 'notAllowed');
  const newcomers = chosen.filter((option) => group.nodes?.includes(option) !== true);
  const { options: rest } = removeFromList(options, idsOf(newcomers));
  const grown = replaceBranch(rest, groupId, (present) => withNewcomers(present, newcomers));
  return done(newcomers.length === 0 ? definition : withOptions(definition, node, grown), [groupId, ...idsOf(newcomers)]);
}

/** Returns the index of a new group: that of its first option, or right behind the group which that option is in. Options before it do not move. */
function newPlace(options: readonly SurveyOption[], firstId: number): number {
  const parentId = branchLocation(options, firstId)?.parentId ?? null;
  return parentId === null ? options.findIndex(({ id }) => id === firstId) : options.findIndex(({ id }) => id === parentId) + 1;
}

function intoNewGroup(definition: SurveyDefinition, holder: Groupable, title: string | undefined): StepResult {
  const { node, options, chosen } = holder;
  const built = buildOptions(definition, holder, [{ title, group: true }], options, () => '');
  if (!built.ok) return built;
  const ids = idsOf(chosen);
  const { options: rest } = removeFromList(options, ids);
  const place = newPlace(options, ids[0] ?? 0);
  const grouped = built.options.reduce((list, group) => insertBranch(list, null, place, withNewcomers(group, chosen)), rest);
  const grown = growOptions(definition, node, grouped, built.options, 'optionIds');
  return grown.ok ? done(grown.definition, [...grown.created, ...ids], grown.created) : grown;
}

/**
 * Puts options into a group (Spec 4): behind the members of `groupId`, or into a new group, which takes the place of the first of them, or stands
 * behind the group that one was in. They keep their order; those that are in the group already stay where they are. The title of a new group is
 * made unique by numbering (Spec 5). Groups that lose their last option stay.
 */
export function groupOptions(definition: SurveyDefinition, { nodeId, optionIds, title, groupId }: OperationOf<'groupOptions'>): StepResult {
  const found = findGroupable(definition, nodeId, optionIds);
  if (!found.ok) return found;
  if (groupId === undefined) return intoNewGroup(definition, found, title);
  return title === undefined ? intoGroup(definition, found, groupId) : refuse('title', 'notAllowed');
}

const released = (options: readonly SurveyOption[], ids: ReadonlySet<number>): readonly SurveyOption[] =>
  options.flatMap((option) => {
    const leaving = option.nodes?.filter(({ id }) => ids.has(id)) ?? [];
    return leaving.length === 0 ? [option] : [...removeFromList([option], ids).options, ...leaving];
  });

/**
 * Takes options out of their groups (Spec 4): they go to the top level, right behind the group they stood in, in their order there. A group that is
 * left empty stays. Options that stand in no group stay where they are; a group itself is not released but removed.
 */
export function releaseOptions(definition: SurveyDefinition, { nodeId, optionIds }: OperationOf<'releaseOptions'>): StepResult {
  const found = findGroupable(definition, nodeId, optionIds);
  if (!found.ok) return found;
  return done(
    withOptions(definition, found.node, released(found.options, new Set(optionIds))),
    found.chosen.map(({ id }) => id),
  );
}
