import { App } from 'antd';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useStopSurveyMutation } from './launch.generated';

/** Stops collecting. `stop` tells whether it worked; why it did not has been said by then. */
export function useStopSurvey() {
  const [mutate, { loading }] = useStopSurveyMutation();

  const stop = useCallback(
    async (surveyId: string): Promise<boolean> => {
      const outcome = await mutate({ variables: { input: { surveyId } } }).catch(() => null);
      return Boolean(outcome?.data);
    },
    [mutate],
  );

  return { stop, isStopping: loading };
}

/** Asks for confirmation, then stops collecting. */
export function useConfirmStop(): (surveyId: string) => void {
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
}
