import { useSyncExternalStore } from 'react';

/** Width below which three columns do not fit (the style sheets use the same number). */
const query = () => window.matchMedia('(width < 960px)');

function subscribe(onChange: () => void) {
  const media = query();
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, () => query().matches);
