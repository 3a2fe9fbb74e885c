import type { Editor } from '@tiptap/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FONT_SIZES } from '../model/editor-size';
import styles from './toolbar.module.css';
import { setStyle, styleAt } from './tools';

const INK = '#18212b';
/** The colours of our charts: told apart at a glance, and legible on white. */
const COLORS = [INK, '#0e7490', '#d97706', '#7c3aed', '#15803d', '#be185d', '#475569', '#2563eb', '#a16207', '#b91c1c'];

const isHex = (color: string | null): color is string => /^#[0-9a-f]{6}$/i.test(color ?? '');

/** Size and colour of the text. */
export function StyleTools({ editor }: { editor: Editor }) {
  const { t } = useTranslation('rich');
  const id = useId();
  const { color, size } = styleAt(editor);
  const pixels = Number.parseInt(size ?? '', 10) || 0;
  const sizes = pixels === 0 || FONT_SIZES.includes(pixels) ? FONT_SIZES : [...FONT_SIZES, pixels].toSorted((one, other) => one - other);
  return (
    <span className={styles.group}>
      <select
        className={styles.size}
        aria-label={t('tool.size')}
        value={pixels}
        onChange={({ target }) => setStyle(editor, { size: target.value === '0' ? null : `${target.value}px` })}
      >
        <option value={0}>{t('tool.sizeUsual')}</option>
        {sizes.map((each) => (
          <option key={each} value={each}>
            {each} px
          </option>
        ))}
      </select>
      <input
        type="color"
        className={styles.color}
        aria-label={t('tool.color')}
        title={t('tool.color')}
        list={id}
        value={isHex(color) ? color : INK}
        onChange={({ target }) => setStyle(editor, { color: target.value })}
      />
      <datalist id={id}>
        {COLORS.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </datalist>
    </span>
  );
}
