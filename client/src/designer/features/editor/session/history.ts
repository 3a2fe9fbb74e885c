import type { Operation } from '@wence/schema';
import type { Change } from './change';
import { type Renamed, type Replayed, rename } from './replay';

/** One step of undo or redo: the inverse of a change, ready to be sent as new operations. */
export interface Step {
  readonly seq: number;
  readonly operations: readonly Operation[];
  /** Taken together with the step before it on the same stack: an edit that does not fit in one batch is still one step to its author. */
  readonly isJoined?: boolean;
}

/** The author's own edits only; those of others are never undone from here. */
export interface History {
  readonly undo: readonly Step[];
  readonly redo: readonly Step[];
}

const DEEPEST = 200;
export const NO_HISTORY: History = { undo: [], redo: [] };

export function pushStep(steps: readonly Step[], step: Step): Step[] {
  return [...steps, step].slice(-DEEPEST);
}

/** Drops the steps of changes that were discarded. */
export function forget(history: History, changes: readonly Change[]): History {
  const gone = new Set(changes.map((change) => change.seq));
  const stays = (step: Step) => !gone.has(step.seq);
  return { undo: history.undo.filter(stays), redo: history.redo.filter(stays) };
}

/** After a replay: steps of unconfirmed changes get their fresh inverse, those of confirmed ones the new names. */
export function followReplay(history: History, replayed: Replayed, renamed: Renamed): History {
  const follow = (step: Step): Step => ({
    ...step,
    operations: replayed.inverses.get(step.seq) ?? rename(step.operations, renamed),
  });
  const kept = forget(history, replayed.dropped);
  return { undo: kept.undo.map(follow), redo: kept.redo.map(follow) };
}
