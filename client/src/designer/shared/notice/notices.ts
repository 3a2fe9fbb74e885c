import type { Notice } from '../../../graphql/doors';

const listeners = new Set<(notice: Notice) => void>();

/** Lets code outside React show a message. */
export const announce = (notice: Notice): void => {
  for (const listener of listeners) listener(notice);
};

export const onNotice = (listener: (notice: Notice) => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};
