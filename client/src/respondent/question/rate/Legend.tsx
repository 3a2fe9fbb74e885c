import styles from './Legend.module.css';
import type { EndTexts } from './scale-points';

interface LegendProps {
  readonly texts: EndTexts;
  readonly min: number;
  readonly max: number;
  /** The scale takes two lines on a narrow screen: there the texts say which points they belong to. */
  readonly isLong: boolean;
}

/** The words at the ends and in the middle of a scale, in one line under it. */
export function Legend({ texts, min, max, isLong }: LegendProps) {
  const parts: [number, string | undefined][] = [
    [min, texts.left_text],
    [(min + max) / 2, texts.center_text],
    [max, texts.right_text],
  ];
  if (parts.every(([, text]) => !text)) return null;
  return (
    <div className={styles.legend}>
      {parts.map(([point, text]) => (
        <span key={point}>
          {isLong && text && Number.isInteger(point) && <span className={styles.point}>{point} </span>}
          {text}
        </span>
      ))}
    </div>
  );
}
