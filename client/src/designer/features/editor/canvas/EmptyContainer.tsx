import { useTranslation } from 'react-i18next';
import styles from './canvas.module.css';

/** A container without questions says how to get some into it. */
export const EmptyContainer = () => {
  const { t } = useTranslation('editor');
  return <p className={styles.emptyContainer}>{t('canvas.emptyContainer')}</p>;
};
