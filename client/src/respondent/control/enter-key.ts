import type { KeyboardEvent } from 'react';

/** Enter in a one-line box. The Enter that ends an input method's composition picks a word and means nothing else. */
export function onEnterKey(step: () => void) {
  return ({ key, nativeEvent }: KeyboardEvent) => {
    if (key === 'Enter' && !nativeEvent.isComposing) step();
  };
}
