import { findOption, isExclusive, isOptionGroup, optionsOf, type SurveyNode, type SurveyOption } from '@wence/schema';
import type { PartEntry } from './part-changes.js';

/** A group as it shall be; without an id it is a new one. */
export interface GroupWish {
  readonly id?: number;
  readonly title?: string;
  /** Its options in order; absent: as they are. */
  readonly memberIds?: readonly number[];
}

const idsOf = (options: readonly SurveyOption[] | undefined): number[] => (options ?? []).map(({ id }) => id);

/**
 * What the group manager asks for (Spec 2, option group manager), as a list of changes: titles and members of groups, in the order of the list;
 * groups that are there already share out their places among them, new ones go to the end. Options that are no member any more stand right behind
 * the group they were in.
 */
export function groupEntries(node: SurveyNode, groups: readonly GroupWish[]): PartEntry[] {
  const members = new Set(groups.flatMap(({ memberIds = [] }) => memberIds));
  const listed = groups.flatMap(({ id }) => id ?? []);
  const entries = groups.map(({ id, title, memberIds }): PartEntry & { id?: number } => ({
    id,
    group: true,
    fields: title === undefined ? {} : { title },
    nodes: memberIds?.map((member, place) => ({ id: member, position: place + 1 })),
  }));
  const top = topLevelAfter(node, groups, members);
  const queue = listed.filter((id) => top.includes(id));
  const order = top.map((id) => (listed.includes(id) ? (queue.shift() ?? id) : id));
  const positions = new Map(order.map((id, place) => [id, place + 1]));
  const others = order
    .filter((id) => !listed.includes(id))
    .map((id) => ({ id, parentId: 0, position: positions.get(id), path: 'options' }));
  return [...entries.map((entry) => ({ ...entry, position: entry.id === undefined ? undefined : positions.get(entry.id) })), ...others];
}

/** Who stands at the top level when members have gone into groups and others have come out. */
function topLevelAfter(node: SurveyNode, groups: readonly GroupWish[], members: ReadonlySet<number>): number[] {
  const released = new Map(
    groups.flatMap(({ id, memberIds }) => {
      const group = id === undefined ? undefined : findOption(node, id);
      const isKnown = group !== undefined && isOptionGroup(group) && memberIds !== undefined;
      return isKnown ? [[group.id, idsOf(group.nodes).filter((member) => !members.has(member))] as const] : [];
    }),
  );
  return optionsOf(node)
    .filter((option) => !isExclusive(option) && !members.has(option.id))
    .flatMap(({ id }) => [id, ...(released.get(id) ?? [])]);
}
