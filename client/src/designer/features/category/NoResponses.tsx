import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../shared/LinkButton';
import { publishUrl } from '../../shared/routes';
import { StateMessage } from '../../shared/state/StateMessage';

/** Says that nobody has answered the survey yet, and what to do about it. */
export function NoResponses({ surveyId }: { surveyId: string }) {
  const { t } = useTranslation('category');

  return (
    <StateMessage title={t('noResponses')} help={t('noResponsesHelp')}>
      <LinkButton to={publishUrl(surveyId)}>{t('toPublish')}</LinkButton>
    </StateMessage>
  );
}
