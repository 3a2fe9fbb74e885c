import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { useStopSurvey } from './useStopSurvey';

/** Asks, and stops collecting on yes. */
export const useConfirmStop = (): ((surveyId: string) => void) => {
  const { t } = useTranslation();
  const { message, modal } = App.useApp();
  const { stop } = useStopSurvey();

  return (surveyId) =>
    void modal.confirm({
      title: t('stopConfirm.title'),
      content: t('stopConfirm.message'),
      okText: t('action.stop'),
      cancelText: t('action.cancel'),
      onOk: async () => {
        if (await stop(surveyId)) void message.success(t('done.stopped'));
      },
    });
};
