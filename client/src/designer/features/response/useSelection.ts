import { REVIEW_LIMITS } from '@wence/schema';
import { useState } from 'react';
import type { ResponseRow } from './useResponseList';

/** Rows that are selected, over all pages of one list, up to as many as can be changed at once. */
export interface Selection {
  readonly rows: readonly ResponseRow[];
  readonly has: (id: string) => boolean;
  /** No more can be selected. */
  readonly isFull: boolean;
  readonly set: (rows: readonly ResponseRow[], isSelected: boolean) => void;
  readonly clear: () => void;
}

const NONE: ReadonlyMap<string, ResponseRow> = new Map();

/** Keeps the selection of the list that `listKey` names; another list starts with none. Rows that are shown are given as they are now. */
export function useSelection(listKey: string, shown: readonly ResponseRow[]): Selection {
  const [kept, setKept] = useState({ listKey, selected: NONE });
  const selected = kept.listKey === listKey ? kept.selected : NONE;
  const now = new Map(shown.map((row) => [row.id, row]));

  const set = (rows: readonly ResponseRow[], isSelected: boolean) => {
    const next = new Map(selected);
    for (const row of rows) {
      if (!isSelected) next.delete(row.id);
      else if (next.size < REVIEW_LIMITS.responses) next.set(row.id, row);
    }
    setKept({ listKey, selected: next });
  };

  return {
    rows: [...selected.values()].map((row) => now.get(row.id) ?? row),
    has: (id) => selected.has(id),
    isFull: selected.size >= REVIEW_LIMITS.responses,
    set,
    clear: () => setKept({ listKey, selected: NONE }),
  };
}
