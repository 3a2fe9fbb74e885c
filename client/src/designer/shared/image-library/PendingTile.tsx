import { Button, Progress } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './image-library.module.css';
import type { Pending } from './useUploads';

interface PendingTileProps {
  pending: Pending;
  onAgain: () => void;
  onForget: () => void;
}

/** A picture that is on its way, or did not arrive. */
export const PendingTile = ({ pending: { file, share }, onAgain, onForget }: PendingTileProps) => {
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
            // What has been sent is not yet what has been stored.
            format={(percent = 0) => `${Math.min(percent, 99)}%`}
          />
        </div>
      )}
      <span className={styles.name} title={file.name}>
        {file.name}
      </span>
    </li>
  );
};
