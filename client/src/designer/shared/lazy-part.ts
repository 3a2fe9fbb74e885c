import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

const loaders = new Set<() => Promise<unknown>>();

/** A part of a page that is not in its first view, such as a dialog: it comes in a file of its own, behind a `Suspense`. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> {
  loaders.add(load);
  return lazy(async () => ({ default: await loadWithRetries(load) }));
}

/** Fetches all such parts of the pages that have been opened. Once they are here they open at once, and without a network too. */
export function fetchParts(): void {
  // A part that cannot be fetched now is requested again when it is needed.
  for (const load of loaders) load().catch(() => undefined);
}

/** Milliseconds between tries while there is a network. */
const WAITS = [1000, 4000];

/**
 * A part that cannot be fetched would take the page with it, and everything on it that is not saved yet. So it waits for the network, and fails
 * only when its file is not there: after an update of the server.
 */
export async function loadWithRetries<T>(load: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; ) {
    try {
      return await load();
    } catch (error) {
      if (!navigator.onLine) {
        await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
        continue;
      }
      const wait = WAITS[tries];
      if (wait === undefined) throw error;
      tries += 1;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}
