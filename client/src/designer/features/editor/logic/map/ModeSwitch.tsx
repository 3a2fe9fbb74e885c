import { useTranslation } from 'react-i18next';
import styles from './map.module.css';

export type MapMode = 'ties' | 'path';

const MODES = ['ties', 'path'] as const;

/** What is looked at on the map. */
export const ModeSwitch = ({ mode: chosen, onChange }: { mode: MapMode; onChange: (mode: MapMode) => void }) => {
  const { t } = useTranslation('logic');
  return (
    <fieldset className={styles.modes} aria-label={t('map.mode')}>
      {MODES.map((mode) => (
        <button key={mode} type="button" className={styles.mode} aria-pressed={mode === chosen} onClick={() => onChange(mode)}>
          {t(`map.${mode}`)}
        </button>
      ))}
    </fieldset>
  );
};
