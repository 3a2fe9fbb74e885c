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
