import { apply, findNode, mapIds, type SurveyDefinition } from '@wence/schema';
import { type Change, operationsOf } from './change';
import { splitByConflict } from './split-by-conflict';
import { followReplay, forget } from './history';
import { alsoLost } from './lost-edits';
import { NOWHERE, type Renamed, replay } from './replay';
import { followNodes, followSelection } from './selection';
import type { EditSession } from './session-state';

/** The server's answer to a batch that it applied. `definition` is set if the batch met a newer revision than it was made on. */
export interface Saved {
  readonly revision: number;
  readonly created: readonly number[];
  readonly definition: SurveyDefinition | null;
}

/** Confirms a batch: its ids are replaced by the server's, and pending changes are replayed on the confirmed document. */
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
  // Without a document, the next reload brings it; the ids are correct until then.
  const rebased = rebase(calm, saved.definition ?? session.confirmed, renamed, made);
  return saved.definition ? rebased : { ...rebased, mustReload: true };
}

/**
 * Rebases the unconfirmed changes onto another document. Changes that would overwrite later edits of another author, or that no longer apply,
 * are lost: the author is told, and may take them back.
 */
export function rebase(session: EditSession, confirmed: SurveyDefinition, before: Renamed, made = session.confirmed): EditSession {
  const { clashing, others } = splitByConflict(session.pending, made, confirmed, before);
  const nowhere = clashing.flatMap((change) => change.created.map((id) => [id, NOWHERE] as const));
  const replayed = replay(confirmed, others, new Map([...before, ...nowhere]));
  const { dropped, renamed } = replayed;
  const codes = codesOf(session.view, [...clashing, ...dropped]);
  const lost = alsoLost(session.lost, { clashing, dropped, renamed, codes });
  const isMoreLost = lost !== session.lost;
  return {
    ...session,
    confirmed,
    view: replayed.view,
    pending: replayed.kept,
    history: followReplay(forget(session.history, clashing), replayed, renamed),
    selection: followSelection(session.selection, replayed.view, renamed),
    folded: followNodes(session.folded, replayed.view, renamed),
    lost,
    notice: dropped.length > 0 && !isMoreLost ? { kind: 'dropped', codes } : session.notice,
  };
}

/** Returns a document with unconfirmed changes of this device applied. */
function withOwn(definition: SurveyDefinition, changes: readonly Change[]): SurveyDefinition {
  const applied = apply(definition, operationsOf(changes));
  return applied.ok ? applied.definition : definition;
}

/**
 * Handles a conflict: another author changed what the batch touches, so the server rejected it. It is queued again and the document is reloaded;
 * `rebase` keeps what still applies and reports the rest.
 */
export function requeueBatch(session: EditSession): EditSession {
  const { inFlight } = session;
  if (!inFlight) return session;
  const pending = [...inFlight.changes, ...session.pending];
  return { ...session, inFlight: null, pending, activity: 'idle', attempts: 0, retryAt: 0, dueAt: 0, mustReload: true };
}

/** Discards a batch that the server refused permanently, and reloads the document. */
export function discardBatch(session: EditSession): EditSession {
  const { inFlight } = session;
  if (!inFlight) return session;
  const nowhere = new Map(inFlight.changes.flatMap((change) => change.created.map((id) => [id, NOWHERE] as const)));
  const calm = { ...session, inFlight: null, activity: 'idle' as const, attempts: 0, retryAt: 0, mustReload: true };
  const codes = codesOf(session.view, inFlight.changes);
  const rebased = rebase({ ...calm, history: forget(session.history, inFlight.changes) }, session.confirmed, nowhere);
  return { ...rebased, notice: { kind: 'refused', codes } };
}

/** Returns the codes of the questions that changes affect, to notify the author. */
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
