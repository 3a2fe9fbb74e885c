import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../../../shared/notice/notices';
import { useEditorActions } from '../../session/editor-actions';
import { saveStateOf } from '../../session/session-state';
import { useSessionValue } from '../../session/session-store';
import { type BlankWindow, openBlankWindow, useTestAddress } from './test-window';

/** Opens the draft in test mode, in a window of its own, once everything that was typed is saved. */
export function usePreview(surveyId: string): { open: () => void; isOpening: boolean } {
  const { t } = useTranslation('editor');
  const { flush } = useEditorActions();
  const makeAddress = useTestAddress(surveyId);
  const [waiting, setWaiting] = useState<BlankWindow | null>(null);
  // Until it is pressed, what is being saved does not matter to it.
  const saveState = useSessionValue((session) => (waiting ? saveStateOf(session) : null));

  useEffect(
    function goOnWhenSaved() {
      if (!waiting || saveState === null || saveState === 'saving') return undefined;
      let isLatest = true;
      const findAddress = async (): Promise<string | null> => {
        if (saveState === 'offline') {
          announce({ kind: 'say', message: t('preview.offline') });
          return null;
        }
        return makeAddress();
      };
      // The reason for the missing link has been reported.
      const finish = (address: string | null) => {
        if (!isLatest) return;
        if (address === null) waiting.close();
        else waiting.goTo(address);
        setWaiting(null);
      };
      void findAddress().then(finish, () => finish(null));
      return () => {
        // Something else was typed meanwhile: it is saved first.
        isLatest = false;
      };
    },
    [waiting, saveState, makeAddress, t],
  );

  const open = () => {
    if (waiting) return;
    flush();
    const opened = openBlankWindow();
    if (opened) setWaiting(opened);
    else announce({ kind: 'say', message: t('preview.blocked') });
  };
  return { open, isOpening: waiting !== null };
}
