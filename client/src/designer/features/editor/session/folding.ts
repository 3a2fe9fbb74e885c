import { parentOf } from '@wence/schema';
import { NOTHING_SELECTED } from './selection';
import type { EditSession } from './session-state';

/** Shows nodes as one line each, or in full again. What is selected in one of them is selected no more: nobody could see it. */
export function fold(session: EditSession, nodeIds: readonly number[], isFolded: boolean): EditSession {
  const folded = new Set(session.folded);
  for (const id of nodeIds) {
    if (isFolded) folded.add(id);
    else folded.delete(id);
  }
  const { selection, view } = session;
  const { nodeId, requests } = selection;
  const isHidden = nodeId !== null && (folded.has(nodeId) || folded.has(parentOf(view, nodeId)?.id ?? nodeId));
  return { ...session, folded, selection: isHidden ? { ...NOTHING_SELECTED, requests } : selection };
}

/** Shows a node that has just been selected, and the container it stands in. */
export function unfoldSelected(before: EditSession, session: EditSession): EditSession {
  const { selection, folded, view } = session;
  const { nodeId } = selection;
  if (selection === before.selection || nodeId === null || folded.size === 0) return session;
  const shown = [nodeId, parentOf(view, nodeId)?.id ?? nodeId].filter((id) => folded.has(id));
  return shown.length === 0 ? session : { ...session, folded: new Set([...folded].filter((id) => !shown.includes(id))) };
}
