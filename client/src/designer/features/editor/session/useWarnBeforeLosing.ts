import { useEffect } from 'react';

/** The browser asks before it closes a page with something unsaved. */
export function useWarnBeforeLosing(unsaved: boolean): void {
  useEffect(
    function warnBeforeLosing() {
      if (!unsaved) return;
      const warn = (event: BeforeUnloadEvent) => event.preventDefault();
      window.addEventListener('beforeunload', warn);
      return () => window.removeEventListener('beforeunload', warn);
    },
    [unsaved],
  );
}
