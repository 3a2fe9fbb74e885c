import { Skeleton } from 'antd';
import styles from './survey.module.css';

const ROWS = [62, 48, 70, 55, 40] as const;

/** Rows where rows will be. */
export const TableSkeleton = () => (
  <>
    {ROWS.map((width) => (
      <div key={width} className={styles.bone}>
        <Skeleton.Input active size="small" style={{ width: `${width}%` }} block />
      </div>
    ))}
  </>
);
