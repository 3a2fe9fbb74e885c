import { type Dispatch, useEffect, useReducer } from 'react';
import type { EditDoors, Loaded } from './edit-doors';
import { editSession } from './edit-session';
import type { SessionAction } from './session-action';
import { type EditSession, isUnsaved, openSession } from './session-state';
import { useNetworkTasks } from './useNetworkTasks';

/** An open document: its state, and the way to act on it. The network side runs by itself. */
export function useEditSession(opened: Loaded, doors: EditDoors): [EditSession, Dispatch<SessionAction>] {
  const [session, dispatch] = useReducer(editSession, opened, ({ revision, definition }) => openSession(revision, definition));
  useNetworkTasks(session, dispatch, doors);

  useEffect(function followConnection() {
    const reconnected = () => dispatch({ type: 'reconnected' });
    const hidden = () => document.visibilityState === 'hidden' && dispatch({ type: 'flush' });
    window.addEventListener('online', reconnected);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      window.removeEventListener('online', reconnected);
      document.removeEventListener('visibilitychange', hidden);
    };
  }, []);

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

  return [session, dispatch];
}
