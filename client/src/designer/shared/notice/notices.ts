import type { Notice } from '../../../graphql/data-layer-callbacks';

const listeners = new Set<(notice: Notice) => void>();

/** Lets code outside React show a message. */
export function announce(notice: Notice): void {
  for (const listener of listeners) listener(notice);
}

export function onNotice(listener: (notice: Notice) => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
