import { createContext, type ReactNode, Suspense, useContext, useState } from 'react';
import { useFocusBack } from '../../../shared/focus';
import { lazyPart } from '../../../shared/lazy-part';

/** Loaded lazily: few questions go to another survey. */
const TransferDialog = lazyPart(async () => (await import('./TransferDialog')).TransferDialog);

const OpenTransferContext = createContext(() => {});

/** Opens the dialog that copies the selected question to another survey. */
export const useOpenTransfer = (): (() => void) => useContext(OpenTransferContext);

/** Holds the dialog, which has to outlive a question that moves away, and a window that is turned. */
export function TransferHost({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const rememberFocus = useFocusBack(isOpen);
  const [open] = useState(() => () => {
    rememberFocus();
    setOpen(true);
  });
  return (
    <OpenTransferContext value={open}>
      {children}
      <Suspense>{isOpen && <TransferDialog onClose={() => setOpen(false)} />}</Suspense>
    </OpenTransferContext>
  );
}
