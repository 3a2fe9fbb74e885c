import { evaluate, isPerPage } from '@wence/schema';
import { announce } from './announcement';
import { errorsAmong } from './errors';
import { currentScreen, progressOf, screenOfNode } from './screens';
import type { Session } from './session';

/** Shows a screen from its top. */
export function show(session: Session, screen: number): Session {
  const next = { ...session, screen, isSummaryShown: false, attention: { turn: session.attention.turn + 1, target: 'top' as const } };
  return { ...next, reached: Math.max(session.reached, progressOf(next)) };
}

/** Takes the respondent to a question, on whichever screen it is. */
export function attend(session: Session, nodeId: number): Session {
  const screen = screenOfNode(session, nodeId);
  if (screen < 0) return session;
  return { ...session, screen, attention: { turn: session.attention.turn + 1, target: nodeId } };
}

/** Shows the errors of these questions, if there are any, and goes to the first. Null when all is right. */
export function stopAtErrors(session: Session, nodeIds: readonly number[]): Session | null {
  const wrong = errorsAmong(session, nodeIds).map((each) => each.nodeId);
  const first = wrong[0];
  if (first === undefined) return null;
  const revealed = [...new Set([...session.revealed, ...wrong])];
  const announcement = announce(session.announcement, { kind: 'errors', count: wrong.length });
  return attend({ ...session, revealed, announcement, isSummaryShown: true }, first);
}

/** The one button: goes on to the next screen, and submits from the last. What is not right yet stops it. */
export function goOn(session: Session): Session {
  if (session.stage !== 'form' || isBusy(session)) return session;
  const { screen, index, isLast } = currentScreen(session);
  const here = screen.kind === 'questions' ? screen.nodeIds : [];
  const stopped = stopAtErrors(session, here);
  if (stopped) return stopped;
  return isLast ? submit(session) : show(session, index + 1);
}

/** Enter goes on where one question fills the screen. It never submits: that would be by accident. */
export function goOnByEnter(session: Session): Session {
  return isPerPage(session.survey.definition) && !currentScreen(session).isLast ? goOn(session) : session;
}

/** Sends everything, after a look at every question: an earlier screen may have been skipped by the browser's Forward. */
export function submit(session: Session): Session {
  const { visible } = evaluate(session.survey.definition, session.answers);
  return stopAtErrors(session, visible) ?? { ...session, isSummaryShown: false, reached: 1, sending: { kind: 'sending', failures: 0 } };
}

/** While a try is under way another press changes nothing: one response, however often the button is hit. */
export function isBusy(session: Session): boolean {
  return session.sending.kind === 'sending' || session.sending.kind === 'refreshing';
}
