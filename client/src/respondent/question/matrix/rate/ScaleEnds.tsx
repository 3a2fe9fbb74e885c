import styles from './ScaleEnds.module.css';

interface ScaleEndsProps {
  /** At the lower end, in the middle and at the upper end. */
  readonly texts: readonly [string, string, string];
}

/** What the ends and the middle of a scale mean, under it. */
export function ScaleEnds({ texts }: ScaleEndsProps) {
  const [left, center, right] = texts;
  if (left + center + right === '') return null;
  return (
    <div className={styles.ends}>
      <span>{left}</span>
      <span>{center}</span>
      <span>{right}</span>
    </div>
  );
}
