/** Returns for each rank the index of its predecessor in the longest rising run that ends there; -1 at the start of a run. */
function chainRises(ranks: readonly number[]): { readonly previous: readonly number[]; readonly last: number } {
  const ends: number[] = [];
  const previous: number[] = [];
  ranks.forEach((rank, place) => {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ranks[ends[middle] ?? 0] ?? 0) < rank) low = middle + 1;
      else high = middle;
    }
    previous.push(low === 0 ? -1 : (ends[low - 1] ?? -1));
    ends[low] = place;
  });
  return { previous, last: ends.at(-1) ?? -1 };
}

/** The places of a longest rising run. */
function longestRise(ranks: readonly number[]): ReadonlySet<number> {
  const { previous, last } = chainRises(ranks);
  const places = new Set<number>();
  for (let place = last; place !== -1; place = previous[place] ?? -1) places.add(place);
  return places;
}

/**
 * Returns the ids that can keep their place when the order `from` is to become the order `to` (same ids in both) by moving the others. As many
 * as possible stay; `movers`, known to have been moved, only when the order did not change at all.
 */
export function stayInOrder(from: readonly number[], to: readonly number[], movers: ReadonlySet<number>): ReadonlySet<number> {
  if (from.every((id, place) => id === to[place])) return new Set(to);
  const rankOf = new Map(from.map((id, rank) => [id, rank]));
  const others = to.filter((id) => !movers.has(id));
  const places = longestRise(others.map((id) => rankOf.get(id) ?? 0));
  return new Set(others.filter((_, place) => places.has(place)));
}
