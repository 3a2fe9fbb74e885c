import type { LinkState } from './locales/link-words.js';

/** States of a one-to-one link; each stands in the place of its number (Spec 2, publish). */
export const LINK_STATES = [
  'unopened',
  'opened',
  'answering',
  'complete',
  'screened',
  'over_quota',
  'void',
] as const satisfies readonly LinkState[];

/** What is known of a link that decides its state. */
export interface LinkFacts {
  /** True: its author has taken it out of use. */
  readonly isVoid: boolean;
  /** What was stored by it last; null: nothing. */
  readonly result: 'complete' | 'screened' | 'over_quota' | null;
  /** True: something has been answered by it. */
  readonly isStarted: boolean;
  /** True: the survey has been opened by it. */
  readonly isOpened: boolean;
}

/**
 * Returns the state of a one-to-one link (Spec 2, publish). The first of these that holds decides: what was stored by it, void, something answered,
 * opened, not opened.
 */
export function linkStateOf({ isVoid, result, isStarted, isOpened }: LinkFacts): LinkState {
  if (result !== null) return result;
  if (isVoid) return 'void';
  if (isStarted) return 'answering';
  return isOpened ? 'opened' : 'unopened';
}
