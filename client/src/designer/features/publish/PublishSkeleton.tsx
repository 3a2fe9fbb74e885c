import { Bones } from '../../shared/state/Bones';
import styles from './publish.module.css';

const CARDS = ['state', 'link', 'versions'] as const;

/** The cards of the page, without words. */
export const PublishSkeleton = () => (
  <div className={styles.bones}>
    {CARDS.map((card) => (
      <div key={card} className={styles.card}>
        <Bones widths={[24, 70, 45]} />
      </div>
    ))}
  </div>
);
