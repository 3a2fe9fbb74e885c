import { useCallback, useState } from 'react';

const NONE: ReadonlySet<number> = new Set();

/** Keeps which of several parts, such as the pages of a list, are folded, by their ids. */
export function useFolded() {
  const [folded, setFolded] = useState(NONE);
  const toggle = useCallback(
    (id: number) =>
      setFolded((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    [],
  );
  return { folded, toggle, setFolded };
}
