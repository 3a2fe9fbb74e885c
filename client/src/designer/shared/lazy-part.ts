import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

const loaders = new Set<() => Promise<unknown>>();

/** A part of a page that is not in its first view, such as a dialog: it comes in a file of its own, behind a `Suspense`. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> {
  loaders.add(load);
  return lazy(async () => ({ default: await load() }));
}

/** Fetches all such parts of the pages that have been opened. Once they are here they open at once, and without a network too. */
export function fetchParts(): void {
  // What cannot be had now is asked for again when it is needed.
  for (const load of loaders) load().catch(() => undefined);
}
