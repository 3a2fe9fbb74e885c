/** An item of the newest version, or a retired one that only an older version has. */
export interface United<T> {
  readonly item: T;
  readonly retired: boolean;
}

/** Adds the items that only an older list has, each behind the item that it stood behind there. */
function woven<T, Key>(united: readonly United<T>[], older: readonly T[], keyOf: (item: T) => Key): readonly United<T>[] {
  const known = new Set(united.map(({ item }) => keyOf(item)));
  const behind = new Map<Key | null, United<T>[]>();
  let last: Key | null = null;
  for (const item of older) {
    const key = keyOf(item);
    if (known.has(key)) {
      last = key;
      continue;
    }
    const list = behind.get(last);
    if (list === undefined) behind.set(last, [{ item, retired: true }]);
    else list.push({ item, retired: true });
  }
  if (behind.size === 0) return united;
  return [...(behind.get(null) ?? []), ...united.flatMap((entry) => [entry, ...(behind.get(keyOf(entry.item)) ?? [])])];
}

/**
 * Items of several versions by key, newest version first: each once, as the newest version that has it knows it, in the order of the newest
 * version. What it has no more stays at its place as retired. Linear.
 */
export function unite<T, Key>(lists: readonly (readonly T[])[], keyOf: (item: T) => Key): readonly United<T>[] {
  const [newest = [], ...older] = lists;
  let united: readonly United<T>[] = newest.map((item) => ({ item, retired: false }));
  for (const list of older) united = woven(united, list, keyOf);
  return united;
}
