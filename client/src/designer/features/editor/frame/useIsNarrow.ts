import { useSyncExternalStore } from 'react';

/** Below this three columns do not fit (the same number stands in the style sheets). */
const query = () => window.matchMedia('(width < 960px)');

const subscribe = (onChange: () => void) => {
  const media = query();
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
};

export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, () => query().matches);
