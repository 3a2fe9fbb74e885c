import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { colourAt } from '../chart/chart-look';
import type { List } from '../chart/figure-data';
import { useCard } from './card-context';
import styles from './ListTable.module.css';

interface ListTableProps {
  list: List;
  /** What stands for the number beside it: a bar, the colour of its slice, or nothing. */
  mark: 'bar' | 'slice' | 'none';
  /** What it is about if it is not the main figure of its card. */
  name?: string;
  /** A last line below the rows. */
  footer?: ReactNode;
}

const barStyle = (share: number): CSSProperties => ({ '--share': Math.min(1, Math.max(0, share)) }) as CSSProperties;
const columnsStyle = ({ figureHeads }: List): CSSProperties => ({ '--figures': figureHeads.length }) as CSSProperties;

/** Rows with their figures. Bars stand in the rows that they belong to, so that they keep to their lines however long a label is. */
export function ListTable({ list, mark, name = '', footer }: ListTableProps) {
  const { t } = useTranslation('report');
  const { title } = useCard();
  const { head, figureHeads, rows, most } = list;
  const isBarred = mark === 'bar';

  return (
    <>
      <table
        className={isBarred ? styles.barred : styles.plain}
        aria-label={t('tableOf', { title: name === '' ? title : `${title} · ${name}` })}
        style={columnsStyle(list)}
      >
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {isBarred && <td aria-hidden="true" className={styles.bars} />}
            {figureHeads.map((figure) => (
              <th key={figure} scope="col" className={styles.figure}>
                {figure}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr key={row.key} data-empty={row.value === 0 ? '' : undefined}>
              <th scope="row">
                {mark === 'slice' && <span className={styles.slice} style={{ background: colourAt(place) }} aria-hidden="true" />}
                {row.label}
                {row.isRetired && <span className={styles.retired}>{t('retired')}</span>}
              </th>
              {isBarred && (
                <td aria-hidden="true" className={styles.bars}>
                  <span className={row.isFaded ? styles.faded : styles.bar} style={barStyle(row.value / most)} />
                </td>
              )}
              {row.figures.map((figure, column) => (
                <td key={figureHeads[column]} className={styles.figure}>
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {footer}
    </>
  );
}
