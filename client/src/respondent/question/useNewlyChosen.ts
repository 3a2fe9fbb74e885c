import { useRef } from 'react';

/**
 * Remembers the option chosen by pointer or space bar, whose text input should take the focus. Arrow keys walk through a radio group:
 * there the focus must not be pulled out of it.
 */
export function useNewlyChosen() {
  const walks = useRef(false);
  const newest = useRef<number | null>(null);
  return {
    handleKeyDown: (key: string) => {
      walks.current = key.startsWith('Arrow');
    },
    handleKeyUp: () => {
      walks.current = false;
    },
    choose: (optionId: number) => {
      newest.current = walks.current ? null : optionId;
    },
    isNew: (optionId: number) => newest.current === optionId,
  };
}
