import { SyncOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import styles from './panel.module.css';

/** Tells that a setting is on its way (Spec 4, setting change). It blocks nothing, and what is saved at once is not mentioned. */
export const SyncNote = () => {
  const { t } = useTranslation('editor');
  return (
    <span className={styles.sync}>
      <SyncOutlined aria-hidden="true" />
      {t('sync')}
    </span>
  );
};
