import { CheckOutlined } from '@ant-design/icons';
import { type SurveyTheme, themePalette } from '@wence/schema';
import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { imageAddress } from '../../../../../shared/image-address';
import styles from './ThemeTile.module.css';

/** The colours that the answering page would draw, so that a tile shows what one gets. */
function looks(theme: SurveyTheme): CSSProperties & Record<`--t-${string}`, string> {
  const palette = themePalette(theme);
  const picture = theme.back?.startsWith('#') ? null : imageAddress(theme.back);
  return {
    '--t-back': theme.back?.startsWith('#') ? theme.back : palette.ground,
    '--t-picture': picture === null ? 'none' : `url("${encodeURI(picture)}")`,
    '--t-surface': palette.surface,
    '--t-line': palette.line,
    '--t-ink': palette.ink,
    '--t-hint': palette.inkHint,
    '--t-accent': palette.accent,
    '--t-tint': palette.accentTint,
    '--t-fill': palette.fill,
    '--t-on-fill': palette.onFill,
    '--t-radius': `${Math.round((theme.radius ?? 8) / 3)}px`,
  };
}

interface ThemeTileProps {
  name: string;
  style: SurveyTheme;
  isInUse: boolean;
  disabled: boolean;
  onChoose: () => void;
  /** Buttons beside the name of the theme. */
  children?: ReactNode;
}

/** A theme as a small page: a question, options of which one is chosen, the button. */
export function ThemeTile({ name, style, isInUse, disabled, onChoose, children }: ThemeTileProps) {
  const { t } = useTranslation('theme');
  return (
    <li className={styles.tile} data-has-menu={children !== undefined || undefined}>
      <button type="button" className={styles.choose} aria-pressed={isInUse} disabled={disabled} onClick={onChoose}>
        <span className={styles.page} style={looks(style)} aria-hidden="true">
          <span className={styles.sheet}>
            <span className={styles.question}>{t('sample')}</span>
            <span className={styles.option} data-chosen="" />
            <span className={styles.option} />
            <span className={styles.button} />
          </span>
        </span>
        <span className={styles.name}>
          {isInUse && <CheckOutlined className={styles.mark} aria-hidden="true" />}
          <span className={styles.word}>{name}</span>
        </span>
      </button>
      {children}
    </li>
  );
}
