import { ExclamationCircleOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './banner.module.css';

/** Says why nothing can be edited, and how it could. Without `onPause` there is no way from here. */
export const ReadOnlyBanner = ({ onPause }: { onPause?: () => void }) => {
  const { t } = useTranslation('editor');
  return (
    <div className={styles.banner} role="alert">
      <ExclamationCircleOutlined className={styles.sign} aria-hidden="true" />
      <span className={styles.text}>{t(onPause ? 'pause.reading' : 'pause.closed')}</span>
      {onPause && (
        <Button size="small" onClick={onPause}>
          {t('pause.edit')}
        </Button>
      )}
    </div>
  );
};
