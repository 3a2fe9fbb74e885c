import type { Sequence, SurveyOption } from '../definition/definition.js';
import { chance } from './chance.js';

/** The fields that matter for ordering an option, row or node. */
export interface Orderable {
  readonly id: number;
  readonly locked?: boolean;
  readonly other?: boolean;
  readonly exclusive?: boolean;
}

/** The lot of each item, drawn for itself: whichever other items come or go as answers change, two items keep their order. */
type Lot = (item: Orderable) => number;

const shuffled = <T extends Orderable>(items: readonly T[], lot: Lot): T[] =>
  items
    .map((item) => ({ item, drawn: lot(item) }))
    .sort((a, b) => a.drawn - b.drawn)
    .map(({ item }) => item);

/** Begins with the item of the lowest lot. */
const rotated = <T extends Orderable>(items: readonly T[], lot: Lot): T[] => {
  const lots = items.map(lot);
  const start = lots.indexOf(lots.reduce((lowest, drawn) => Math.min(lowest, drawn), Number.POSITIVE_INFINITY));
  return [...items.slice(start), ...items.slice(0, start)];
};

/** One lot for all of them. */
const turned = <T extends Orderable>(items: readonly T[], lot: Lot): T[] => (lot({ id: 0 }) % 2 === 0 ? [...items] : [...items].reverse());

const MODES = { 1: shuffled, 2: rotated, 3: turned } as const;

/** Returns whether an item keeps its index: locks have an effect in random order and rotation only (Spec 5, option lock). */
const isHeld = (item: Orderable, mode: Sequence): boolean => item.locked === true && (mode === 1 || mode === 2);

/**
 * Puts items in the order in which one respondent sees them (Spec 3, sequence modes): 0 as they stand, 1 shuffled, 2 from a random start and
 * round, 3 forward or reverse. Locked ones keep their index in 1 and 2. Of the others, what is `other` and then what is `exclusive` comes last,
 * as everywhere (R17). The same `seed` (one per response) and `salt` (the id of what owns the items) give the same order everywhere; without a
 * seed, items stay as they stand. Takes time n log n; never changes which items there are.
 */
export const ordered = <T extends Orderable>(items: readonly T[], mode: Sequence, seed: string | undefined, salt: number): readonly T[] => {
  if (mode === 0 || seed === undefined) return items;
  const free = items.filter((item) => !isHeld(item, mode));
  const moving = free.filter(({ other, exclusive }) => other !== true && exclusive !== true);
  const order = [
    ...MODES[mode](moving, ({ id }) => chance(seed, salt, id)),
    ...free.filter(({ other, exclusive }) => other === true && exclusive !== true),
    ...free.filter(({ exclusive }) => exclusive === true),
  ].values();
  return items.map((item) => (isHeld(item, mode) ? item : (order.next().value ?? item)));
};

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
