import { type ColourCorrection, colourCorrections, TEXT_CONTRAST, THEME } from '@wence/schema';
import { CheckOutlined, WarningOutlined } from '@ant-design/icons';
import { Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { PanelGroup, PanelRow } from '../../panel/fields/PanelRow';
import { ColourField } from './ColourField';
import styles from './theme.module.css';
import type { ControlsProps } from './useThemeDraft';

const ratioOf = (contrast: number): string => `${Math.floor(contrast * 10) / 10}:1`;

/** The contrast of a colour, and the one that the page will show instead if it is too low. */
function ContrastNote({ correction: { key, picked, shown, contrast } }: { correction: ColourCorrection }) {
  const { t } = useTranslation('theme');
  const ratio = ratioOf(contrast);
  if (picked === shown) {
    return (
      <p className={styles.contrast}>
        <CheckOutlined className={styles.good} aria-hidden="true" />
        {t('contrast', { ratio })}
      </p>
    );
  }
  const sentences = { accent: 'correctedAccent', ink: 'corrected', surface: 'correctedSurface' } as const;
  return (
    <p className={styles.contrast} data-corrected="">
      <WarningOutlined className={styles.poor} aria-hidden="true" />
      <span>
        {t(contrast < TEXT_CONTRAST || key === 'surface' ? sentences[key] : 'corrected', { ratio, shown })}
        <span className={styles.swatch} style={{ background: shown }} aria-hidden="true" />
      </span>
    </p>
  );
}

/** The colours of the page. Contrast is told while picking; nothing is refused for it. */
export function ColourGroup({ draft: { theme, pick, set }, readOnly }: ControlsProps) {
  const { t } = useTranslation('theme');
  return (
    <PanelGroup title={t('colours')}>
      {colourCorrections({ accent: THEME.accent.default, ...theme }).map((correction) => (
        <div key={correction.key} className={styles.colour}>
          <ColourField
            label={t(`colour.${correction.key}`)}
            hint={t(`colourHint.${correction.key}`)}
            value={theme[correction.key]}
            shown={correction.picked}
            disabled={readOnly}
            onPick={(colour) => pick({ [correction.key]: colour })}
            onReset={() => set({ [correction.key]: null })}
          />
          <output className={styles.note}>
            <ContrastNote correction={correction} />
          </output>
        </div>
      ))}
      <PanelRow label={t('isDark')} hint={t('isDarkHint')}>
        {(id) => <Switch id={id} disabled={readOnly} checked={theme.isDark ?? false} onChange={(isDark) => set({ isDark })} />}
      </PanelRow>
    </PanelGroup>
  );
}
