/** Progress of an import (Spec 4, cascade upload). */
export type ImportState =
  | { readonly at: 'choosing' }
  | { readonly at: 'sending'; readonly name: string; readonly percent: number }
  | { readonly at: 'done'; readonly count: number; readonly seconds: number }
  | { readonly at: 'failed'; readonly message: string; readonly detail: string | null };

export type ImportAction =
  | { readonly type: 'sent'; readonly name: string }
  | { readonly type: 'tick' }
  | { readonly type: 'imported'; readonly count: number }
  | { readonly type: 'failed'; readonly message: string; readonly detail?: string | null }
  | { readonly type: 'again' };

export const CHOOSING: ImportState = { at: 'choosing' };

/** Highest percentage before the server has answered. */
const ALMOST = 99;
const COUNTDOWN_SECONDS = 3;

/** Ticks move the progress while the call is on its way, and the countdown after it. Nobody knows how long it takes: the further, the slower. */
export function importState(state: ImportState, action: ImportAction): ImportState {
  switch (action.type) {
    case 'sent':
      return { at: 'sending', name: action.name, percent: 0 };
    case 'tick':
      if (state.at === 'sending')
        return { ...state, percent: Math.min(ALMOST, state.percent + Math.max(1, Math.round((ALMOST - state.percent) / 10))) };
      return state.at === 'done' ? { ...state, seconds: Math.max(0, state.seconds - 1) } : state;
    case 'imported':
      return { at: 'done', count: action.count, seconds: COUNTDOWN_SECONDS };
    case 'failed':
      return { at: 'failed', message: action.message, detail: action.detail ?? null };
    case 'again':
      return CHOOSING;
  }
}

/** Milliseconds to the next tick; null: there is none. */
export function tickAfter(state: ImportState): number | null {
  if (state.at === 'sending') return state.percent < ALMOST ? 200 : null;
  return state.at === 'done' && state.seconds > 0 ? 1000 : null;
}
