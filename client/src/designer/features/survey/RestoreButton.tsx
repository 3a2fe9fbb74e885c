import { App, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { forgetLists } from './forget-lists';
import { useRestoreSurveyMutation } from './survey.generated';

export const RestoreButton = ({ surveyId, title }: { surveyId: string; title: string }) => {
  const { t } = useTranslation();
  const { message } = App.useApp();
  const [restore, { loading }] = useRestoreSurveyMutation({ update: forgetLists });

  const handleClick = async () => {
    const outcome = await restore({ variables: { input: { surveyId } } }).catch(() => null);
    if (outcome?.data) void message.success(t('done.restored'));
  };

  return (
    <Button size="small" loading={loading} aria-label={`${t('action.restore')} ${title}`} onClick={() => void handleClick()}>
      {t('action.restore')}
    </Button>
  );
};
