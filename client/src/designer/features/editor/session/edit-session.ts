import { apply, LIMITS, mentions, undoOperations } from '@wence/schema';
import type { Change } from './change';
import { NO_HISTORY, pushStep } from './history';
import { fold, unfoldSelected } from './folding';
import { takenBack } from './lost-edits';
import { enqueue, makeChange } from './make-change';
import { retryDelay } from './next-task';
import { followSelection, mark, NOTHING_SELECTED, select, selectSeveral } from './selection';
import type { Answer, SessionAction } from './session-action';
import type { EditSession } from './session-state';
import { discardBatch, rebase, settle, requeueBatch } from './settle';

/**
 * Number of changes at the head of the queue that fit in one batch. A batch never refers to an id created inside it: on a newer revision the
 * server assigns other ids than this device did, and only its answer tells which.
 */
export function batchLength(pending: readonly Change[]): number {
  const createdHere = new Set<number>();
  let operations = 0;
  for (const [index, change] of pending.entries()) {
    operations += change.operations.length;
    const tooMany = index > 0 && operations > LIMITS.operations;
    if (tooMany || change.operations.some((operation) => mentions(operation, createdHere))) return index;
    for (const id of change.created) createdHere.add(id);
  }
  return pending.length;
}

type Direction = 'undo' | 'redo';

/** Undoes the author's last edit, or redoes the last undone one, with all steps that are joined to it. */
function takeSteps(session: EditSession, direction: Direction, at: number): EditSession {
  let now = session;
  for (let isJoined = false; ; isJoined = true) {
    const step = now.history[direction].at(-1);
    const next = takeStep(now, direction, at, isJoined);
    if (!step?.isJoined || next.notice !== now.notice) return next;
    now = next;
  }
}

/** Takes one step back or forth, which is sent to the server as new operations. */
function takeStep(session: EditSession, direction: Direction, at: number, isJoined: boolean): EditSession {
  const from = session.history[direction];
  const step = from.at(-1);
  if (!step) return session;

  const opposite = direction === 'undo' ? 'redo' : 'undo';
  const rest = { ...session.history, [direction]: from.slice(0, -1) };
  const applied = apply(session.view, step.operations);
  if (!applied.ok) return { ...session, history: rest, notice: { kind: 'stepGone' } };

  const back = { seq: session.nextSeq, operations: undoOperations(applied.inverse), isJoined };
  const change = { seq: session.nextSeq, kind: 'other' as const, operations: step.operations, created: applied.created };
  const selection = followSelection(session.selection, applied.definition, new Map());
  const history = { ...rest, [opposite]: pushStep(session.history[opposite], back) };
  return enqueue({ ...session, view: applied.definition, history, selection }, change, at);
}

/**
 * Pure reducer of an open document: edits are shown at once and queued; one batch at a time is sent to the server; the answer confirms it,
 * rebases it onto another author's edits, or refuses it. `nextTask` derives the next network task from the state.
 */
export const editSession = (session: EditSession, action: SessionAction): EditSession => unfoldSelected(session, act(session, action));

function act(session: EditSession, action: SessionAction): EditSession {
  switch (action.type) {
    case 'changed':
      return makeChange(session, action);
    case 'undo':
    case 'redo':
      return takeSteps(session, action.type, action.at);
    case 'selected':
      return { ...session, selection: select(session.selection, action) };
    case 'marked':
      return { ...session, selection: mark(session.selection, session.view, action.nodeId, action.isRange) };
    case 'severalSelected':
      return { ...session, selection: selectSeveral(session.selection, new Set(action.nodeIds), null) };
    case 'folded':
      return fold(session, action.nodeIds, action.isFolded);
    case 'flush':
      return session.dueAt === 0 ? session : { ...session, dueAt: 0 };
    case 'sendStarted':
      return startSending(session, action.clientOpId);
    case 'saved':
    case 'unreachable':
    case 'refused':
    case 'held':
      return action.answerTo === session.inFlight?.clientOpId ? answered(session, action, action.at) : session;
    case 'resumed':
      return { ...session, activity: 'idle', attempts: 0, retryAt: 0 };
    case 'discarded':
      return discard(session);
    case 'remoteEdited':
      return action.revision > session.newest ? { ...session, newest: action.revision } : session;
    case 'reconnected':
      return { ...session, mustReload: true, retryAt: 0 };
    case 'reloadStarted':
      return { ...session, activity: 'reloading' };
    case 'reloaded':
      return rebase(
        { ...session, activity: 'idle', attempts: 0, retryAt: 0, mustReload: false, revision: action.revision, newest: action.revision },
        action.definition,
        new Map(),
      );
    case 'reloadFailed':
      return tryLater(session, action.at);
    case 'noticeSeen':
      return { ...session, notice: null };
    case 'tookBack':
      return takeBack(session, action.at);
    case 'lostLetGo':
      return { ...session, lost: null };
  }
}

/** One step of undo. Edits whose target has gone since are left out; without any that remains, the author is told. */
function takeBack(session: EditSession, at: number): EditSession {
  if (!session.lost) return session;
  const operations = takenBack(session.view, session.lost);
  const free = { ...session, lost: null };
  if (operations.length === 0) return { ...free, notice: { kind: 'stepGone' } };
  return makeChange(free, { type: 'changed', operations, kind: 'other', at });
}

function answered(session: EditSession, answer: Answer, at: number): EditSession {
  switch (answer.type) {
    case 'saved':
      return settle(session, answer);
    case 'unreachable':
      return tryLater(session, at);
    case 'refused':
      return answer.kind === 'conflict' ? requeueBatch(session) : discardBatch(session);
    case 'held':
      return { ...session, activity: 'held' };
  }
}

function tryLater(session: EditSession, at: number): EditSession {
  return { ...session, activity: 'idle', attempts: session.attempts + 1, retryAt: at + retryDelay(session.attempts) };
}

/** A retry keeps its batch and its id; otherwise the head of the queue becomes the batch. */
function startSending(session: EditSession, clientOpId: string): EditSession {
  if (session.inFlight) return { ...session, activity: 'sending' };
  const count = batchLength(session.pending);
  const { revision: baseRevision, confirmed: document } = session;
  const inFlight = { clientOpId, baseRevision, document, changes: session.pending.slice(0, count) };
  return { ...session, inFlight, pending: session.pending.slice(count), activity: 'sending' };
}

/** Gives up everything unconfirmed: the author keeps the survey running. */
function discard(session: EditSession): EditSession {
  const { confirmed } = session;
  const kept = { ...session, lost: null, inFlight: null, pending: [], view: confirmed, history: NO_HISTORY, selection: NOTHING_SELECTED };
  return { ...kept, activity: 'idle', attempts: 0, retryAt: 0, mustReload: true };
}
