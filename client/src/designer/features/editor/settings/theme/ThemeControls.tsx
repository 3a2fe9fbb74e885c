import type { SurveyTheme } from '@wence/schema';
import { Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { QuietSwitch } from '../../../../shared/QuietSwitch';
import { PanelGroup, PanelRow } from '../../panel/fields/PanelRow';
import { ColourGroup } from './ColourGroup';
import { BackgroundGroup, PictureGroup } from './PictureGroups';
import { RadiusField } from './RadiusField';
import styles from './theme.module.css';
import type { ControlsProps } from './useThemeDraft';
import { WordField } from './WordField';

/** Their places are the numbers that a theme has. */
const SIZES = ['normal', 'large', 'larger'] as const;
const WORDS = ['prevText', 'nextText'] as const;
const SWITCHES = ['hasProgress', 'hasNumbers'] as const;

/** Shape and size of what is on the page. */
function ShapeGroup({ draft: { theme, pick, set }, readOnly }: ControlsProps) {
  const { t } = useTranslation('theme');
  const size = SIZES[theme.textSize ?? 0] ?? null;
  return (
    <PanelGroup title={t('shape')}>
      <PanelRow label={t('radius')}>
        {(id) => <RadiusField id={id} value={theme.radius} disabled={readOnly} onPick={(radius) => pick({ radius })} />}
      </PanelRow>
      <PanelRow label={t('textSize')} isGroup>
        {() => (
          <span inert={readOnly}>
            <QuietSwitch
              label={t('textSize')}
              choices={SIZES.map((key) => ({ key, name: t(`textSizes.${key}`) }))}
              chosen={size}
              onChange={(key) => set({ textSize: SIZES.indexOf(key) as NonNullable<SurveyTheme['textSize']> })} // The names are as many as the sizes.
            />
          </span>
        )}
      </PanelRow>
    </PanelGroup>
  );
}

/** Every value of the look, in groups. */
export function ThemeControls({ draft, readOnly }: ControlsProps) {
  const { t } = useTranslation('theme');
  const { theme, pick, set } = draft;
  return (
    <div className={styles.controls}>
      <ColourGroup draft={draft} readOnly={readOnly} />
      <BackgroundGroup draft={draft} readOnly={readOnly} />
      <PictureGroup draft={draft} readOnly={readOnly} />
      <ShapeGroup draft={draft} readOnly={readOnly} />
      <PanelGroup title={t('buttons')}>
        {WORDS.map((key) => (
          <PanelRow key={key} label={t(key)}>
            {(id) => (
              <WordField
                id={id}
                value={theme[key] ?? ''}
                placeholder={t(key === 'prevText' ? 'prevDefault' : 'nextDefault')}
                disabled={readOnly}
                onChange={(words) => pick({ [key]: words.trim() === '' ? null : words })}
              />
            )}
          </PanelRow>
        ))}
        <p className={styles.hint}>{t('buttonHint')}</p>
      </PanelGroup>
      <PanelGroup title={t('display')}>
        {SWITCHES.map((key) => (
          <PanelRow key={key} label={t(key)}>
            {(id) => <Switch id={id} disabled={readOnly} checked={theme[key] ?? true} onChange={(isOn) => set({ [key]: isOn })} />}
          </PanelRow>
        ))}
      </PanelGroup>
    </div>
  );
}
