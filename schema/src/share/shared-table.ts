/** How the columns of a shared cross table are withheld. */
export interface ColumnRule {
  /** Responses below which figures are withheld. */
  readonly smallestBase: number;
  /** Every response is in one column at most, so that the total less the columns that are shown tells of the rest. */
  readonly addUp: boolean;
}

/**
 * Places of the columns of a cross table, by the bases of all of them, that a shared report leaves out: those that some responses are in, but fewer
 * than the smallest base. Where columns add up, the next larger ones go with them until those that are gone have enough responses together, so that
 * nobody works out a small one by taking the others from the total. Columns without responses tell nothing, and stay.
 */
export function withheldColumns(bases: readonly number[], { smallestBase, addUp }: ColumnRule): ReadonlySet<number> {
  const filled = bases.map((base, place) => ({ base, place })).filter(({ base }) => base > 0);
  const ranked = filled.sort((one, other) => one.base - other.base || one.place - other.place);
  const withheld = new Set<number>();
  let gone = 0;
  for (const { base, place } of ranked) {
    const isShort = addUp && withheld.size > 0 && gone < smallestBase;
    if (base >= smallestBase && !isShort) break;
    withheld.add(place);
    gone += base;
  }
  return withheld;
}
