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

/** Everything that can happen to an edit session. `at` is milliseconds since the epoch; the reducer never looks at a clock. */
export type SessionAction =
  | {
      readonly type: 'changed';
      readonly operations: readonly Operation[];
      readonly kind: ChangeKind;
      /** Kind of created part to select. */
      readonly goTo?: 'createdNode' | 'createdOption';
      readonly at: number;
    }
  | { readonly type: 'undo' | 'redo'; readonly at: number }
  | ({ readonly type: 'selected' } & SelectionRequest)
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
  | { readonly type: 'noticeSeen' };

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
