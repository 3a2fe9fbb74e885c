import { Bones } from '../../shared/state/Bones';
import styles from './report.module.css';

const CARDS = [
  [40, 92, 71, 80],
  [32, 78, 88],
  [46, 60, 83, 74],
] as const;

export const ReportSkeleton = () => (
  <div className={styles.column}>
    {CARDS.map((widths) => (
      <div key={widths[0]} className={styles.card}>
        <Bones widths={widths} />
      </div>
    ))}
  </div>
);
