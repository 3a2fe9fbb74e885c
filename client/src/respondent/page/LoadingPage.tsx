import { useMessages } from '../i18n/messages';
import styles from './LoadingPage.module.css';

export function LoadingPage() {
  return (
    <output className={styles.bones} aria-label={useMessages().loading}>
      <span className={`${styles.bone} ${styles.title}`} />
      <span className={styles.bone} />
      <span className={styles.bone} />
      <span className={styles.bone} />
    </output>
  );
}
