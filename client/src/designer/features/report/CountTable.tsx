import { formatThousands } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import styles from './CountTable.module.css';
import { shareStyle } from './figures';

export interface Counted {
  key: string | number;
  label: string;
  count: number;
  percent: number;
}

interface CountTableProps {
  /** Heading of the first column. */
  head: string;
  rows: readonly Counted[];
  /** Number of answers that are not listed. */
  others?: number;
}

/** Values with their counts, a bar behind each share: drawn by the page itself, as there may be many of them. */
export function CountTable({ head, rows, others = 0 }: CountTableProps) {
  const { t } = useTranslation('report');

  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            <th scope="col" className={styles.number}>
              {t('column.count')}
            </th>
            <th scope="col" className={styles.share}>
              <span className={styles.percent}>{t('column.percent')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, count, percent }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              <td className={styles.number}>{formatThousands(count)}</td>
              <td className={styles.share}>
                <span className={styles.percent}>{percent.toFixed(1)}%</span>
                <span className={styles.rail}>
                  <span className={styles.bar} style={shareStyle(percent)} />
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {others > 0 && <p className={styles.others}>{t('others', { count: others, formatted: formatThousands(others) })}</p>}
    </>
  );
}
