import { App } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Notice } from './session-state';

/** Lost work is worth reading twice; other messages stay for the usual two seconds. */
const LOSS_SECONDS = 8;

/** Says what the session has to tell, once. */
export function useSayNotice(notice: Notice | null, onSaid: () => void): void {
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
