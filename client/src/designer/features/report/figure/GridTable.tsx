import { formatThousands } from '@wence/schema';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { EMPTY, formatPercent, type Grid, type GridCell } from '../chart/figure-data';
import { useCard } from './card-context';
import styles from './GridTable.module.css';

const shadeOf = ({ percent }: GridCell): CSSProperties => ({ '--share': Math.min(1, percent / 100) }) as CSSProperties;

/** Columns of one width, as equal shares look equal then. */
const widthsOf = (columns: number): CSSProperties => ({ '--columns': columns }) as CSSProperties;

/** A share above its count; dashes in a row that nobody answered. */
function Cell({ cell, isShaded, isAnswered }: { cell: GridCell | null; isShaded: boolean; isAnswered: boolean }) {
  if (cell === null) return <td className={styles.cell}>{null}</td>;
  if (!isAnswered) return <td className={styles.cell}>{EMPTY}</td>;
  return (
    <td className={styles.cell} style={isShaded ? shadeOf(cell) : undefined} data-empty={cell.count === 0 ? '' : undefined}>
      {formatPercent(cell.percent)} <span className={styles.count}>{formatThousands(cell.count)}</span>
    </td>
  );
}

/** Table of shares and counts, shaded by share where asked for. Scrolls sideways where it is too wide. */
export function GridTable({ grid: { head, factHeads, columns, rows }, isShaded }: { grid: Grid; isShaded: boolean }) {
  const { t } = useTranslation('report');
  const { title } = useCard();

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls has to be reachable by keyboard
    <div className={styles.box} tabIndex={0}>
      <table className={styles.table} aria-label={t('tableOf', { title })} style={widthsOf(columns.length)}>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {factHeads.map((fact) => (
              <th key={fact} scope="col" className={styles.number}>
                {fact}
              </th>
            ))}
            {columns.map((column) => (
              <th key={column.key} scope="col" className={styles.column}>
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
                <Cell key={columns[place]?.key} cell={cell} isShaded={isShaded} isAnswered={row.base > 0} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
