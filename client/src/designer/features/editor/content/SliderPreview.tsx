import { fullSetting, type SurveyNode } from '@wence/schema';
import type { CSSProperties } from 'react';
import { SideWords } from './SideWords';
import styles from './scale.module.css';

/** A slider as respondents find it: where it starts, or, with no start, waiting in the middle. Beside it the box for those who type. */
export const SliderPreview = ({ node, isOpen }: { node: SurveyNode; isOpen: boolean }) => {
  const { min, max, value, is_vertical } = fullSetting(node);
  const [low, high] = [min ?? 0, max ?? 100];
  const start = value ?? null;
  const share = start === null ? 0.5 : (start - low) / (high - low);
  const style: CSSProperties & { '--at': number } = { '--at': share };
  return (
    <div className={styles.slider}>
      <div className={styles.slide}>
        <div className={styles.rail} data-vertical={is_vertical || undefined}>
          <span className={styles.track} style={style}>
            <span className={styles.thumb} data-waiting={start === null || undefined} />
          </span>
          <span className={styles.ends}>
            <span>{low}</span>
            <span>{high}</span>
          </span>
        </div>
        <SideWords node={node} isOpen={isOpen} />
      </div>
      <span className={styles.typed} aria-hidden="true">
        {start}
      </span>
    </div>
  );
};
