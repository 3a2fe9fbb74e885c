import { apply, type Operation, type SurveyDefinition, type SurveyNode } from '@wence/schema';
import { createContext, useContext, useState, useSyncExternalStore } from 'react';
import type { Selection } from './selection';
import type { SessionAction } from './session-action';
import type { EditSession } from './session-state';

/** Store of an open document outside React: each component selects what it shows and re-renders only when that changes. */
export interface SessionStore {
  read(): EditSession;
  dispatch(action: SessionAction): void;
  /** Subscribes to changes; returns the function that unsubscribes. */
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

/** Selects a value from the session; `pick` must return the identical value for the same session. */
export function useSessionValue<T>(pick: (session: EditSession) => T): T {
  const store = useSessionStore();
  return useSyncExternalStore(store.subscribe, () => pick(store.read()));
}

/** Index by id, built once per state of the list, however many components read it. */
const places = new WeakMap<readonly SurveyNode[], ReadonlyMap<number, SurveyNode>>();

function byId(nodes: readonly SurveyNode[]): ReadonlyMap<number, SurveyNode> {
  const known = places.get(nodes) ?? new Map(nodes.map((node) => [node.id, node]));
  places.set(nodes, known);
  return known;
}

const NO_NODES: readonly SurveyNode[] = [];

/** Returns the nodes of a container, or of the survey itself. */
function nodesIn({ view }: EditSession, parentId: number | null): readonly SurveyNode[] {
  return parentId === null ? view.nodes : (byId(view.nodes).get(parentId)?.nodes ?? NO_NODES);
}

/** Ids of the nodes of one list in order, as one text that changes only when the order does. */
export const useOrder = (parentId: number | null): string =>
  useSessionValue((session) =>
    nodesIn(session, parentId)
      .map(({ id }) => id)
      .join(),
  );

/** Returns one node of a list; undefined while it is being removed. */
export const useNodeIn = (parentId: number | null, nodeId: number): SurveyNode | undefined =>
  useSessionValue((session) => byId(nodesIn(session, parentId)).get(nodeId));

/** Returns the selection for the selected node, and null for all others. */
export const useSelectionOf = (nodeId: number): Selection | null =>
  useSessionValue(({ selection }) => (selection.nodeId === nodeId ? selection : null));

/** Reads the present document, for event handlers that need the survey as a whole. */
export function useReadView(): () => SurveyDefinition {
  const store = useSessionStore();
  return () => store.read().view;
}

/** Returns whether operations would remove something that logic, a quota or a text refers to, which needs the author's consent (Spec 8, A0103). */
export function useIsReferenced(): (operations: readonly Operation[]) => boolean {
  const readView = useReadView();
  return (operations) => {
    const applied = apply(readView(), operations);
    return !applied.ok && applied.fault.code === 'referenced';
  };
}

const NO_SIBLINGS: readonly number[] = [];

/** Ids of the nodes of one list in order. Changes only when the order does, so that editing a title renders no other question anew. */
export const SiblingsContext = createContext<readonly number[]>(NO_SIBLINGS);

export const useSiblings = (): readonly number[] => useContext(SiblingsContext);

/** Returns whether two nodes differ in nothing but their titles. Comparing by identity suffices because edits keep unchanged parts. */
function isSameButTitle(one: SurveyNode, other: SurveyNode): boolean {
  if (one === other) return true;
  const keys = Object.keys(one).length >= Object.keys(other).length ? Object.keys(one) : Object.keys(other);
  return keys.every((key) => key === 'title' || one[key as keyof SurveyNode] === other[key as keyof SurveyNode]); // `keys` are those of a node.
}

/**
 * A node for parts that do not show its title: the same object as long as nothing else changes, so that they are not rendered again with each letter
 * that is typed into the title. The title that it carries may be an older one.
 */
export function useUntitled(node: SurveyNode): SurveyNode {
  const [kept, keep] = useState(node);
  const isSame = isSameButTitle(node, kept);
  if (!isSame) keep(node);
  return isSame ? kept : node;
}
