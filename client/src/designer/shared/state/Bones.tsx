import styles from './bones.module.css';

/** Grey lines where text will be, as wide as named, in percent. The first one is a heading's. */
export const Bones = ({ widths }: { widths: readonly number[] }) => (
  <div className={styles.bones} aria-hidden="true">
    {widths.map((width) => (
      <div key={width} className={styles.bone} style={{ width: `${width}%` }} />
    ))}
  </div>
);
