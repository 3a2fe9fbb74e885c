import type { SurveyDefinition } from '@wence/schema';
import type { Batch, Change } from './change';
import { type History, NO_HISTORY } from './history';
import { NOTHING_SELECTED, type Selection } from './selection';

/** A message to the author, shown once. */
export type Notice =
  /** Somebody else changed the same: these codes show the other's version. */
  | { readonly kind: 'conflict'; readonly codes: readonly string[] }
  /** The server refused the content of an edit. */
  | { readonly kind: 'refused'; readonly codes: readonly string[] }
  /** Own unsaved edits had no place any more after somebody else's. */
  | { readonly kind: 'dropped'; readonly codes: readonly string[] }
  /** The target of an undo or redo step no longer exists. */
  | { readonly kind: 'stepGone' }
  /** The model refused an edit on this device; nothing was changed. */
  | { readonly kind: 'invalid' };

export interface EditSession {
  readonly revision: number;
  /** The server's document at `revision`. */
  readonly confirmed: SurveyDefinition;
  /** The document shown to the author: the confirmed one with all unconfirmed changes applied. */
  readonly view: SurveyDefinition;
  readonly inFlight: Batch | null;
  readonly pending: readonly Change[];
  readonly history: History;
  readonly selection: Selection;
  readonly notice: Notice | null;
  /** One thing at a time happens on the network. `held`: the survey runs, the author decides whether to pause it. */
  readonly activity: 'idle' | 'sending' | 'reloading' | 'held';
  /** The highest revision heard of. One above `revision` that is not the own batch's asks for a reload. */
  readonly newest: number;
  /** True if the document must be reloaded whatever its revision. */
  readonly mustReload: boolean;
  /** Failed attempts in a row. */
  readonly attempts: number;
  /** Milliseconds since the epoch: nothing is tried before. */
  readonly retryAt: number;
  readonly dueAt: number;
  readonly firstPendingAt: number;
  readonly nextSeq: number;
}

export function openSession(revision: number, definition: SurveyDefinition): EditSession {
  return {
    revision,
    confirmed: definition,
    view: definition,
    inFlight: null,
    pending: [],
    history: NO_HISTORY,
    selection: NOTHING_SELECTED,
    notice: null,
    activity: 'idle',
    newest: revision,
    mustReload: false,
    attempts: 0,
    retryAt: 0,
    dueAt: 0,
    firstPendingAt: 0,
    nextSeq: 1,
  };
}

export const isUnsaved = (session: EditSession): boolean => session.inFlight !== null || session.pending.length > 0;

export type SaveState = 'saved' | 'saving' | 'offline';

export function saveStateOf(session: EditSession): SaveState {
  if (!isUnsaved(session)) return 'saved';
  return session.attempts > 0 ? 'offline' : 'saving';
}
