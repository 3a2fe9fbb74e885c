import { useTranslation } from 'react-i18next';
import { publishUrl } from '../../routes';
import { LinkButton } from '../../shared/LinkButton';
import { StateMessage } from '../../shared/state/StateMessage';

export const NoResponses = ({ surveyId, isRunning }: { surveyId: string; isRunning: boolean }) => {
  const { t } = useTranslation('report');
  return (
    <StateMessage title={t('emptyTitle')} help={t(isRunning ? 'emptyRunning' : 'emptyHelp')}>
      <LinkButton to={publishUrl(surveyId)}>{t(isRunning ? 'toLink' : 'toPublish')}</LinkButton>
    </StateMessage>
  );
};
