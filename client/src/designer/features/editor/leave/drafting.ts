import { createContext, useContext, useEffect } from 'react';
import { useWarnBeforeLosing } from '../../../shared/useWarnBeforeLosing';

/** Reports to the editor whether a component has drafts that only their author can save. */
export const DraftingContext = createContext<(isDrafting: boolean) => void>(() => undefined);

/** Marks the component as drafting, so that leaving the page asks for confirmation. */
export function useDrafting(isDrafting: boolean): void {
  const tell = useContext(DraftingContext);
  useWarnBeforeLosing(isDrafting);
  useEffect(
    function tellTheGuard() {
      tell(isDrafting);
      return () => tell(false);
    },
    [tell, isDrafting],
  );
}
