import { useEffect } from 'react';

/** Names the tab while this is shown. */
export function useTabTitle(title: string): void {
  useEffect(
    function nameTab() {
      document.title = title;
    },
    [title],
  );
}
