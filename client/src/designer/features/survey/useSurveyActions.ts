import { useApolloClient } from '@apollo/client/react';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../shared/copy-text';
import { useLaunchSurvey } from '../../shared/launch/useLaunchSurvey';
import { useConfirmStop } from '../../shared/launch/useStopSurvey';
import { during } from '../../shared/progress/progress';
import { evictLists } from './lists/evict-lists';
import { SurveyLinkDocument, type SurveyRowFragment, useCopySurveyMutation, useRecycleSurveyMutation } from './survey.generated';

type ActedOn = Pick<SurveyRowFragment, 'id' | 'status'>;

/** Copies the link that respondents answer by. `onUncopied` gets it where the browser lets no page copy. */
export function useCopyLink({ id, status }: ActedOn, onUncopied: (url: string) => void): () => Promise<void> {
  const { t } = useTranslation('survey');
  const { message } = App.useApp();
  const client = useApolloClient();

  return async () => {
    const found = await client.query({ query: SurveyLinkDocument, variables: { surveyId: id } }).catch(() => null);
    const url = found?.data?.shareLink?.url;
    if (url === undefined) return;
    if (await copyText(url)) void message.success(t(status === 'RUNNING' ? 'link.copied' : 'link.copiedStopped'));
    else onUncopied(url);
  };
}

/** What the menu of a survey does at once, or after a question. The data layer reports failures; successes are reported here. */
export function useSurveyActions(surveyId: string) {
  const { t } = useTranslation(['common', 'survey']);
  const { message, modal } = App.useApp();
  const { launch } = useLaunchSurvey();
  const confirmStop = useConfirmStop();
  const [copySurvey] = useCopySurveyMutation({ update: evictLists });
  const [recycleSurvey] = useRecycleSurveyMutation({ update: evictLists });
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
}
