import { NO_HISTORY } from './history';
import { makeChange } from './make-change';
import { retryDelay } from './next-task';
import { NOTHING_SELECTED, select } from './selection';
import type { Answer, SessionAction } from './session-action';
import type { EditSession } from './session-state';
import { giveUp, rebase, settle, takeBack } from './settle';
import { takeStep } from './step-back';
import { batchLength } from './take-batch';

/**
 * The life of an open document, pure: what the author does shows at once and queues; one batch at a time goes to the server; the answer confirms
 * it, moves it onto somebody else's edits, or refuses it. What to do next on the network is read off the state by `nextTask`.
 */
export function editSession(session: EditSession, action: SessionAction): EditSession {
  switch (action.type) {
    case 'changed':
      return makeChange(session, action);
    case 'undo':
    case 'redo':
      return takeStep(session, action.type, action.at);
    case 'selected':
      return { ...session, selection: select(session.selection, action) };
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
  }
}

function answered(session: EditSession, answer: Answer, at: number): EditSession {
  switch (answer.type) {
    case 'saved':
      return settle(session, answer);
    case 'unreachable':
      return tryLater(session, at);
    case 'refused':
      return answer.kind === 'conflict' ? takeBack(session) : giveUp(session);
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
  const inFlight = { clientOpId, baseRevision: session.revision, changes: session.pending.slice(0, count) };
  return { ...session, inFlight, pending: session.pending.slice(count), activity: 'sending' };
}

/** Gives up everything unconfirmed: the author keeps the survey running. */
function discard(session: EditSession): EditSession {
  const { confirmed } = session;
  const kept = { ...session, inFlight: null, pending: [], view: confirmed, history: NO_HISTORY, selection: NOTHING_SELECTED };
  return { ...kept, activity: 'idle', attempts: 0, retryAt: 0, mustReload: true };
}
