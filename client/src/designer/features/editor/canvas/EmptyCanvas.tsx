import { useTranslation } from 'react-i18next';
import { TypeButtons } from '../types/TypeButtons';
import { useAddQuestion } from '../types/useAddQuestion';
import styles from './empty-canvas.module.css';

/** A survey without questions offers the ways to begin. */
export const EmptyCanvas = () => {
  const { t } = useTranslation('editor');
  const add = useAddQuestion();
  return (
    <div className={styles.empty}>
      <p className={styles.title}>{t('canvas.emptyTitle')}</p>
      <p className={styles.hint}>{t('canvas.emptyHint')}</p>
      <TypeButtons onPick={(type) => add(type)} wide />
    </div>
  );
};
