import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { publishUrl } from '../../routes';
import { StateMessage } from '../../shared/state/StateMessage';

export const NoResponses = ({ surveyId, isRunning }: { surveyId: string; isRunning: boolean }) => {
  const { t } = useTranslation('report');
  return (
    <StateMessage title={t('emptyTitle')} help={t(isRunning ? 'emptyRunning' : 'emptyHelp')}>
      <Link to={publishUrl(surveyId)}>{t(isRunning ? 'toLink' : 'toPublish')}</Link>
    </StateMessage>
  );
};
