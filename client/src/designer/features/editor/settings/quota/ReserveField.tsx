import { LIMITS } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { NumberField } from '../../panel/fields/NumberField';
import { PanelRow } from '../../panel/fields/PanelRow';
import { useEditorActions } from '../../session/editor-actions';
import { useSessionValue } from '../../session/session-store';
import styles from './quota.module.css';

/** For how long a seat is kept for somebody whose answers lead to it; empty: seats are taken at submission alone. */
export function ReserveField({ isEditable }: { isEditable: boolean }) {
  const { t } = useTranslation('quota');
  const actions = useEditorActions();
  const minutes = useSessionValue(({ view }) => view.settings?.reserveMinutes);
  return (
    <div className={`${styles.card} ${styles.reserve}`}>
      <PanelRow label={t('reserve.label')} hint={t('reserve.help')}>
        {(id) => (
          <NumberField
            id={id}
            value={minutes ?? null}
            lowest={1}
            highest={LIMITS.reserveMinutes}
            isInteger
            disabled={!isEditable}
            placeholder={t('reserve.none')}
            onCommit={(reserveMinutes) => actions.change([{ op: 'updateSurvey', set: { reserveMinutes } }])}
          />
        )}
      </PanelRow>
    </div>
  );
}
