import { apply, findNode, mapIds, type SurveyDefinition } from '@wence/schema';
import { type Change, operationsOf } from './change';
import { partByClash } from './clash';
import { followReplay, forget } from './history';
import { NOWHERE, type Renamed, replay } from './replay';
import { followSelection } from './selection';
import type { EditSession, Notice } from './session-state';

/** The server's answer to a batch that it applied. `definition` is set if the batch met a newer revision than it was made on. */
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
    const own = apply(session.confirmed, operationsOf(inFlight.changes));
    if (own.ok) return { ...calm, confirmed: own.definition };
  }
  const made = withOwn(session.confirmed, inFlight.changes);
  const renamed = new Map(local.map((id, index) => [id, saved.created[index] ?? NOWHERE]));
  // Without a document at hand the next reload brings it; until then the names are right already.
  const rebased = rebase(calm, saved.definition ?? session.confirmed, renamed, made);
  return saved.definition ? rebased : { ...rebased, mustReload: true };
}

/**
 * Puts the unconfirmed changes on top of another document. Of those that would write over what somebody else has written since the document they were
 * made on, and of those that have no place any more, nothing stays, and the author is told.
 */
export function rebase(session: EditSession, confirmed: SurveyDefinition, before: Renamed, made = session.confirmed): EditSession {
  const { clashing, others } = partByClash(session.pending, made, confirmed, before);
  const nowhere = clashing.flatMap((change) => change.created.map((id) => [id, NOWHERE] as const));
  const replayed = replay(confirmed, others, new Map([...before, ...nowhere]));
  return {
    ...session,
    confirmed,
    view: replayed.view,
    pending: replayed.kept,
    history: followReplay(forget(session.history, clashing), replayed, replayed.renamed),
    selection: followSelection(session.selection, replayed.view, replayed.renamed),
    notice: noticeOf(session, clashing, replayed.dropped),
  };
}

function noticeOf({ view, notice }: EditSession, clashing: readonly Change[], dropped: readonly Change[]): Notice | null {
  if (clashing.length > 0) return { kind: 'conflict', codes: codesOf(view, [...clashing, ...dropped]) };
  return dropped.length > 0 ? { kind: 'dropped', codes: codesOf(view, dropped) } : notice;
}

/** A document with what this device has sent for it. */
function withOwn(definition: SurveyDefinition, changes: readonly Change[]): SurveyDefinition {
  const applied = apply(definition, operationsOf(changes));
  return applied.ok ? applied.definition : definition;
}

/**
 * Somebody else changed what the batch touches, so that the server took nothing of it. It waits again, and the document is loaded: most of it goes on
 * top of the other's, and what does not is told (`rebase`).
 */
export function takeBack(session: EditSession): EditSession {
  const { inFlight } = session;
  if (!inFlight) return session;
  const pending = [...inFlight.changes, ...session.pending];
  return { ...session, inFlight: null, pending, activity: 'idle', attempts: 0, retryAt: 0, dueAt: 0, mustReload: true };
}

/** The server refused the batch for good: it is given up, and the document is loaded anew. */
export function giveUp(session: EditSession): EditSession {
  const { inFlight } = session;
  if (!inFlight) return session;
  const nowhere = new Map(inFlight.changes.flatMap((change) => change.created.map((id) => [id, NOWHERE] as const)));
  const calm = { ...session, inFlight: null, activity: 'idle' as const, attempts: 0, retryAt: 0, mustReload: true };
  const codes = codesOf(session.view, inFlight.changes);
  const rebased = rebase({ ...calm, history: forget(session.history, inFlight.changes) }, session.confirmed, nowhere);
  return { ...rebased, notice: { kind: 'refused', codes } };
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
