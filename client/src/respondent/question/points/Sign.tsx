import styles from './PointsQuestion.module.css';

/** The number of a mark; its shape tells what the mark says, beside the words. */
export function Sign({ number, kind }: { readonly number: number | string; readonly kind: number }) {
  return (
    <span className={styles.sign} data-kind={kind % 4} aria-hidden="true">
      {number}
    </span>
  );
}
