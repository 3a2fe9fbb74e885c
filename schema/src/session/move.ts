import { welcomeOf } from '../definition/defaults.js';
import type { AnswerError } from '../answer/answer.js';
import type { Session, Visit } from './session.js';
import { remainingMaximum, type SessionView, spentOn, viewOf, remainingMinimum } from './session-view.js';
import { settle } from './settle.js';

/** Counts the time since the last look for the page it was spent on. */
function timed(session: Session, at: number): Session {
  if (session.stage !== 'pages' || session.pageId === 0) return { ...session, at };
  return { ...session, at, dwell: { ...session.dwell, [session.pageId]: spentOn(session, session.pageId, at) } };
}

/** Marks questions as revealed: their errors are shown. */
export const withRevealedErrors = (session: Session, errors: readonly AnswerError[]): Session => ({
  ...session,
  revealed: [...new Set([...session.revealed, ...errors.map(({ nodeId }) => nodeId)])],
});

const toPage = (visit: Visit, session: Session, pageId: number | undefined): Session =>
  pageId === undefined ? session : settle(visit, { ...session, stage: 'pages', pageId });

/** Reveals all errors and goes to the first page that has one. */
function toFirstFault(visit: Visit, session: Session, { evaluation, faults }: SessionView): Session {
  const first = evaluation.pages.find(({ nodeIds }) => nodeIds.includes(faults[0]?.nodeId ?? 0));
  return toPage(visit, withRevealedErrors(session, faults), first?.id ?? session.pageId);
}

/**
 * Moves on to the next page, once the minimum stay is over and this page has no errors; its errors are shown. Behind the last page the survey ends,
 * unless another page has errors: a later answer can make an earlier page wrong.
 */
export function goOn(visit: Visit, before: Session, at: number): Session {
  const session = timed(before, at);
  const view = viewOf(visit, session);
  const { evaluation, page, index, isLast, faults } = view;
  if (session.stage === 'welcome') return toPage(visit, session, evaluation.pages[0]?.id ?? 0);
  if (session.stage === 'ended' || (page !== null && remainingMinimum(session, page, at) > 0)) return session;
  const here = faults.filter(({ nodeId }) => page?.nodeIds.includes(nodeId));
  if (here.length > 0) return withRevealedErrors(session, here);
  if (!isLast) return toPage(visit, session, evaluation.pages[index + 1]?.id);
  if (faults.length > 0) return toFirstFault(visit, session, view);
  return { ...session, stage: 'ended', end: evaluation.end, progress: 1 };
}

/** Back to the page before, or from the first one to the welcome, where the page allows it. Nothing is judged, answers stay. */
export function goBack(visit: Visit, before: Session, at: number): Session {
  const session = timed(before, at);
  const { evaluation, page, index } = viewOf(visit, session);
  if (session.stage !== 'pages' || page?.isPrev === false) return session;
  if (index > 0) return toPage(visit, session, evaluation.pages[index - 1]?.id);
  return welcomeOf(visit.definition) === '' ? session : { ...session, stage: 'welcome' };
}

/** Returns whether a respondent may go straight to a page: it has a reported error, or it was shown before and no page on the way back forbids it. */
function mayGo(session: Session, { evaluation, index, page, errors }: SessionView, target: number, at: number): boolean {
  const { pages } = evaluation;
  const aim = pages[target];
  if (aim === undefined || session.stage !== 'pages') return false;
  if (errors.some(({ nodeId }) => aim.nodeIds.includes(nodeId))) return true;
  if (!session.seen.includes(aim.id)) return false;
  if (target > index) return page === null || remainingMinimum(session, page, at) === 0;
  return pages.slice(target + 1, index + 1).every(({ isPrev }) => isPrev);
}

/** Goes to the page of a question, if the respondent may go there. */
export function goTo(visit: Visit, before: Session, { nodeId, at }: { readonly nodeId: number; readonly at: number }): Session {
  const session = timed(before, at);
  const view = viewOf(visit, session);
  const target = view.evaluation.pages.findIndex(({ nodeIds }) => nodeIds.includes(nodeId));
  return mayGo(session, view, target, at) ? toPage(visit, session, view.evaluation.pages[target]?.id) : session;
}

/**
 * Handles the passing of time: when the maximum stay is over, the page advances automatically. A page with errors stays and shows them, because it
 * could not be sent.
 */
export function passTime(visit: Visit, before: Session, at: number): Session {
  const session = timed(before, at);
  const { page } = viewOf(visit, session);
  const isOver = session.stage === 'pages' && page !== null && remainingMaximum(session, page, at) === 0;
  return isOver ? goOn(visit, session, at) : session;
}

/** Handles a refusal by the server: goes back to the first question with an error. */
export function applyRefusal(
  visit: Visit,
  before: Session,
  { errors, at }: { readonly errors: readonly AnswerError[]; readonly at: number },
): Session {
  const session: Session = { ...timed(before, at), stage: 'pages', end: null, refusals: errors };
  return toFirstFault(visit, session, viewOf(visit, session));
}
