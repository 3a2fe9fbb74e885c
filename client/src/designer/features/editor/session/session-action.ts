import type { Operation, SurveyDefinition } from '@wence/schema';
import type { ChangeKind } from './change';
import type { SelectionRequest } from './selection';
import type { Saved } from './settle';

/** Outcome of sending a batch. */
export type Answer =
  | ({ readonly type: 'saved' } & Saved)
  /** It is unknown whether the batch arrived: it is sent again with the same id. */
  | { readonly type: 'unreachable' }
  | { readonly type: 'refused'; readonly kind: 'conflict' | 'refused' }
  /** The survey runs: nothing is sent until the author pauses it or discards the edits. */
  | { readonly type: 'held' };

/** Created part to select. The text of a new one is selected, so that typing replaces it; in a pasted one the caret stands behind it. */
export type GoTo = 'createdNode' | 'createdOption' | 'pastedOption';

/** Everything that can happen to an edit session. `at` is milliseconds since the epoch; the reducer never looks at a clock. */
export type SessionAction =
  | {
      readonly type: 'changed';
      readonly operations: readonly Operation[];
      readonly kind: ChangeKind;
      readonly goTo?: GoTo;
      /** Undone and redone together with the change before it. */
      readonly isSameStep?: boolean;
      readonly at: number;
    }
  | { readonly type: 'undo' | 'redo'; readonly at: number }
  | ({ readonly type: 'selected' } & SelectionRequest)
  /** A node joins those that are chosen together or leaves them; `isRange`: all from the anchor to it join. */
  | { readonly type: 'marked'; readonly nodeId: number; readonly isRange: boolean }
  | { readonly type: 'severalSelected'; readonly nodeIds: readonly number[] }
  | { readonly type: 'folded'; readonly nodeIds: readonly number[]; readonly isFolded: boolean }
  /** Do not wait for more typing: the field was left, or the page is being left. */
  | { readonly type: 'flush' }
  | { readonly type: 'sendStarted'; readonly clientOpId: string }
  | (Answer & { readonly answerTo: string; readonly at: number })
  | { readonly type: 'resumed' | 'discarded' }
  | { readonly type: 'remoteEdited'; readonly revision: number }
  /** The connection is back, or the tab was away: others' edits may have been missed. */
  | { readonly type: 'reconnected' }
  | { readonly type: 'reloadStarted' }
  | { readonly type: 'reloaded'; readonly revision: number; readonly definition: SurveyDefinition }
  | { readonly type: 'reloadFailed'; readonly at: number }
  | { readonly type: 'noticeSeen' }
  /** The author makes the lost edits once more, over what replaced them. */
  | { readonly type: 'tookBack'; readonly at: number }
  | { readonly type: 'lostLetGo' };

export interface OutgoingBatch {
  readonly clientOpId: string;
  readonly baseRevision: number;
  readonly operations: readonly Operation[];
  /** The revision that the operations were made on. */
  readonly document: SurveyDefinition;
}

export interface Loaded {
  readonly revision: number;
  readonly definition: SurveyDefinition;
}

/** The server calls of an edit session. Neither rejects: an unreachable server is one of the answers. */
export interface EditSessionApi {
  send(batch: OutgoingBatch): Promise<Answer>;
  load(): Promise<Loaded | 'unreachable'>;
}
