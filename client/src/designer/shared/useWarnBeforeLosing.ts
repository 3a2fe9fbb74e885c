import { useEffect } from 'react';

/** Makes the browser ask before it closes a page with unsaved changes. */
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
