import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../shared/copy-text';

/** Copies a text and says whether that went well. */
export function useCopyLink(): (text: string) => Promise<void> {
  const { t } = useTranslation();
  const { message } = App.useApp();
  return async (text) => {
    if (await copyText(text)) void message.success(t('done.copied'));
    else void message.error(t('done.copyFailed'));
  };
}
