import type { Anchor, Place } from '@wence/schema';
import { invalidInput } from '../../platform/errors/app-error.js';

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
