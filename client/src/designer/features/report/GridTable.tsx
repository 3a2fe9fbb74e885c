import { formatThousands } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import styles from './GridTable.module.css';
import { shareStyle } from './figures';

export interface GridRow {
  key: number;
  label: string;
  isRetired: boolean;
  /** Facts as text, in the order of the fact heads. */
  facts: readonly string[];
  /** Cells in the order of the columns; null where a row has no such column. */
  cells: readonly ({ count: number; percent: number } | null)[];
}

interface GridTableProps {
  /** Names the whole table. */
  label: string;
  /** Heading of the first column. */
  head: string;
  factHeads: readonly string[];
  columns: readonly { key: string | number; label: string }[];
  rows: readonly GridRow[];
}

/** Table of shares and counts; higher shares have a darker background. Scrolls sideways if it is too wide. */
export function GridTable({ label, head, factHeads, columns, rows }: GridTableProps) {
  const { t } = useTranslation('report');

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls has to be reachable by keyboard
    <div className={styles.box} tabIndex={0}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {factHeads.map((fact) => (
              <th key={fact} scope="col" className={styles.number}>
                {fact}
              </th>
            ))}
            {columns.map((column) => (
              <th key={column.key} scope="col" className={styles.number}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">
                {row.label}
                {row.isRetired && <span className={styles.retired}>{t('retired')}</span>}
              </th>
              {row.facts.map((fact, place) => (
                <td key={factHeads[place]} className={styles.number}>
                  {fact}
                </td>
              ))}
              {row.cells.map((cell, place) => (
                <td key={columns[place]?.key} className={styles.cell} style={shareStyle(cell?.percent ?? 0)}>
                  {cell && (
                    <>
                      {cell.percent.toFixed(1)}% <span className={styles.count}>{formatThousands(cell.count)}</span>
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
