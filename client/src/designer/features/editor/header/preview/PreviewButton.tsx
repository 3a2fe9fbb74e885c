import { EyeOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from '../header.module.css';
import { usePreview } from './usePreview';

/** Opens the answering page with the draft as it is, in a window of its own (Spec 2, preview). */
export const PreviewButton = ({ surveyId }: { surveyId: string }) => {
  const { t } = useTranslation('nav');
  const { open, isOpening } = usePreview(surveyId);
  return (
    <Button
      className={styles.preview}
      icon={<EyeOutlined aria-hidden="true" />}
      aria-label={t('preview')}
      loading={isOpening}
      onClick={open}
    >
      <span className={styles.word}>{t('preview')}</span>
    </Button>
  );
};
