import { PlusOutlined } from '@ant-design/icons';
import { Button, Progress } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './image-library.module.css';
import { PICTURE_TYPES } from './upload-rules';
import type { Pending } from './useUploads';

/** First tile of the grid: uploads pictures, several at once. */
export function UploadTile({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
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
}

interface PendingTileProps {
  pending: Pending;
  onAgain: () => void;
  onForget: () => void;
}

/** Tile of a picture that is being uploaded or has failed. */
export function PendingTile({ pending: { file, share }, onAgain, onForget }: PendingTileProps) {
  const { t } = useTranslation('images');
  return (
    <li className={styles.tile}>
      {share === null ? (
        <div className={styles.failed} role="alert" aria-label={t('failedOne', { name: file.name })}>
          <span>{t('failed')}</span>
          <div className={styles.failedActs}>
            <Button size="small" onClick={onAgain}>
              {t('again')}
            </Button>
            <Button size="small" type="text" onClick={onForget}>
              {t('forget')}
            </Button>
          </div>
        </div>
      ) : (
        <div className={styles.pending}>
          <Progress
            type="circle"
            size={56}
            percent={Math.round(share * 100)}
            aria-label={t('uploading', { name: file.name })}
            // Sending is not storing: 100 % is shown only when the server has answered.
            format={(percent = 0) => `${Math.min(percent, 99)}%`}
          />
        </div>
      )}
      <span className={styles.name} title={file.name}>
        {file.name}
      </span>
    </li>
  );
}
