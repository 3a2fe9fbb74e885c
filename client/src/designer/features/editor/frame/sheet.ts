import { createContext, useContext } from 'react';

/** Present when a part stands in a sheet that covers the canvas; calling it closes the sheet. */
export const CloseSheetContext = createContext<(() => void) | null>(null);

export const useCloseSheet = (): (() => void) | null => useContext(CloseSheetContext);
