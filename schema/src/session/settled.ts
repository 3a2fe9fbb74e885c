import { progressOf } from './progress.js';
import type { Session, Visit } from './session.js';
import { viewOf } from './session-view.js';

/** Updates a session to match the survey that its answers result in: the page stays as long as it exists, revealed errors as long as they apply. */
export const settled = (visit: Visit, session: Session): Session => {
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
};
