import { apply, undoOperations } from '@wence/schema';
import { pushStep } from './history';
import { enqueue } from './make-change';
import { followSelection } from './selection';
import type { EditSession } from './session-state';

/** Takes back the last own edit (undo) or what undo took back (redo). Either goes to the server as new operations. */
export function takeStep(session: EditSession, direction: 'undo' | 'redo', at: number): EditSession {
  const from = session.history[direction];
  const step = from.at(-1);
  if (!step) return session;

  const opposite = direction === 'undo' ? 'redo' : 'undo';
  const rest = { ...session.history, [direction]: from.slice(0, -1) };
  const applied = apply(session.view, step.operations);
  if (!applied.ok) return { ...session, history: rest, notice: { kind: 'stepGone' } };

  const back = { seq: session.nextSeq, operations: undoOperations(applied.inverse) };
  const change = { seq: session.nextSeq, kind: 'other' as const, operations: step.operations, created: applied.created };
  const selection = followSelection(session.selection, applied.definition, new Map());
  const history = { ...rest, [opposite]: pushStep(session.history[opposite], back) };
  return enqueue({ ...session, view: applied.definition, history, selection }, change, at);
}
