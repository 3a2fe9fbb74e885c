import { fullSetting, optionsOf, questionRow, rateIcon, readableText, sliderMarks, type SurveyNode } from '@wence/schema';
import type { CSSProperties } from 'react';
import styles from './scale.module.css';
import { ScaleIcon } from './ScaleIcon';
import { SideWords } from './SideWords';

interface ScalePreviewProps {
  node: SurveyNode;
  /** True if the texts can be edited in place. */
  isOpen?: boolean;
}

/** The points of a rating or evaluation, each level of an evaluation with its name, the words of a rating under its ends. */
export function ScalePreview({ node, isOpen = false }: ScalePreviewProps) {
  const { min, max, format } = fullSetting(node);
  const lowest = min ?? 1;
  const points = Array.from({ length: (max ?? lowest) - lowest + 1 }, (_, place) => lowest + place);
  const isEvaluation = questionRow(node).answer === 'evaluate';
  const names = isEvaluation && !isOpen ? optionsOf(node) : [];
  return (
    <div className={styles.scale}>
      <span className={styles.points}>
        {points.map((point, place) => (
          <span key={point} className={styles.point}>
            <span className={styles.mark}>
              <ScaleIcon icon={rateIcon(format ?? 1)} n={point} share={points.length > 1 ? place / (points.length - 1) : 1} />
            </span>
            {names[place] && <span className={styles.name}>{readableText(names[place].title)}</span>}
          </span>
        ))}
      </span>
      {!isEvaluation && <SideWords node={node} isOpen={isOpen} />}
    </div>
  );
}

/** A slider as respondents find it: where it starts, or, with no start, waiting in the middle. Beside it the box for those who type. */
export function SliderPreview({ node, isOpen }: { node: SurveyNode; isOpen: boolean }) {
  const { min, max, step, value, is_vertical, is_stops } = fullSetting(node);
  const [low, high] = [min ?? 0, max ?? 100];
  const marks = is_stops ? sliderMarks({ min: low, max: high, step: step ?? 1 }) : [low, high];
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
            {marks.map((mark) => (
              <span key={mark}>{mark}</span>
            ))}
          </span>
        </div>
        <SideWords node={node} isOpen={isOpen} />
      </div>
      <span className={styles.typed} aria-hidden="true">
        {start}
      </span>
    </div>
  );
}
