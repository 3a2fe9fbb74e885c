import { useTranslation } from 'react-i18next';
import styles from './still-parts.module.css';

/** A mobile number, and the code that is sent to it. */
export const CodePreview = () => {
  const { t } = useTranslation('editor');
  return (
    <div className={styles.code}>
      <span className={styles.box} />
      <span className={styles.button}>{t('still.sendCode')}</span>
      <span className={styles.box}>{t('still.code')}</span>
      <span className={styles.button}>{t('still.verify')}</span>
    </div>
  );
};
