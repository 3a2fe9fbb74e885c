import { useTranslation } from 'react-i18next';
import { useLate } from '../state/useLate';
import styles from './image-library.module.css';

const TILES = [1, 2, 3, 4, 5];

/** The grid before its pictures are there. */
export const LibrarySkeleton = () => {
  const { t } = useTranslation();
  const isLate = useLate();
  return (
    <output aria-busy="true">
      <span className="visually-hidden">{t('loading')}</span>
      {isLate && (
        <span className={styles.grid} aria-hidden="true">
          {TILES.map((tile) => (
            <span key={tile} className={styles.bone} />
          ))}
        </span>
      )}
    </output>
  );
};
