import { Skeleton } from 'antd';
import styles from './report.module.css';

const CARDS = [4, 3, 5] as const;

export const ReportSkeleton = () => (
  <div className={styles.column}>
    {CARDS.map((rows) => (
      <div key={rows} className={styles.card}>
        <Skeleton active title={{ width: '40%' }} paragraph={{ rows }} />
      </div>
    ))}
  </div>
);
