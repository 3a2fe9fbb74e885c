import { useCallback } from 'react';
import type { EditDoors } from './edit-doors';
import { isUnsaved } from './session-state';
import { useOfSession, useSessionStore } from './session-store';
import { useConnection } from './useConnection';
import { useNetworkTasks } from './useNetworkTasks';
import { useSayNotice } from './useSayNotice';
import { useWarnBeforeLosing } from './useWarnBeforeLosing';

/** What an open document does by itself: sends, loads again, says what happened. It looks at every change, so it stands alone and shows nothing. */
export const SessionWork = ({ doors }: { doors: EditDoors }) => {
  const { dispatch } = useSessionStore();
  const session = useOfSession((now) => now);
  useNetworkTasks(session, dispatch, doors);
  useConnection(dispatch);
  useWarnBeforeLosing(isUnsaved(session));
  useSayNotice(
    session.notice,
    useCallback(() => dispatch({ type: 'noticeSeen' }), [dispatch]),
  );
  return null;
};
