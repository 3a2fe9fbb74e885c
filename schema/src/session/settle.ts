import { compiledOf } from '../engine/compile.js';
import { type SessionView, viewOf } from './session-view.js';
import type { Session, Visit } from './session.js';

/**
 * Returns the completed share of the way that is open now: questions on earlier pages and answered ones on this page, among all that are shown, or
 * pages if no questions are shown. Range 0 to 1. The way may get longer: the session keeps the highest value (features 4.2, 48).
 */
function progressOf({ definition }: Visit, { evaluation, index }: SessionView): number {
  const { nodes, positions } = compiledOf(definition);
  const { pages } = evaluation;
  const kept = new Set(evaluation.kept);
  const isQuestion = (id: number): boolean => nodes[positions.get(id) ?? -1]?.role === 'question';
  const total = evaluation.visible.filter(isQuestion).length;
  if (total === 0) return pages.length === 0 ? 0 : index / pages.length;
  const behind = pages.slice(0, index).flatMap(({ nodeIds }) => nodeIds.filter(isQuestion));
  const answered = (pages[index]?.nodeIds ?? []).filter((id) => kept.has(id));
  return (behind.length + answered.length) / total;
}

/** Updates a session to match the survey that its answers result in: the page stays as long as it exists, revealed errors as long as they apply. */
export function settle(visit: Visit, session: Session): Session {
  if (session.stage !== 'pages') return session;
  const view = viewOf(visit, session);
  const pageId = view.page?.id ?? 0;
  const isKnown = pageId === 0 || session.seen.includes(pageId);
  const wrong = new Set(view.faults.map(({ nodeId }) => nodeId));
  return {
    ...session,
    pageId,
    seen: isKnown ? session.seen : [...session.seen, pageId],
    revealed: session.revealed.filter((nodeId) => wrong.has(nodeId)),
    progress: Math.max(session.progress, progressOf(visit, view)),
  };
}
