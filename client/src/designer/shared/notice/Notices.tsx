import { App } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { onNotice } from './notices';

/** Shows what the data layer has to say. Equal messages share a key, so that ten failed requests say it once. */
export function Notices() {
  const { message } = App.useApp();
  const { t } = useTranslation();

  useEffect(
    () =>
      onNotice((notice) => {
        const content = notice.kind === 'say' ? notice.message : t(`failure.${notice.kind}`);
        void message.error({ key: content, content });
      }),
    [message, t],
  );

  return null;
}
