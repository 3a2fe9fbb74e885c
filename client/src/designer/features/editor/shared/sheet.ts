import { createContext, useContext } from 'react';

/** Closes the sheet. `focusMovedOn` tells that the focus was moved and must not return to the bar. */
export type CloseSheet = (focusMovedOn?: boolean) => void;

/** Set for components inside a sheet that covers the canvas. */
export const CloseSheetContext = createContext<CloseSheet | null>(null);

export const useCloseSheet = (): CloseSheet | null => useContext(CloseSheetContext);
