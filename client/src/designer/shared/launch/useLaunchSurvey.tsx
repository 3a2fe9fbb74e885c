import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { serverFault } from '../../../graphql/server-fault';
import { surveyUrl } from '../../routes';
import { FindingList } from './FindingList';
import { readFindings } from './finding';
import { useLaunchSurveyMutation } from './launch.generated';

const LAUNCH_REFUSED = 'A0414';

/** Launches a survey; when its check finds something, says what, and offers the way to the editor. `launch` tells whether it runs now. */
export const useLaunchSurvey = () => {
  const { t } = useTranslation();
  const { message, modal } = App.useApp();
  const navigate = useNavigate();
  const [mutate, { loading }] = useLaunchSurveyMutation({ context: { quiet: [LAUNCH_REFUSED] } });

  const explain = (surveyId: string, data: unknown) =>
    modal.confirm({
      title: t('finding.title'),
      content: <FindingList surveyId={surveyId} findings={readFindings(data)} />,
      okText: t('finding.edit'),
      cancelText: t('action.close'),
      onOk: () => void navigate(surveyUrl(surveyId)),
    });

  const launch = async (surveyId: string): Promise<boolean> => {
    try {
      await mutate({ variables: { input: { surveyId, domain: window.location.origin } } });
      void message.success(t('done.launched'));
      return true;
    } catch (error) {
      const fault = serverFault(error);
      if (fault?.code === LAUNCH_REFUSED) explain(surveyId, fault.data);
      return false;
    }
  };

  return { launch, isLaunching: loading };
};
