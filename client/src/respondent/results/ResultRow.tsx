import { cloneElement } from 'react';
import type { ExtraRowProps } from '../question/extra-parts';
import { useVisit } from '../visit/visit-context';
import styles from './ResultRow.module.css';

/** An option with the share of those who chose it, once the question shows it. The row stays the same element, so the keyboard stays where it is. */
export function ResultRow({ nodeId, row }: ExtraRowProps) {
  const result = useVisit().session.results?.[nodeId];
  if (!result) return row;
  const { option, isChosen, children } = row.props;
  const id = `q${nodeId}-${option.id}-result`;
  const percent = result.percents[option.id];
  const bar = percent !== undefined && (
    <div className={styles.result} data-own={isChosen ? '' : undefined}>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.bar} style={{ width: `${percent}%` }} />
      </span>
      <span id={id} className={styles.percent}>
        {percent}%
      </span>
    </div>
  );
  return cloneElement(
    row,
    { isFixed: true, isFull: false, describedBy: bar ? id : undefined, below: bar },
    children && (
      <fieldset className={styles.still} disabled>
        {children}
      </fieldset>
    ),
  );
}
