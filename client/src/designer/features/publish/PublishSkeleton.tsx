import { Skeleton } from 'antd';
import styles from './publish.module.css';

const CARDS = ['state', 'link', 'versions'] as const;

/** The cards of the page, without words. */
export const PublishSkeleton = () => (
  <div className={styles.bones}>
    {CARDS.map((card) => (
      <div key={card} className={styles.card}>
        <Skeleton active title={{ width: '24%' }} paragraph={{ rows: 2 }} />
      </div>
    ))}
  </div>
);
