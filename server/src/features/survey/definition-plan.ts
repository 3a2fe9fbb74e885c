import { isDeepStrictEqual } from 'node:util';
import { isSame, type SurveyDefinition, surveyFields, type SurveyNode, type SurveyOption, walkNodes, walkOptions } from '@wence/schema';
import { movesBetween } from './order.policy.js';

/** Difference of two definitions of one survey, by id; 0 stands for the survey's own fields. A logic item or quota includes its conditions. */
export interface Difference {
  readonly added: number[];
  readonly removed: number[];
  /** Changed in content or place. */
  readonly updated: number[];
}

/** An ordered list of parts: the nodes, options or rows of a parent, the logic items, or the quotas. */
interface Siblings {
  readonly kind: 'nodes' | 'options' | 'rows' | 'logic' | 'quotas';
  /** Id of the parent; 0 is the survey itself. */
  readonly parent: number;
  /** Each part without its inner parts that have their own ids. */
  readonly parts: readonly { readonly id: number }[];
}

export function differenceOf(before: SurveyDefinition, after: SurveyDefinition): Difference {
  const [oldLists, lists] = [[...siblingsOf(before)], [...siblingsOf(after)]];
  const [old, now] = [partsOf(oldLists), partsOf(lists)];
  const added = [...now.keys()].filter((id) => !old.has(id));
  const removed = [...old.keys()].filter((id) => !now.has(id));
  const changed = [...now].filter(([id, part]) => old.has(id) && !isDeepStrictEqual(old.get(id), part));
  const updated = new Set([...changed.map(([id]) => id), ...movedIds(oldLists, lists)]);
  if (!isSame([surveyFields(before), before.theme, before.endings], [surveyFields(after), after.theme, after.endings])) updated.add(0);
  return { added, removed, updated: [...updated].sort((a, b) => a - b) };
}

function* siblingsOf({ nodes, logic = [], quotas = [] }: SurveyDefinition): Generator<Siblings> {
  yield { kind: 'nodes', parent: 0, parts: nodes.map(ownNode) };
  for (const node of walkNodes(nodes)) {
    yield { kind: 'rows', parent: node.id, parts: node.children ?? [] };
    yield { kind: 'options', parent: node.id, parts: (node.options ?? []).map(ownOption) };
    for (const option of walkOptions(node.options)) {
      yield { kind: 'options', parent: option.id, parts: (option.nodes ?? []).map(ownOption) };
    }
    yield { kind: 'nodes', parent: node.id, parts: (node.nodes ?? []).map(ownNode) };
  }
  yield { kind: 'logic', parent: 0, parts: logic };
  yield { kind: 'quotas', parent: 0, parts: quotas };
}

function ownNode({ options: _options, children: _rows, nodes: _nodes, ...own }: SurveyNode) {
  return own;
}

function ownOption({ nodes: _nodes, ...own }: SurveyOption) {
  return own;
}

/** Returns every part by id, with its parent. */
function partsOf(lists: readonly Siblings[]): Map<number, object> {
  return new Map(lists.flatMap(({ parent, parts }) => parts.map((part) => [part.id, { parent, part }] as const)));
}

/** Returns the smallest set of ids whose moves turn the old order into the new one. */
function movedIds(before: readonly Siblings[], after: readonly Siblings[]): number[] {
  const oldOrders = new Map(before.map((list) => [keyOf(list), idsOf(list)]));
  return after.flatMap((list) => {
    const ids = new Set(idsOf(list));
    const old = oldOrders.get(keyOf(list)) ?? [];
    const known = new Set(old);
    const kept = old.filter((id) => ids.has(id));
    const order = [...ids].filter((id) => known.has(id));
    return isDeepStrictEqual(kept, order) ? [] : movesBetween(kept, order).map(({ id }) => id);
  });
}

function keyOf({ kind, parent }: Siblings): string {
  return `${kind} of ${parent}`;
}

function idsOf({ parts }: Siblings): number[] {
  return parts.map(({ id }) => id);
}
