const listeners = new Set<() => void>();

/** Tells when the socket is back after a break: what changed meanwhile was missed, so ask again. Returns the way to stop listening. */
export const onReconnect = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const announceReconnect = (): void => {
  for (const listener of listeners) listener();
};
