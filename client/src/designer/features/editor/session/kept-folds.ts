import type { SessionStore } from './session-store';

const keyOf = (surveyId: string) => `wence.folded.${surveyId}`;

/** The nodes of a survey that were folded in this tab. A browser that keeps nothing shows all of them. */
export function keptFolds(surveyId: string): ReadonlySet<number> {
  try {
    return new Set((sessionStorage.getItem(keyOf(surveyId)) ?? '').split(',').filter(Boolean).map(Number));
  } catch {
    return new Set();
  }
}

/** Keeps them for as long as the tab is open, from now on; returns the function that ends it. */
export function keepFolds(surveyId: string, store: SessionStore): () => void {
  let kept = store.read().folded;
  return store.subscribe(() => {
    const { folded } = store.read();
    if (folded === kept) return;
    kept = folded;
    try {
      sessionStorage.setItem(keyOf(surveyId), [...folded].join());
    } catch {
      // Folding that cannot be kept is gone the next time.
    }
  });
}
