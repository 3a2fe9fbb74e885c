import type { Operation, SurveyDefinition } from '@wence/schema';
import { INPUT_PAUSE_MS, THROTTLE_MS } from '../../../shared/timing';

/** Kind of a change, which decides how soon it is sent (Spec 5: editor input 500 ms, option operations 800 ms, others at once). */
export type ChangeKind = 'typing' | 'option' | 'other';

/** One edit by the author: operations applied on this device and not yet confirmed by the server. */
export interface Change {
  readonly seq: number;
  readonly kind: ChangeKind;
  readonly operations: readonly Operation[];
  /** Ids assigned on this device, in order. The server may assign others; then every reference to these is renamed. */
  readonly created: readonly number[];
}

/** Changes being sent. The id stays the same on every retry, so that the server applies the batch at most once. */
export interface Batch {
  readonly clientOpId: string;
  readonly baseRevision: number;
  /** The document of that revision. */
  readonly document: SurveyDefinition;
  readonly changes: readonly Change[];
}

const SEND_DELAY_MS: Readonly<Record<ChangeKind, number>> = { typing: INPUT_PAUSE_MS, option: THROTTLE_MS, other: 0 };
/** Upper limit of the delay, so that continuous typing is saved too. */
const LONGEST_WAIT_MS = 5000;

/** Returns when the queue is due after a change made at `at`: the delay counts from the last change, up to the maximum wait of the first. */
export function dueAfter(kind: ChangeKind, at: number, firstAt: number, dueAt: number): number {
  return Math.min(Math.max(dueAt, at + SEND_DELAY_MS[kind]), firstAt + LONGEST_WAIT_MS);
}

export function operationsOf(changes: readonly Change[]): Operation[] {
  return changes.flatMap((change) => [...change.operations]);
}
