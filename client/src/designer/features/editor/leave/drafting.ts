import { createContext, useContext, useEffect } from 'react';
import { useWarnBeforeLosing } from '../session/SessionWork';

/** Takes the word of a part of the editor that it has work which only its author can call done. */
export const DraftingContext = createContext<(isDrafting: boolean) => void>(() => undefined);

/** Whoever leaves while there is such work, by a link or by closing the window, is asked first. */
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
