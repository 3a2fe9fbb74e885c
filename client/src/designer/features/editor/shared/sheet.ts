import { createContext, useContext } from 'react';

/** Closes the sheet. `focusMovedOn`: the caret has been given a new place, so it does not go back to the bar. */
export type CloseSheet = (focusMovedOn?: boolean) => void;

/** Present when a part stands in a sheet that covers the canvas. */
export const CloseSheetContext = createContext<CloseSheet | null>(null);

export const useCloseSheet = (): CloseSheet | null => useContext(CloseSheetContext);
