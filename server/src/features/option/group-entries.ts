import { findOption, isExclusive, isOptionGroup, optionsOf, type SurveyNode } from '@wence/schema';
import type { PartEntry } from './part-changes.js';

/** Desired state of a group; without an id it is a new one. */
export interface GroupRequest {
  readonly id?: number;
  readonly title?: string;
  /** Ids of its options in order. Absent: they stay as they are. */
  readonly memberIds?: readonly number[];
}

/**
 * Converts a request of the group manager (Spec 2, option group manager) into changes: titles and members of groups, in the order of the list.
 * Existing groups are reordered among the places they occupy, new ones go to the end. Options that are no longer members are placed right after
 * the group they were in.
 */
export function groupEntries(node: SurveyNode, groups: readonly GroupRequest[]): PartEntry[] {
  const order = topLevelAfter(node, groups);
  const positions = new Map(order.map((id, place) => [id, place + 1]));
  const listed = new Set(groups.map(({ id }) => id));
  const others = order.filter((id) => !listed.has(id)).map((id) => ({ id, parentId: 0, position: positions.get(id), path: 'options' }));
  const entries = groups.map(({ id, title, memberIds }) => ({
    id,
    group: true,
    fields: title === undefined ? {} : { title },
    position: id === undefined ? undefined : positions.get(id),
    nodes: memberIds?.map((member, place) => ({ id: member, position: place + 1 })),
  }));
  return [...entries, ...others];
}

/** Returns the ids at the top level after members have moved into and out of groups. */
function topLevelAfter(node: SurveyNode, groups: readonly GroupRequest[]): number[] {
  const members = new Set(groups.flatMap(({ memberIds = [] }) => memberIds));
  const staying = optionsOf(node).filter((option) => !isExclusive(option) && !members.has(option.id));
  const present = new Set(staying.map(({ id }) => id));
  const listed = groups.flatMap(({ id }) => (id !== undefined && present.has(id) ? [id] : []));
  const slots = new Set(listed);
  const inOrder = listed.values();
  return staying
    .map(({ id }) => (slots.has(id) ? (inOrder.next().value ?? id) : id))
    .flatMap((id) => [id, ...releasedFrom(node, groups, id).filter((member) => !members.has(member))]);
}

/** The options of a group whose members are given anew. */
function releasedFrom(node: SurveyNode, groups: readonly GroupRequest[], groupId: number): number[] {
  const isGivenAnew = groups.some(({ id, memberIds }) => id === groupId && memberIds !== undefined);
  const group = isGivenAnew ? findOption(node, groupId) : undefined;
  return group !== undefined && isOptionGroup(group) ? (group.nodes ?? []).map(({ id }) => id) : [];
}
