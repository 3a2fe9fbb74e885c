import { PlusOutlined } from '@ant-design/icons';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PICTURE_TYPES } from './picture-fault';
import styles from './image-library.module.css';

/** First in the grid: where pictures come in, several at once. */
export const UploadTile = ({ onFiles }: { onFiles: (files: readonly File[]) => void }) => {
  const { t } = useTranslation('images');
  const input = useRef<HTMLInputElement>(null);
  return (
    <li className={styles.tile}>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={PICTURE_TYPES.join(',')}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same files may be chosen again.
          target.value = '';
        }}
      />
      <button type="button" className={styles.upload} onClick={() => input.current?.click()}>
        <PlusOutlined aria-hidden="true" className={styles.plus} />
        <span>{t('upload')}</span>
        <span className={styles.hint}>{t('uploadHelp')}</span>
      </button>
    </li>
  );
};
