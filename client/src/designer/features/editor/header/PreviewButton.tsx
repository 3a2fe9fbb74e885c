import { EyeOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './header.module.css';

/** Opens the answering page. Until the survey runs there is none to open; the button stays reachable to say so. */
export const PreviewButton = ({ surveyId, isRunning }: { surveyId: string; isRunning: boolean }) => {
  const { t } = useTranslation('editor');
  if (isRunning) {
    return (
      <Button
        className={styles.preview}
        icon={<EyeOutlined aria-hidden="true" />}
        href={`/r/${surveyId}`}
        target="_blank"
        rel="noopener"
        aria-label={t('preview.open')}
      >
        <span className={styles.word}>{t('preview.open')}</span>
      </Button>
    );
  }
  return (
    <Tooltip title={t('preview.notRunning')} trigger={['hover', 'focus', 'click']}>
      <Button
        className={styles.preview}
        icon={<EyeOutlined aria-hidden="true" />}
        aria-disabled="true"
        aria-label={`${t('preview.open')}: ${t('preview.notRunning')}`}
      >
        <span className={styles.word}>{t('preview.open')}</span>
      </Button>
    </Tooltip>
  );
};
