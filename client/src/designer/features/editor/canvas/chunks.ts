/** Consecutive questions that are laid out together. */
export interface Chunk {
  readonly key: number;
  readonly ids: readonly number[];
}

const USUAL = 8;
const MOST = 2 * USUAL;

/**
 * Parts a list, keeping the chunks that were there: what is added joins the chunk it stands in, and only what is moved leaves its own. So a
 * change to the list builds one question anew and not those behind it. Chunks that stay as they were are the same objects.
 */
export function intoChunks(before: readonly Chunk[], ids: readonly number[]): readonly Chunk[] {
  const known = new Map(before.map((chunk) => [chunk.key, chunk]));
  const home = homesOf(before, ids);
  const runs: { key: number | null; ids: number[] }[] = [];
  for (const [index, id] of ids.entries()) {
    const key = home[index] ?? null;
    const last = runs.at(-1);
    const joins = last !== undefined && (key === null || key === last.key || last.key === null || runs.some((run) => run.key === key));
    if (!joins) runs.push({ key, ids: [id] });
    else {
      last.ids.push(id);
      last.key ??= key;
    }
  }
  let newest = Math.max(0, ...known.keys());
  return runs.flatMap(({ key, ids: own }) => {
    const count = own.length > MOST ? Math.ceil(own.length / USUAL) : 1;
    const size = Math.ceil(own.length / count);
    return Array.from({ length: count }, (_, part) => {
      if (part > 0 || key === null) newest += 1;
      const chunk = { key: part > 0 || key === null ? newest : key, ids: own.slice(part * size, (part + 1) * size) };
      const old = known.get(chunk.key);
      return old && isSameList(old.ids, chunk.ids) ? old : chunk;
    });
  });
}

/** The chunk each comes from; null for what is new, and for what stands apart from all others of its chunk: it was moved. */
function homesOf(before: readonly Chunk[], ids: readonly number[]): readonly (number | null)[] {
  const keys = new Map(before.flatMap((chunk) => chunk.ids.map((id) => [id, chunk.key] as const)));
  const staying = new Map<number, number>();
  const homes = ids.map((id) => keys.get(id) ?? null);
  for (const key of homes) if (key !== null) staying.set(key, (staying.get(key) ?? 0) + 1);
  return homes.map((key, index) => {
    if (key === null || staying.get(key) === 1) return key;
    return neighbour(homes, index, -1) === key || neighbour(homes, index, 1) === key ? key : null;
  });
}

/** The next home in this direction, past what is new. */
function neighbour(homes: readonly (number | null)[], from: number, step: -1 | 1): number | null | undefined {
  let at = from + step;
  while (homes[at] === null) at += step;
  return homes[at];
}

const isSameList = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((id, index) => id === other[index]);
