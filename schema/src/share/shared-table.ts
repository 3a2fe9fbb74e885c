/** How the columns of a shared cross table are withheld. */
export interface ColumnRule {
  /** Responses below which figures are withheld. */
  readonly smallestBase: number;
  /** Every response is in one column at most, so that the total less the columns that are shown tells of the rest. */
  readonly addUp: boolean;
  /** The same of the columns of one group: every response of its category is in one of them at most. */
  readonly groupsAddUp: boolean;
}

interface PlacedBase {
  readonly base: number;
  readonly place: number;
}

const smallestFirst = (one: PlacedBase, other: PlacedBase): number => one.base - other.base || one.place - other.place;

/** Adds to `withheld` those of `columns` that are to go, smallest first, until enough responses are gone together. */
function withhold(
  columns: readonly PlacedBase[],
  { smallestBase, addUp }: Pick<ColumnRule, 'smallestBase' | 'addUp'>,
  withheld: Set<number>,
): void {
  const ranked = columns.filter(({ base, place }) => base > 0 && !withheld.has(place)).sort(smallestFirst);
  const before = columns.filter(({ place }) => withheld.has(place));
  let gone = before.reduce((sum, { base }) => sum + base, 0);
  for (const { base, place } of ranked) {
    const isShort = addUp && gone > 0 && gone < smallestBase;
    if (base >= smallestBase && !isShort) break;
    withheld.add(place);
    gone += base;
  }
}

/**
 * Places of the columns of a cross table, by the bases of all of them, that a shared report leaves out: those that some responses are in, but fewer
 * than the smallest base. Where columns add up, the next larger ones go with them until those that are gone have enough responses together, so that
 * nobody works out a small one by taking the others from the total. Columns without responses tell nothing, and stay.
 *
 * @param groups the bases of the columns, places running on from one group to the next: nested ones by the outer category that they stand within,
 * others in one group. Those of one group go together first, so that figures of its category tell nothing either, and then as many of the others as
 * the total asks for.
 */
export function withheldColumns(groups: readonly (readonly number[])[], rule: ColumnRule): ReadonlySet<number> {
  let next = 0;
  const placed = groups.map((bases) => bases.map((base): PlacedBase => ({ base, place: next++ })));
  const withheld = new Set<number>();
  for (const columns of placed) withhold(columns, { ...rule, addUp: rule.groupsAddUp }, withheld);
  withhold(placed.flat(), rule, withheld);
  return withheld;
}
