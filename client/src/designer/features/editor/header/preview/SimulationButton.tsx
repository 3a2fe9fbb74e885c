import { TeamOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { simulationUrl } from '../../../../shared/routes';
import { LinkButton } from '../../../../shared/LinkButton';

/** Leads to the respondents who are not there: what of the survey they reach, and how long it takes. */
export const SimulationButton = ({ surveyId }: { surveyId: string }) => {
  const { t } = useTranslation('nav');
  return <LinkButton to={simulationUrl(surveyId)} label={t('simulation')} icon={<TeamOutlined aria-hidden="true" />} />;
};
