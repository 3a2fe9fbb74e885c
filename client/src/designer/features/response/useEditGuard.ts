import { App } from 'antd';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';

/** Keeps edits that are not saved from being lost by a step to another response. */
export interface EditGuard {
  /** Says whether there is something to lose. */
  readonly set: (isDirty: boolean) => void;
  /** Goes on at once, or after asking where something would be lost. */
  readonly leave: (then: () => void) => void;
}

export function useEditGuard(): EditGuard {
  const { t } = useTranslation(['review', 'common']);
  const { modal } = App.useApp();
  const isDirty = useRef(false);
  return useMemo(
    () => ({
      set: (next) => {
        isDirty.current = next;
      },
      leave: (then) => {
        if (!isDirty.current) return then();
        void modal.confirm({
          title: t('discard.title'),
          content: t('discard.message'),
          okText: t('discard.leave'),
          cancelText: t('discard.stay'),
          onOk: () => {
            isDirty.current = false;
            then();
          },
        });
      },
    }),
    [modal, t],
  );
}
