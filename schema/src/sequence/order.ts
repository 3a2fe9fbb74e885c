import type { Sequence, SurveyOption } from '../definition/definition.js';

/**
 * Returns a pseudo-random number from 0 to 2^32 - 1 that is always the same for the same words: FNV-1a over their UTF-16 units, then the final
 * mixing of MurmurHash3, so that neighbouring ids share nothing. Integer arithmetic only: the same in every browser and on the server. Good for
 * orders, not for secrets.
 */
export function seededHash(...words: readonly (string | number)[]): number {
  const text = words.join(':');
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/** The fields that matter for ordering an option, row or node. */
export interface Orderable {
  readonly id: number;
  readonly locked?: boolean;
  readonly other?: boolean;
  readonly exclusive?: boolean;
}

/** Returns the sort key of an item. It depends on that item only, so two items keep their order whichever others come or go as answers change. */
type SortKey = (item: Orderable) => number;

const shuffled = <T extends Orderable>(items: readonly T[], keyOf: SortKey): T[] =>
  items
    .map((item) => ({ item, drawn: keyOf(item) }))
    .sort((a, b) => a.drawn - b.drawn)
    .map(({ item }) => item);

/** Rotates the list to begin with the item that has the lowest key. */
function rotated<T extends Orderable>(items: readonly T[], keyOf: SortKey): T[] {
  const keys = items.map(keyOf);
  const start = keys.indexOf(keys.reduce((lowest, drawn) => Math.min(lowest, drawn), Number.POSITIVE_INFINITY));
  return [...items.slice(start), ...items.slice(0, start)];
}

/** Decides the direction by one key for the whole list. */
const forwardOrReversed = <T extends Orderable>(items: readonly T[], keyOf: SortKey): T[] =>
  keyOf({ id: 0 }) % 2 === 0 ? [...items] : [...items].reverse();

const MODES = { 1: shuffled, 2: rotated, 3: forwardOrReversed } as const;

/** Returns whether locks have an effect: in random order and rotation only (Spec 5, option lock). */
export const keepsLocks = (mode: Sequence): boolean => mode === 1 || mode === 2;

/** Returns whether an item keeps its index. */
const isPinned = (item: Orderable, mode: Sequence): boolean => item.locked === true && keepsLocks(mode);

/**
 * Puts items in the order in which one respondent sees them (Spec 3, sequence modes): 0 as they stand, 1 shuffled, 2 from a random start and
 * round, 3 forward or reverse. Locked ones keep their index in 1 and 2. Of the others, what is `other` and then what is `exclusive` comes last,
 * as everywhere (R17). The same `seed` (one per response) and `salt` (the id of what owns the items) give the same order everywhere; without a
 * seed, items stay as they stand. Takes time n log n; never changes which items there are.
 */
export function ordered<T extends Orderable>(items: readonly T[], mode: Sequence, seed: string | undefined, salt: number): readonly T[] {
  if (mode === 0 || seed === undefined) return items;
  const free = items.filter((item) => !isPinned(item, mode));
  const moving = free.filter(({ other, exclusive }) => other !== true && exclusive !== true);
  const order = [
    ...MODES[mode](moving, ({ id }) => seededHash(seed, salt, id)),
    ...free.filter(({ other, exclusive }) => other === true && exclusive !== true),
    ...free.filter(({ exclusive }) => exclusive === true),
  ].values();
  return items.map((item) => (isPinned(item, mode) ? item : (order.next().value ?? item)));
}

/**
 * The choices of a question in the order in which one respondent sees them, group members in place of their headings: groups and loose options
 * change places, and so do the options inside each group, which stay together. Not for cascades, whose levels are no groups.
 */
export const orderedChoices = (
  options: readonly SurveyOption[],
  mode: Sequence,
  seed: string | undefined,
  salt: number,
): readonly SurveyOption[] =>
  ordered(options, mode, seed, salt).flatMap((option) =>
    option.group === true ? ordered(option.nodes ?? [], mode, seed, option.id) : [option],
  );
