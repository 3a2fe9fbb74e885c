import type { Anchor, Place } from '@wence/schema';
import { invalidInput } from '../../platform/errors/app-error.js';

/** One step of a new order: put this right after that; null is the front. */
export interface Move {
  readonly id: number;
  readonly after: number | null;
}

/** The fewest moves that lead from one order to another. Ids that the first does not have come from elsewhere and move anyway. */
export function movesBetween(current: readonly number[], wanted: readonly number[]): Move[] {
  const placeOf = new Map(current.map((id, place) => [id, place]));
  const staying = longestRun(
    wanted.filter((id) => placeOf.has(id)),
    placeOf,
  );
  return wanted.flatMap((id, place) => (staying.has(id) ? [] : [{ id, after: wanted[place - 1] ?? null }]));
}

/** A longest list of ids that stand in the wanted order already. */
function longestRun(wanted: readonly number[], placeOf: ReadonlyMap<number, number>): Set<number> {
  const best: { id: number; place: number; length: number; before: number }[] = [];
  for (const id of wanted) {
    const place = placeOf.get(id) ?? 0;
    let before = -1;
    for (const [index, candidate] of best.entries()) {
      if (candidate.place < place && candidate.length > (best[before]?.length ?? 0)) before = index;
    }
    best.push({ id, place, length: (best[before]?.length ?? 0) + 1, before });
  }
  const staying = new Set<number>();
  let last = best.reduce((longest, { length }, index) => (length > (best[longest]?.length ?? 0) ? index : longest), -1);
  for (let entry = best[last]; entry; entry = best[last]) {
    staying.add(entry.id);
    last = entry.before;
  }
  return staying;
}

/** The order in which those that are named stand at their positions (counted from 1) and the others keep theirs around them. */
export function orderAt(current: readonly number[], positions: ReadonlyMap<number, number>): number[] {
  const order = current.filter((id) => !positions.has(id));
  const placed = [...positions].filter(([id]) => current.includes(id)).sort(([, a], [, b]) => a - b);
  for (const [id, position] of placed) order.splice(position - 1, 0, id);
  return order;
}

/** The anchor of a new entry that shall stand at this position, counted from 1; absent: at the end. */
export function anchorAt(current: readonly number[], position: number | undefined): Anchor {
  if (position === undefined) return undefined;
  if (position > current.length + 1) throw invalidInput([{ field: 'position', rule: 'tooLarge', limit: current.length + 1 }]);
  return current[position - 2] ?? null;
}

/** Desired place, as an input of the graph states it. */
export interface RequestedPlace {
  readonly after?: number | null;
  readonly first?: boolean | null;
  /** 0 is the top level. */
  readonly parentId?: number | null;
}

/** Returns the place that an input requests; if it names none, the operation's default applies. */
export function requestedPlace({ parentId, ...anchor }: RequestedPlace): Place {
  return { ...anchorOf(anchor), ...(typeof parentId === 'number' && { parentId: parentId === 0 ? null : parentId }) };
}

/** Returns the anchor that `after` and `first` of an input request; with neither, the operation's default applies. */
export function anchorOf({ after, first }: Omit<RequestedPlace, 'parentId'>): { after?: Anchor } {
  if (first && typeof after === 'number') throw invalidInput([{ field: 'first', rule: 'notAllowed' }]);
  if (first) return { after: null };
  return typeof after === 'number' ? { after } : {};
}
