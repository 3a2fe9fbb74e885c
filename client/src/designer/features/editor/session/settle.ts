import { apply, findNode, type SurveyDefinition } from '@wence/schema';
import type { Change } from './change';
import { followReplay, forget } from './history';
import { mapIds } from './map-ids';
import { NOWHERE, type Renamed, replay } from './replay';
import { followSelection } from './selection';
import type { EditSession, Notice } from './session-state';

/** What the server says to a batch that it applied. `definition` is there when the batch met a newer revision than it was made on. */
export interface Saved {
  readonly revision: number;
  readonly created: readonly number[];
  readonly definition: SurveyDefinition | null;
}

/** A batch is confirmed: its ids get the server's names, and what waits is put on top of the confirmed document again. */
export function settle(session: EditSession, saved: Saved): EditSession {
  const { inFlight } = session;
  if (!inFlight) return session;
  const local = inFlight.changes.flatMap((change) => change.created);
  const calm = { ...session, inFlight: null, activity: 'idle' as const, attempts: 0, retryAt: 0, revision: saved.revision };
  if (!saved.definition && local.join() === saved.created.join()) {
    const own = apply(
      session.confirmed,
      inFlight.changes.flatMap((change) => change.operations),
    );
    if (own.ok) return { ...calm, confirmed: own.definition };
  }
  const renamed = new Map(local.map((id, index) => [id, saved.created[index] ?? NOWHERE]));
  // Without a document at hand the next reload brings it; until then the names are right already.
  const rebased = rebase(calm, saved.definition ?? session.confirmed, renamed);
  return saved.definition ? rebased : { ...rebased, mustReload: true };
}

/** Puts the unconfirmed changes on top of another document. */
export function rebase(session: EditSession, confirmed: SurveyDefinition, before: Renamed): EditSession {
  const replayed = replay(confirmed, session.pending, before);
  const codes = codesOf(session.view, replayed.dropped);
  return {
    ...session,
    confirmed,
    view: replayed.view,
    pending: replayed.kept,
    history: followReplay(session.history, replayed, replayed.renamed),
    selection: followSelection(session.selection, replayed.view, replayed.renamed),
    notice: replayed.dropped.length > 0 ? { kind: 'dropped', codes } : session.notice,
  };
}

/** The server refused the batch for good: it is given up, and the document is loaded anew. */
export function giveUp(session: EditSession, kind: Extract<Notice['kind'], 'conflict' | 'refused'>): EditSession {
  const { inFlight } = session;
  if (!inFlight) return session;
  const nowhere = new Map(inFlight.changes.flatMap((change) => change.created.map((id) => [id, NOWHERE] as const)));
  const calm = { ...session, inFlight: null, activity: 'idle' as const, attempts: 0, retryAt: 0, mustReload: true };
  const codes = codesOf(session.view, inFlight.changes);
  const rebased = rebase({ ...calm, history: forget(session.history, inFlight.changes) }, session.confirmed, nowhere);
  return { ...rebased, notice: { kind, codes } };
}

/** Codes of the questions that changes are about, for telling the author. */
function codesOf(view: SurveyDefinition, changes: readonly Change[]): string[] {
  const ids = new Set<number>();
  for (const operation of changes.flatMap((change) => change.operations)) {
    mapIds(operation, (id) => {
      ids.add(id);
      return id;
    });
  }
  return [...ids].flatMap((id) => findNode(view, id)?.code ?? []);
}
