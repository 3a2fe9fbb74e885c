import { surveyMap } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../../shared/LinkButton';
import { questionLogicUrl, surveyUrl } from '../../../../shared/routes';
import { EmptyList } from '../../../../shared/state/StateMessage';
import { useSurveyId } from '../../../../shared/useSurveyId';
import { useSessionValue } from '../../session/session-store';
import { addLogicTexts } from '../../../../shared/logic-words/logic-texts';
import styles from './map.module.css';
import { MapScreen } from './MapScreen';

addLogicTexts();

/** The map of a survey. A survey without dependencies gets an explanation of the map instead. */
export function MapView() {
  const { t } = useTranslation('logic');
  const surveyId = useSurveyId();
  const definition = useSessionValue(({ view }) => view);
  const { stops } = surveyMap(definition);
  const isTied = (definition.logic ?? []).length > 0 || stops.some(({ dependents }) => dependents.length > 0);
  if (isTied && stops.length > 0) return <MapScreen definition={definition} />;
  return (
    <div className={styles.empty}>
      <h2 className={styles.heading}>{t('map.title')}</h2>
      <EmptyList help={t(stops.length > 0 ? 'map.untied' : 'map.empty')}>
        <LinkButton to={stops.length > 0 ? questionLogicUrl(surveyId) : surveyUrl(surveyId)}>
          {t(stops.length > 0 ? 'map.make' : 'back')}
        </LinkButton>
      </EmptyList>
    </div>
  );
}
