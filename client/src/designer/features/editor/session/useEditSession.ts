import { useEffect, useState, useSyncExternalStore } from 'react';
import type { EditDoors, Loaded } from './edit-doors';
import { editSession } from './edit-session';
import { createSessionStore, type SessionStore } from './session-store';
import { type EditSession, isUnsaved, openSession } from './session-state';
import { useNetworkTasks } from './useNetworkTasks';

/** An open document: its state, and the way to act on it. The network side runs by itself. */
export function useEditSession({ revision, definition }: Loaded, doors: EditDoors): [EditSession, SessionStore] {
  const [store] = useState(() => createSessionStore(openSession(revision, definition), editSession));
  const session = useSyncExternalStore(store.subscribe, store.read);
  const { dispatch } = store;
  useNetworkTasks(session, dispatch, doors);

  useEffect(
    function followConnection() {
      const reconnected = () => dispatch({ type: 'reconnected' });
      const hidden = () => document.visibilityState === 'hidden' && dispatch({ type: 'flush' });
      window.addEventListener('online', reconnected);
      document.addEventListener('visibilitychange', hidden);
      return () => {
        window.removeEventListener('online', reconnected);
        document.removeEventListener('visibilitychange', hidden);
      };
    },
    [dispatch],
  );

  const unsaved = isUnsaved(session);
  useEffect(
    function warnBeforeLosing() {
      if (!unsaved) return;
      const warn = (event: BeforeUnloadEvent) => event.preventDefault();
      window.addEventListener('beforeunload', warn);
      return () => window.removeEventListener('beforeunload', warn);
    },
    [unsaved],
  );

  return [session, store];
}
