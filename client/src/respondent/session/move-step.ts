import { remainingMaximum, pagingOf, remainingMinimum } from '@wence/schema';
import { announce } from './announcement';
import { errorsOnScreen } from './errors';
import type { Session } from './session';
import { firstPage, screenOf, viewOf, walk } from './way';

/** Scrolls to the top of the screen. */
export function fromTop(session: Session): Session {
  return { ...session, isSummaryShown: false, attention: { turn: session.attention.turn + 1, target: 'top' } };
}

/** Back screen by screen: a page that forbids the way back stops it. */
function backTo(session: Session, screen: number, at: number): Session {
  const here = screenOf(session);
  if (here <= screen) return session;
  const next = walk(session, { type: 'back', at });
  return screenOf(next) < here ? backTo(next, screen, at) : next;
}

/** Forward to a screen that was shown before. */
function forwardTo(session: Session, screen: number, at: number): Session {
  const begun = session.way.stage === 'welcome' ? walk(session, { type: 'next', at }) : session;
  const nodeId = viewOf(begun).evaluation.pages[screen - firstPage(begun)]?.nodeIds[0];
  return nodeId === undefined ? begun : walk(begun, { type: 'go', nodeId, at });
}

/** Shows a screen from its top, as far as one may go there; else the one that is shown stays. */
export function show(session: Session, screen: number, at: number): Session {
  return fromTop(screen < screenOf(session) ? backTo(session, screen, at) : forwardTo(session, screen, at));
}

/** Goes to a question, on whichever screen it is. */
export function moveToQuestion(session: Session, nodeId: number, at: number): Session {
  const next = walk(session, { type: 'go', nodeId, at });
  if (!viewOf(next).page?.nodeIds.includes(nodeId)) return session;
  return { ...next, attention: { turn: session.attention.turn + 1, target: nodeId } };
}

/** Shows the errors of this screen: lists them, announces their number, and goes to the first one. */
export function showScreenErrors(session: Session): Session {
  const wrong = errorsOnScreen(session);
  const attention = { turn: session.attention.turn + 1, target: wrong[0]?.nodeId ?? ('top' as const) };
  const announcement = announce(session.announcement, { kind: 'errors', count: wrong.length });
  return { ...session, attention, announcement, isSummaryShown: true };
}

/** Shows all errors, starting at the first screen that has one. Null if there are none. */
export function stopAtErrors(session: Session, at: number): Session | null {
  if (viewOf(session).faults.length === 0) return null;
  return showScreenErrors(walk(session, { type: 'refuse', errors: session.way.refusals, at }));
}

/** Handles the next button: goes to the next screen, or submits from the last one. Errors stop it. */
export function goOn(session: Session, at: number): Session {
  if (session.stage !== 'form' || isBusy(session)) return session;
  const next = walk(session, { type: 'next', at });
  if (session.way.stage === 'welcome') return fromTop(next);
  const { page, isLast, faults } = viewOf(session);
  if (page !== null && remainingMinimum(session.way, page, at) > 0) return next;
  if (next.way.stage === 'ended') return submit(session, at);
  const isStopped = faults.some(({ nodeId }) => isLast || page?.nodeIds.includes(nodeId));
  return isStopped ? showScreenErrors(next) : fromTop(next);
}

/** Enter goes on where one question fills the screen. It never submits: that would be by accident. */
export function goOnByEnter(session: Session, at: number): Session {
  return pagingOf(session.survey.definition) === 'question' && !viewOf(session).isLast ? goOn(session, at) : session;
}

/** Sends everything, after a look at every question: a later answer can make an earlier one wrong. */
export function submit(session: Session, at: number): Session {
  const sent: Session = {
    ...session,
    way: { ...session.way, progress: 1 },
    isSummaryShown: false,
    sending: { kind: 'sending', failures: 0 },
  };
  return stopAtErrors(session, at) ?? sent;
}

/** Seconds before a page goes on by itself in which everybody has been told of it (WCAG 2.2.1). */
const WARNING = 20;

/** A second passed. Where the longest stay is over, the page goes on by itself; one with something wrong stays and says so once. */
export function tick(session: Session, at: number): Session {
  if (session.stage !== 'form' || session.sending.kind !== 'idle') return session;
  const { page } = viewOf(session);
  const left = page && remainingMaximum(session.way, page, at);
  if (left === 0 && errorsOnScreen(session).length === 0) return goOn(session, at);
  const next = walk(session, { type: 'tick', at });
  const seconds = Math.ceil((left ?? 0) / 1000);
  const before = page && Math.ceil((remainingMaximum(session.way, page, session.way.at) ?? 0) / 1000);
  const isTime = seconds > 0 && seconds <= WARNING && before !== null && (before > WARNING || before === page?.maxSeconds);
  return isTime ? { ...next, announcement: announce(session.announcement, { kind: 'leaving', seconds }) } : next;
}

/** While a try is under way another press changes nothing: one response, however often the button is hit. */
export function isBusy(session: Session): boolean {
  const { sending, asking } = session;
  return !!asking || sending.kind === 'sending' || sending.kind === 'refreshing';
}
