import { formatThousands } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import styles from './import.module.css';
import { counted, type Table } from './useResponseImport';

/** Names that are listed before the rest is only counted. */
const NAMES = 8;

/** The findings about a table before anything is imported. */
export function ImportReport({ report }: Pick<Table, 'report'>) {
  const { t } = useTranslation('responseImport');
  const listed = (names: readonly string[]) => {
    const shown = names.slice(0, NAMES).join(', ');
    return names.length > NAMES ? `${shown} ${t('more', counted(names.length - NAMES))}` : shown;
  };
  return (
    <>
      <ul className={styles.figures}>
        <li>{report.ready > 0 ? t('ready', counted(report.ready)) : t('nothing')}</li>
        {report.known > 0 && <li>{t('known', counted(report.known))}</li>}
        {report.refusedRows > 0 && <li className={styles.bad}>{t('refused', counted(report.refusedRows))}</li>}
        {report.unknownColumns.length > 0 && <li>{t('unknown', { names: listed(report.unknownColumns) })}</li>}
        {report.absentColumns.length > 0 && <li className={styles.quiet}>{t('absent', { names: listed(report.absentColumns) })}</li>}
      </ul>
      {report.cells.length > 0 && <RefusedCells report={report} />}
    </>
  );
}

/** The cells that are refused, each with why. */
function RefusedCells({ report: { cells, refusedCells } }: Pick<Table, 'report'>) {
  const { t, i18n } = useTranslation('responseImport');
  const reasonOf = ({ reason, limit }: (typeof cells)[number]) => {
    const key = `reason.${reason}`;
    return i18n.exists(`responseImport:${key}`) ? t(key as 'reason.value', { limit: limit ?? '' }) : reason;
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls has to be reachable by keyboard
    <section className={styles.refused} aria-label={t('listed')} tabIndex={0}>
      <table className={styles.cells}>
        <caption>
          {t('listed')}
          {cells.length < refusedCells && (
            <span className={styles.quiet}>
              {' '}
              {t('shown', { formatted: formatThousands(cells.length), total: formatThousands(refusedCells) })}
            </span>
          )}
        </caption>
        <thead>
          <tr>
            {(['row', 'column', 'text', 'why'] as const).map((head) => (
              <th key={head} scope="col">
                {t(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cells.map((cell) => (
            <tr key={`${cell.row} ${cell.column}`}>
              <td>{formatThousands(cell.row)}</td>
              <td>{cell.column}</td>
              <td className={styles.text}>{cell.text || <span className={styles.quiet}>{t('empty')}</span>}</td>
              <td>{reasonOf(cell)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
