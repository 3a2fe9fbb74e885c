import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './banner.module.css';

/** Says why nothing can be edited, and how it could. Without `onPause` there is no way from here. */
export const ReadOnlyBanner = ({ onPause }: { onPause?: () => void }) => {
  const { t } = useTranslation('editor');
  return (
    <Alert
      className={styles.banner}
      type="warning"
      banner
      title={t(onPause ? 'pause.reading' : 'pause.closed')}
      action={
        onPause && (
          <Button size="small" onClick={onPause}>
            {t('pause.edit')}
          </Button>
        )
      }
    />
  );
};
