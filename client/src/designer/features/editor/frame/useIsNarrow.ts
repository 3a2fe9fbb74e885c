import { useEffect, useState } from 'react';
import { useMedia } from '../../../shared/useMedia';

/** Below this width three columns do not fit (the style sheets use the same number). */
export const useIsNarrow = (): boolean => useMedia('(width < 960px)');

const OPEN_DIALOG = '.ant-modal-wrap:not([style*="display: none"])';

/**
 * Whether the editor is laid out for a narrow window. A change waits while a dialog is open: the part that opened it is about to be built anew, and
 * with it the dialog and all that was typed there would be lost, as by turning a tablet.
 */
export function useIsNarrowFrame(): boolean {
  const isNarrow = useIsNarrow();
  const [isShownNarrow, setShownNarrow] = useState(isNarrow);
  useEffect(
    function followOnceDialogsAreClosed() {
      if (isNarrow === isShownNarrow) return undefined;
      const observer = new MutationObserver(follow);
      function follow() {
        if (!document.querySelector(OPEN_DIALOG)) setShownNarrow(isNarrow);
      }
      observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['style'] });
      follow();
      return () => observer.disconnect();
    },
    [isNarrow, isShownNarrow],
  );
  return isShownNarrow;
}
