import {
  carryPlace,
  carryPlaces,
  isCarryOver,
  isExclusive,
  isOther,
  type LogicItem,
  optionsOf,
  optionTypeOf,
  rowsOf,
  type SurveyNode,
} from '@wence/schema';
import { Fragment, createElement, type ReactNode } from 'react';
import { useSessionValue } from '../session/session-store';

const NONE: readonly LogicItem[] = [];

/** The carry-over items of a survey by what they bring options into, found once per state of its logic, however many questions ask. */
const found = new WeakMap<readonly LogicItem[], ReadonlyMap<string, readonly LogicItem[]>>();

function byTarget(logic: readonly LogicItem[]): ReadonlyMap<string, readonly LogicItem[]> {
  const known = found.get(logic);
  if (known) return known;
  const items = new Map<string, LogicItem[]>();
  for (const item of logic.filter(isCarryOver)) {
    const target = `${item.nodeId} ${optionTypeOf(item)}`;
    items.set(target, [...(items.get(target) ?? []), item]);
  }
  found.set(logic, items);
  return items;
}

/** The items that bring options (1) or rows (2) into a question. */
export const useCarriedInto = (nodeId: number, optionType: 1 | 2): readonly LogicItem[] =>
  useSessionValue(({ view: { logic = NONE } }) => byTarget(logic).get(`${nodeId} ${optionType}`) ?? NONE);

/** The number of own options or rows that stand before the carried ones: those without a place of their own stand before "other" and exclusive ones. */
function ownBefore(node: SurveyNode, item: LogicItem): number {
  const place = carryPlace(node, item);
  if (place !== undefined) return carryPlaces(node, optionTypeOf(item)).indexOf(place);
  if (optionTypeOf(item) === 2) return rowsOf(node).length;
  return optionsOf(node).findLastIndex((option) => !isOther(option) && !isExclusive(option)) + 1;
}

/** The neighbouring places of carried options; undefined where there is none. */
export function placesBeside(node: SurveyNode, item: LogicItem): { readonly before?: number; readonly behind?: number } {
  const places = carryPlaces(node, optionTypeOf(item));
  const at = ownBefore(node, item);
  return { before: at > 0 ? places[at - 1] : undefined, behind: places[at + 1] };
}

/** Own options or rows as they are drawn, with the carried ones between them. Where only the first of a long list are drawn, they may stand at its end. */
export function withCarried(
  node: SurveyNode,
  own: readonly ReactNode[],
  items: readonly LogicItem[],
  draw: (item: LogicItem) => ReactNode,
): readonly ReactNode[] {
  if (items.length === 0) return own;
  const at = (place: number) =>
    items
      .filter((item) => Math.min(ownBefore(node, item), own.length) === place)
      .map((item) => createElement(Fragment, { key: `carried-${item.id}` }, draw(item)));
  return [...own.flatMap((part, place) => [...at(place), part]), ...at(own.length)];
}
