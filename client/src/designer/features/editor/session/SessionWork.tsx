import { App } from 'antd';
import { type Dispatch, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWarnBeforeLosing } from '../../../shared/useWarnBeforeLosing';
import { editSession } from './edit-session';
import { keepFolds, keptFolds } from './kept-folds';
import type { EditSessionApi, Loaded, SessionAction } from './session-action';
import { isUnsaved, type Notice, openSession } from './session-state';
import { createSessionStore, type SessionStore, useSessionValue, useSessionStore } from './session-store';
import { useNetworkTasks } from './useNetworkTasks';

/** An open document: its state and its dispatch function. `SessionWork` runs its tasks. */
export function useEditSession(surveyId: string, { revision, definition }: Loaded): SessionStore {
  const [store] = useState(() => createSessionStore(openSession(revision, definition, keptFolds(surveyId)), editSession));
  useEffect(() => keepFolds(surveyId, store), [surveyId, store]);
  return store;
}

/** Retries at once when the network is back, and sends pending changes before the page may be discarded. */
function useConnection(dispatch: Dispatch<SessionAction>): void {
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
}

/** Messages about lost work stay longer than the usual two seconds. */
const LOSS_SECONDS = 8;

/** Shows each message of the session once. */
function useShowNotice(notice: Notice | null, onSaid: () => void): void {
  const { message } = App.useApp();
  const { t } = useTranslation('editor');
  useEffect(
    function say() {
      if (!notice) return;
      if ('codes' in notice) {
        const codes = notice.codes.join(t('notice.between')) || t('notice.survey');
        void message.warning({ key: 'session', content: t(`notice.${notice.kind}`, { codes }), duration: LOSS_SECONDS });
      } else {
        void message.warning({ key: 'session', content: t(`notice.${notice.kind}`) });
      }
      onSaid();
    },
    [notice, message, t, onSaid],
  );
}

/** Background work of an open document: saves, reloads and reports. It re-renders on every change, so it is a component of its own that shows nothing. */
export function SessionWork({ api }: { api: EditSessionApi }) {
  const { dispatch } = useSessionStore();
  const session = useSessionValue((now) => now);
  useNetworkTasks(session, dispatch, api);
  useConnection(dispatch);
  useWarnBeforeLosing(isUnsaved(session));
  useShowNotice(
    session.notice,
    useCallback(() => dispatch({ type: 'noticeSeen' }), [dispatch]),
  );
  return null;
}
