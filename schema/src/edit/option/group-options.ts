import { isOptionGroup } from '../../definition/defaults.js';
import type { SurveyDefinition, SurveyOption } from '../../definition/definition.js';
import { withOptions } from '../node/replace-node.js';
import type { OperationOf } from '../operation-of.js';
import { done, notFound, refuse, type Stepped } from '../step.js';
import { findBranch, homeOf, insertBranch, replaceBranch } from '../tree/branch.js';
import { buildOptions } from './build-options.js';
import { findGroupable, type Groupable } from './find-groupable.js';
import { growOptions } from './grow-options.js';
import { takeOut } from './take-out.js';

const idsOf = (options: readonly SurveyOption[]): number[] => options.map(({ id }) => id);

const withNewcomers = (group: SurveyOption, newcomers: readonly SurveyOption[]): SurveyOption => ({
  ...group,
  nodes: [...(group.nodes ?? []), ...newcomers],
});

const intoGroup = (definition: SurveyDefinition, { node, options, chosen }: Groupable, groupId: number): Stepped => {
  const group = findBranch(options, groupId);
  if (group === undefined) return notFound(groupId);
  if (!isOptionGroup(group)) return refuse('groupId', 'notAllowed');
  const newcomers = chosen.filter((option) => group.nodes?.includes(option) !== true);
  const { options: rest } = takeOut(options, idsOf(newcomers));
  const grown = replaceBranch(rest, groupId, (present) => withNewcomers(present, newcomers));
  return done(newcomers.length === 0 ? definition : withOptions(definition, node, grown), [groupId, ...idsOf(newcomers)]);
};

/** Returns the index of a new group: that of its first option, or right behind the group which that option is in. Options before it do not move. */
const newPlace = (options: readonly SurveyOption[], firstId: number): number => {
  const parentId = homeOf(options, firstId)?.parentId ?? null;
  return parentId === null ? options.findIndex(({ id }) => id === firstId) : options.findIndex(({ id }) => id === parentId) + 1;
};

const intoNewGroup = (definition: SurveyDefinition, holder: Groupable, title: string | undefined): Stepped => {
  const { node, options, chosen } = holder;
  const built = buildOptions(definition, holder, [{ title, group: true }], options, () => '');
  if (!built.ok) return built;
  const ids = idsOf(chosen);
  const { options: rest } = takeOut(options, ids);
  const place = newPlace(options, ids[0] ?? 0);
  const grouped = built.options.reduce((list, group) => insertBranch(list, null, place, withNewcomers(group, chosen)), rest);
  const grown = growOptions(definition, node, grouped, built.options, 'optionIds');
  return grown.ok ? done(grown.definition, [...grown.created, ...ids], grown.created) : grown;
};

/**
 * Puts options into a group (Spec 4): behind the members of `groupId`, or into a new group, which takes the place of the first of them, or stands
 * behind the group that one was in. They keep their order; those that are in the group already stay where they are. The title of a new group is
 * made unique by numbering (Spec 5). Groups that lose their last option stay.
 */
export const groupOptions = (definition: SurveyDefinition, { nodeId, optionIds, title, groupId }: OperationOf<'groupOptions'>): Stepped => {
  const found = findGroupable(definition, nodeId, optionIds);
  if (!found.ok) return found;
  if (groupId === undefined) return intoNewGroup(definition, found, title);
  return title === undefined ? intoGroup(definition, found, groupId) : refuse('title', 'notAllowed');
};
