import { useTranslation } from 'react-i18next';
import { FIRST_TYPES } from '../types/type-groups';
import { TypeButton } from '../types/TypeButton';
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
      <ul className={styles.types}>
        {FIRST_TYPES.map((type) => (
          <li key={type}>
            <TypeButton type={type} about={t(`types.${type}Hint`)} draggable={false} onPick={(picked) => add(picked)} />
          </li>
        ))}
      </ul>
    </div>
  );
};
