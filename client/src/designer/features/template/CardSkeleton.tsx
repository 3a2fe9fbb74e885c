import bones from '../../shared/state/PageSkeleton.module.css';
import styles from './templates.module.css';

const PLACES = [1, 2, 3, 4, 5, 6];

/** Placeholder for a page of cards. */
export const CardSkeleton = () => (
  <div className={styles.bones} aria-hidden="true">
    {PLACES.map((place) => (
      <div key={place} className={styles.bone}>
        <div className={bones.bone} style={{ height: 104, width: '100%' }} />
        <div className={bones.bone} style={{ width: '62%' }} />
        <div className={bones.bone} style={{ width: '88%' }} />
      </div>
    ))}
  </div>
);
