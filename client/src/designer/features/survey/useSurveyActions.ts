import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLaunchSurvey } from '../../shared/launch/useLaunchSurvey';
import { during } from '../../shared/progress/progress';
import { useConfirmStop } from '../../shared/launch/useConfirmStop';
import { useCopySurveyMutation, useRecycleSurveyMutation } from './survey.generated';
import { forgetLists } from './forget-lists';

/** What the menu of a row does. Failures have been said by the data layer; successes are said here. */
export const useSurveyActions = (surveyId: string) => {
  const { t } = useTranslation(['common', 'survey']);
  const { message, modal } = App.useApp();
  const { launch } = useLaunchSurvey();
  const confirmStop = useConfirmStop();
  const [copySurvey] = useCopySurveyMutation({ update: forgetLists });
  const [recycleSurvey] = useRecycleSurveyMutation({ update: forgetLists });
  const variables = { input: { surveyId } };

  const copy = async () => {
    const outcome = await during('copying', () => copySurvey({ variables })).catch(() => null);
    if (outcome?.data) void message.success(t('done.copied'));
  };

  const recycle = () =>
    modal.confirm({
      title: t('confirmDelete'),
      content: t('survey:deleteHelp'),
      okText: t('action.delete'),
      okButtonProps: { danger: true },
      cancelText: t('action.cancel'),
      onOk: async () => {
        const outcome = await recycleSurvey({ variables }).catch(() => null);
        if (outcome?.data) void message.success(t('done.deleted'));
      },
    });

  return {
    launch: () => void launch(surveyId, (work) => during('launching', work)),
    stop: () => confirmStop(surveyId),
    copy: () => void copy(),
    recycle,
  };
};
