import { formatThousands } from '@wence/schema';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './SelectCell.module.css';
import type { ResponseRow } from './useResponseList';
import type { Selection } from './useSelection';

/** The box that selects a row. Pressing beside it must not open the response. */
export function SelectCell({ row, selection: { has, isFull, set } }: { row: ResponseRow; selection: Selection }) {
  const { t } = useTranslation('review');
  const isSelected = has(row.id);
  return (
    // The label takes the presses that miss the box.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <td className={styles.cell} onClick={(event) => event.stopPropagation()}>
      <label className={styles.label}>
        <input
          type="checkbox"
          aria-label={t('select', { seq: formatThousands(row.seq) })}
          checked={isSelected}
          disabled={isFull && !isSelected}
          onChange={({ target }) => set([row], target.checked)}
        />
      </label>
    </td>
  );
}

/** The box that selects all rows of the page, half set where some of them are. */
export function SelectPageCell({ rows, selection: { has, set } }: { rows: readonly ResponseRow[]; selection: Selection }) {
  const { t } = useTranslation('review');
  const box = useRef<HTMLInputElement>(null);
  const count = rows.filter(({ id }) => has(id)).length;
  const isAll = rows.length > 0 && count === rows.length;
  useEffect(
    function showHalf() {
      if (box.current) box.current.indeterminate = count > 0 && !isAll;
    },
    [count, isAll],
  );
  return (
    <th scope="col" className={styles.cell}>
      <label className={styles.label}>
        <input
          ref={box}
          type="checkbox"
          aria-label={t('selectPage')}
          checked={isAll}
          onChange={({ target }) => set(rows, target.checked)}
        />
        <span className={styles.word} aria-hidden="true">
          {t('selectPage')}
        </span>
      </label>
    </th>
  );
}
