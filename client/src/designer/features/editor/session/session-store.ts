import { apply, type Operation, type SurveyDefinition, type SurveyNode } from '@wence/schema';
import { createContext, startTransition, useContext, useEffect, useRef, useState, useSyncExternalStore } from 'react';
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

/**
 * Selects a value that may be shown a moment later than what is edited: hundreds of questions that change together are rendered bit by bit, and what
 * is typed meanwhile does not wait for them. `pick` may depend on nothing that changes while the component is there.
 */
function useLaterValue<T>(pick: (session: EditSession) => T): T {
  const store = useSessionStore();
  const [{ value }, setHeld] = useState(() => ({ value: pick(store.read()) }));
  const picking = useRef(pick);
  const known = useRef(value);
  useEffect(
    function follow() {
      const look = () => {
        const next = picking.current(store.read());
        if (Object.is(next, known.current)) return;
        known.current = next;
        startTransition(() => setHeld({ value: next }));
      };
      look();
      return store.subscribe(look);
    },
    [store],
  );
  return value;
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

/** Returns one node of a list; undefined while it is being removed. The selected one is up to date with each letter, the others follow. */
export function useNodeIn(parentId: number | null, nodeId: number): SurveyNode | undefined {
  const pick = (session: EditSession) => byId(nodesIn(session, parentId)).get(nodeId);
  const selected = useSessionValue((session) => (session.selection.nodeId === nodeId ? pick(session) : undefined));
  const followed = useLaterValue(pick);
  return selected ?? followed;
}

/** Returns the selection for the selected node, and null for all others. */
export const useSelectionOf = (nodeId: number): Selection | null =>
  useSessionValue(({ selection }) => (selection.nodeId === nodeId ? selection : null));

/** Returns whether this node is one of several that are chosen together. */
export const useIsMarked = (nodeId: number): boolean => useSessionValue(({ selection }) => selection.several.has(nodeId));

/** The same for what only shows it, and may do so a moment later. */
export const useIsShownMarked = (nodeId: number): boolean => useLaterValue(({ selection }) => selection.several.has(nodeId));

/** Returns whether the canvas shows this node as one line. */
export const useIsFolded = (nodeId: number): boolean => useSessionValue(({ folded }) => folded.has(nodeId));

/** Reads the present document, for event handlers that need the survey as a whole. */
export function useReadView(): () => SurveyDefinition {
  const store = useSessionStore();
  return () => store.read().view;
}

/** Returns the ids of what refers to something that operations would remove; none if nothing does. */
export function useReferrerIds(): (operations: readonly Operation[]) => readonly number[] {
  const readView = useReadView();
  return (operations) => {
    const applied = apply(readView(), operations);
    return !applied.ok && applied.fault.code === 'referenced' ? applied.fault.ids : [];
  };
}

/** Returns whether operations would remove something that logic, a quota or a text refers to, which needs the author's consent (Spec 8, A0103). */
export function useIsReferenced(): (operations: readonly Operation[]) => boolean {
  const referrerIds = useReferrerIds();
  return (operations) => referrerIds(operations).length > 0;
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
