import type { SurveyChange } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { SyncNote } from '../panel/fields/PanelRow';
import { useEditorActions } from '../session/editor-actions';
import { useSessionValue } from '../session/session-store';
import { surveyStateOf } from '../session/survey-state';
import { PagingSettings } from './PagingSettings';
import { PeriodSettings } from './PeriodSettings';
import type { SettingsProps } from './settings-screens';
import styles from './settings.module.css';

/** The answering settings of a survey (Spec 2, /setting/{surveyId}). */
export function SettingsBody({ readOnly, banner }: SettingsProps) {
  const { t } = useTranslation('settings');
  const actions = useEditorActions();
  const definition = useSessionValue(({ view }) => view);
  const commiting = useSessionValue((session) => surveyStateOf(session).commiting);
  const change = (set: SurveyChange) => actions.change([{ op: 'updateSurvey', set }]);
  return (
    <div className={styles.column}>
      {banner}
      <h2 className={styles.heading}>
        {t('title')}
        {commiting && <SyncNote />}
      </h2>
      <div className={styles.card}>
        <PeriodSettings settings={definition.settings ?? {}} disabled={readOnly} onChange={change} />
        <PagingSettings definition={definition} disabled={readOnly} onChange={change} />
      </div>
    </div>
  );
}
