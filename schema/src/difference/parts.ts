import type { SurveyDefinition, SurveyNode, SurveyOption } from '../definition/definition.js';
import { walkNodes, walkOptions } from '../definition/walk.js';
import { movesBetween } from './moves.js';

export type PartKind = 'node' | 'option' | 'row' | 'logic' | 'quota';

/** A part of a definition without its inner parts that have ids of their own; the conditions of a logic item or a quota belong to it. */
export interface Part {
  readonly kind: PartKind;
  readonly id: number;
  /** Id of the part that it stands in; 0 is the survey itself. */
  readonly parent: number;
  /** The question that it is, or belongs to; 0 for a quota. */
  readonly nodeId: number;
  readonly own: Readonly<Record<string, unknown>>;
}

/** An ordered list of parts: the nodes, options or rows of a parent, the logic items, or the quotas. */
type Siblings = readonly Part[];

/** Returns every ordered list of a definition: the parts of the survey itself, then those of each question in the order of the questions. */
export function siblingsOf({ nodes, logic = [], quotas = [] }: SurveyDefinition): Siblings[] {
  const lists: Siblings[] = [nodes.map((node) => nodePart(node, 0))];
  for (const node of walkNodes(nodes)) {
    lists.push((node.children ?? []).map((row) => ({ kind: 'row', id: row.id, parent: node.id, nodeId: node.id, own: { ...row } })));
    lists.push((node.options ?? []).map((option) => optionPart(option, node.id, node.id)));
    for (const option of walkOptions(node.options)) lists.push((option.nodes ?? []).map((inner) => optionPart(inner, option.id, node.id)));
    lists.push((node.nodes ?? []).map((inner) => nodePart(inner, node.id)));
  }
  lists.push(logic.map((item) => ({ kind: 'logic', id: item.id, parent: 0, nodeId: item.nodeId, own: { ...item } })));
  lists.push(quotas.map((quota) => ({ kind: 'quota', id: quota.id, parent: 0, nodeId: 0, own: { ...quota } })));
  return lists;
}

function nodePart({ options: _options, children: _rows, nodes: _nodes, ...own }: SurveyNode, parent: number): Part {
  return { kind: 'node', id: own.id, parent, nodeId: own.id, own };
}

function optionPart({ nodes: _nodes, ...own }: SurveyOption, parent: number, nodeId: number): Part {
  return { kind: 'option', id: own.id, parent, nodeId, own };
}

/** Returns every part by its id, in the order of the lists. */
export const partsById = (lists: readonly Siblings[]): Map<number, Part> => new Map(lists.flat().map((part) => [part.id, part]));

/** Returns the smallest set of ids whose moves turn the old order into the new one, and the ids of parts that stand in another part now. */
export function movedIds(before: readonly Siblings[], after: readonly Siblings[]): Set<number> {
  const oldOrders = new Map(before.flatMap((list) => (list[0] ? [[keyOf(list[0]), list.map(({ id }) => id)] as const] : [])));
  const old = partsById(before);
  const moved = new Set<number>();
  for (const list of after) {
    const ids = new Set(list.map(({ id }) => id));
    const known = list[0] ? (oldOrders.get(keyOf(list[0])) ?? []) : [];
    const kept = known.filter((id) => ids.has(id));
    const wanted = list.flatMap(({ id }) => (kept.includes(id) ? [id] : []));
    for (const { id } of movesBetween(kept, wanted)) moved.add(id);
    for (const { id, parent } of list) if (old.has(id) && old.get(id)?.parent !== parent) moved.add(id);
  }
  return moved;
}

const keyOf = ({ kind, parent }: Part): string => `${kind} of ${parent}`;
