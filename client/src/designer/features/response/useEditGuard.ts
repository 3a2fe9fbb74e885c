import { App } from 'antd';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { useWarnBeforeLosing } from '../../shared/useWarnBeforeLosing';

/** Keeps edits that are not saved from being lost by a step to another response. */
export interface EditGuard {
  /** Says whether there is something to lose. */
  readonly set: (isDirty: boolean) => void;
  /** Goes on at once, or after asking where something would be lost. */
  readonly leave: (then: () => void) => void;
}

/** Guards the edits of a page: a step to another page asks as well, and the browser does before it closes this one. */
export function useEditGuard(): EditGuard {
  const { t } = useTranslation(['review', 'common']);
  const { modal } = App.useApp();
  // A step that follows a decision at once has to know of it.
  const isDirty = useRef(false);
  const [isShownDirty, showDirty] = useState(false);
  useWarnBeforeLosing(isShownDirty);

  const set = useCallback((next: boolean) => {
    isDirty.current = next;
    showDirty(next);
  }, []);
  const ask = useCallback(
    (leave: () => void, stay?: () => void) => {
      const onOk = () => {
        set(false);
        leave();
      };
      const words = { title: t('discard.title'), content: t('discard.message'), okText: t('discard.leave'), cancelText: t('discard.stay') };
      return modal.confirm({ ...words, onOk, onCancel: stay });
    },
    [modal, set, t],
  );

  const blocker = useBlocker(({ currentLocation, nextLocation }) => isDirty.current && currentLocation.pathname !== nextLocation.pathname);
  useEffect(
    function askBeforeAnotherPage() {
      if (blocker.state !== 'blocked') return;
      const { destroy } = ask(
        () => blocker.proceed(),
        () => blocker.reset(),
      );
      return destroy;
    },
    [blocker, ask],
  );

  return useMemo(() => ({ set, leave: (then) => (isDirty.current ? void ask(then) : then()) }), [set, ask]);
}
