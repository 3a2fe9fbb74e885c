import { useCallback, useSyncExternalStore } from 'react';
import { type SessionStore, useSessionStore } from '../session/session-store';
import { NOBODY, type Others } from './others';

/** Names of others by the question they are at. */
type Whereabouts = ReadonlyMap<number, readonly string[]>;

interface Board {
  places: Whereabouts;
  readonly listeners: Set<() => void>;
}

/** One board for each open document. The header hears of others, and questions all over the canvas show them. */
const boards = new WeakMap<SessionStore, Board>();

function boardOf(store: SessionStore): Board {
  const board = boards.get(store) ?? { places: new Map(), listeners: new Set() };
  boards.set(store, board);
  return board;
}

/** Tells the questions of a document who is at them. */
export function showOthers(store: SessionStore, others: Others): () => void {
  const board = boardOf(store);
  const publish = (present: Others) => {
    const places = new Map<number, string[]>();
    for (const { name, nodeId } of present.values()) {
      if (nodeId !== null) places.set(nodeId, [...(places.get(nodeId) ?? []), name]);
    }
    board.places = places;
    for (const listener of board.listeners) listener();
  };
  publish(others);
  return () => publish(NOBODY);
}

/** Returns the names of others who are at a question; undefined if nobody is. */
export function useOthersAt(nodeId: number): readonly string[] | undefined {
  const board = boardOf(useSessionStore());
  const subscribe = useCallback(
    (listener: () => void) => {
      board.listeners.add(listener);
      return () => void board.listeners.delete(listener);
    },
    [board],
  );
  return useSyncExternalStore(subscribe, () => board.places.get(nodeId));
}
