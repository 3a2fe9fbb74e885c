import type { Editor } from '@tiptap/react';
import { Input } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './toolbar.module.css';

/** Number of digits of the largest width that the model accepts. */
const DIGITS = 4;

/** Description and width of the selected picture. */
export function ImageRow({ editor }: { editor: Editor }) {
  const { t } = useTranslation('rich');
  const id = useId();
  const { alt, width } = editor.getAttributes('image');
  return (
    <div className={styles.row}>
      <label htmlFor={`${id}-alt`}>{t('image.alt')}</label>
      <Input
        id={`${id}-alt`}
        value={alt ?? ''}
        onChange={({ target }) => editor.commands.updateAttributes('image', { alt: target.value })}
      />
      <label htmlFor={`${id}-width`}>{t('image.width')}</label>
      <Input
        id={`${id}-width`}
        className={styles.width}
        inputMode="numeric"
        maxLength={DIGITS}
        placeholder={t('image.usual')}
        value={width ?? ''}
        onChange={({ target }) => {
          const pixels = target.value.replace(/\D/g, '').replace(/^0+/, '');
          editor.commands.updateAttributes('image', { width: pixels || null, height: null });
        }}
      />
    </div>
  );
}
