import { useState } from 'react';

interface Keyed {
  readonly key: string | number;
}

/**
 * Sorts rows, highest first, and keeps that order while their figures change: an open report counts on, and no row moves under the reader.
 * Sorted anew when `isSorted` is switched and when rows are added or deleted.
 */
export function useKeptOrder<Row extends Keyed>(rows: readonly Row[], isSorted: boolean, rankOf: (row: Row) => number): readonly Row[] {
  const signature = `${isSorted}/${rows.map(({ key }) => key).join('/')}`;
  const [kept, setKept] = useState<{ signature: string; keys: readonly (string | number)[] }>({ signature: '', keys: [] });
  const isCurrent = kept.signature === signature;
  const sorted = isSorted && !isCurrent ? rows.toSorted((one, two) => rankOf(two) - rankOf(one)) : rows;
  if (!isCurrent) setKept({ signature, keys: sorted.map(({ key }) => key) });
  if (!isCurrent || !isSorted) return sorted;

  const byKey = new Map(rows.map((row) => [row.key, row]));
  return kept.keys.flatMap((key) => byKey.get(key) ?? []);
}
