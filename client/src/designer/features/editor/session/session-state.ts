import type { SurveyDefinition } from '@wence/schema';
import type { Batch, Change } from './change';
import { type History, NO_HISTORY } from './history';
import type { LostEdits } from './lost-edits';
import { NOTHING_SELECTED, type Selection } from './selection';

/** A message to the author, shown once. */
export type Notice =
  /** The server refused the content of an edit. */
  | { readonly kind: 'refused'; readonly codes: readonly string[] }
  /** Unsaved edits no longer applied after another author's edits, and had no text that would be worth keeping. */
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
  /** Nodes that the canvas shows as one line each. The selected one is never among them. */
  readonly folded: ReadonlySet<number>;
  readonly notice: Notice | null;
  /** Edits that another author's edits have replaced. */
  readonly lost: LostEdits | null;
  /** Only one network task runs at a time. `held`: the survey runs, and the author decides whether to pause it. */
  readonly activity: 'idle' | 'sending' | 'reloading' | 'held';
  /** The highest revision known. If it is above `revision` and not that of the own batch, the document must be reloaded. */
  readonly newest: number;
  /** True if the document must be reloaded whatever its revision. */
  readonly mustReload: boolean;
  /** Failed attempts in a row. */
  readonly attempts: number;
  /** Milliseconds since the epoch before which nothing is retried. */
  readonly retryAt: number;
  readonly dueAt: number;
  readonly firstPendingAt: number;
  readonly nextSeq: number;
}

export function openSession(revision: number, definition: SurveyDefinition, folded: ReadonlySet<number> = new Set()): EditSession {
  return {
    revision,
    confirmed: definition,
    view: definition,
    inFlight: null,
    pending: [],
    history: NO_HISTORY,
    selection: NOTHING_SELECTED,
    folded,
    notice: null,
    lost: null,
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
