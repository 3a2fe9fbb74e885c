import { apply, type Operation, undoOperations } from '@wence/schema';
import { type Change, dueAfter } from './change';
import { pushStep } from './history';
import { select, type Selection } from './selection';
import type { GoTo, SessionAction } from './session-action';
import type { EditSession } from './session-state';

const settingKeys = (set: { readonly setting?: object }) => Object.keys(set.setting ?? {}).join();
const keysOf = (set: object) => Object.keys(set).join();

/**
 * Returns whether the later operation sets exactly the fields of the earlier one and can replace it: a sentence typed letter by letter is one
 * operation and one step of undo.
 */
function overwrites(later: Operation, earlier: Operation): boolean {
  if (later.op === 'updateSurvey' && earlier.op === 'updateSurvey') {
    return keysOf(later.set) === keysOf(earlier.set) && keysOf(later.set.theme ?? {}) === keysOf(earlier.set.theme ?? {});
  }
  if (later.op === 'updateNode' && earlier.op === 'updateNode') {
    const sameKeys = keysOf(later.set) === keysOf(earlier.set) && settingKeys(later.set) === settingKeys(earlier.set);
    return later.nodeId === earlier.nodeId && sameKeys;
  }
  if (later.op === 'updateOption' && earlier.op === 'updateOption') {
    return later.nodeId === earlier.nodeId && later.optionId === earlier.optionId && keysOf(later.set) === keysOf(earlier.set);
  }
  return false;
}

/** Appends a change to the queue, or replaces the last one with it. */
export function enqueue(session: EditSession, change: Change, at: number, replacesLast = false): EditSession {
  const isFirst = session.pending.length === 0;
  const firstPendingAt = isFirst ? at : session.firstPendingAt;
  const dueAt = dueAfter(change.kind, at, firstPendingAt, isFirst ? 0 : session.dueAt);
  const before = replacesLast ? session.pending.slice(0, -1) : session.pending;
  return { ...session, pending: [...before, change], nextSeq: change.seq + 1, firstPendingAt, dueAt };
}

type Changed = Extract<SessionAction, { type: 'changed' }>;

/** Applies an edit by the author: it is shown at once, queued, and can be undone. */
export function makeChange(session: EditSession, { operations, kind, goTo, isSameStep, at }: Changed): EditSession {
  if (operations.length === 0) return session;
  const applied = apply(session.view, operations);
  if (!applied.ok) return { ...session, notice: { kind: 'invalid' } };
  // The edit changes nothing, so there is nothing to send or undo (Spec 4, setting change).
  if (applied.inverse.length === 0) return session;

  const change: Change = { seq: session.nextSeq, kind, operations, created: applied.created };
  const selection = goTo ? selectCreated(session.selection, goTo, change) : session.selection;
  const changed = { ...session, view: applied.definition, selection };
  const last = session.pending.at(-1);
  if (last && continues(change, last)) return enqueue(changed, { ...change, seq: last.seq }, at, true);
  const step = { seq: change.seq, operations: undoOperations(applied.inverse), isJoined: isSameStep };
  return enqueue({ ...changed, history: { undo: pushStep(session.history.undo, step), redo: [] } }, change, at);
}

function continues(change: Change, last: Change): boolean {
  const [later] = change.operations;
  const [earlier] = last.operations;
  if (change.kind !== 'typing' || last.kind !== 'typing' || !later || !earlier) return false;
  return change.operations.length === 1 && last.operations.length === 1 && overwrites(later, earlier);
}

function selectCreated(before: Selection, goTo: GoTo, change: Change): Selection {
  const [created] = change.created;
  if (created === undefined) return before;
  if (goTo === 'createdNode') return select(before, { nodeId: created, focus: 'title', all: true });
  return select(before, { nodeId: before.nodeId, optionId: created, focus: 'option', all: goTo === 'createdOption' });
}
