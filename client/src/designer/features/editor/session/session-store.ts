import type { SurveyNode } from '@wence/schema';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Selection } from './selection';
import type { SessionAction } from './session-action';
import type { EditSession } from './session-state';

/** An open document outside of React: each part of the screen looks at what it shows of it, and is rendered again only when that changes. */
export interface SessionStore {
  read(): EditSession;
  dispatch(action: SessionAction): void;
  /** Calls back after each change; returns the way to end that. */
  subscribe(listener: () => void): () => void;
}

export function createSessionStore(
  opened: EditSession,
  reduce: (session: EditSession, action: SessionAction) => EditSession,
): SessionStore {
  const listeners = new Set<() => void>();
  let session = opened;
  return {
    read: () => session,
    dispatch: (action) => {
      const next = reduce(session, action);
      if (next === session) return;
      session = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export const SessionStoreContext = createContext<SessionStore | null>(null);

export function useSessionStore(): SessionStore {
  const store = useContext(SessionStoreContext);
  if (!store) throw new Error('this part stands outside the editor');
  return store;
}

/** Something of the session; `pick` must give the same for the same session. */
export function useOfSession<T>(pick: (session: EditSession) => T): T {
  const store = useSessionStore();
  return useSyncExternalStore(store.subscribe, () => pick(store.read()));
}

/** Found once for each state of the list, however many look for something in it. */
const places = new WeakMap<readonly SurveyNode[], ReadonlyMap<number, SurveyNode>>();

function byId(nodes: readonly SurveyNode[]): ReadonlyMap<number, SurveyNode> {
  const known = places.get(nodes) ?? new Map(nodes.map((node) => [node.id, node]));
  places.set(nodes, known);
  return known;
}

const NO_NODES: readonly SurveyNode[] = [];

/** The nodes of a container, or the survey's own. */
function nodesIn({ view }: EditSession, parentId: number | null): readonly SurveyNode[] {
  return parentId === null ? view.nodes : (byId(view.nodes).get(parentId)?.nodes ?? NO_NODES);
}

/** Ids of the nodes of one list in order, as one text that changes only when the order does. */
export const useOrder = (parentId: number | null): string =>
  useOfSession((session) =>
    nodesIn(session, parentId)
      .map(({ id }) => id)
      .join(),
  );

/** One node of a list; undefined while it is going. */
export const useNodeIn = (parentId: number | null, nodeId: number): SurveyNode | undefined =>
  useOfSession((session) => byId(nodesIn(session, parentId)).get(nodeId));

/** The selection, for the node that is selected; null for all others. */
export const useSelectionOf = (nodeId: number): Selection | null =>
  useOfSession(({ selection }) => (selection.nodeId === nodeId ? selection : null));
