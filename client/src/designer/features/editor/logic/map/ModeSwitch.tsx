import { useTranslation } from 'react-i18next';
import { QuietSwitch } from '../../../../shared/QuietSwitch';

export type MapMode = 'ties' | 'path';

const MODES = ['ties', 'path'] as const;

/** What is looked at on the map. */
export const ModeSwitch = ({ mode, onChange }: { mode: MapMode; onChange: (mode: MapMode) => void }) => {
  const { t } = useTranslation('logic');
  const choices = MODES.map((key) => ({ key, name: t(`map.${key}`) }));
  return <QuietSwitch label={t('map.mode')} choices={choices} chosen={mode} onChange={onChange} />;
};
