import { formatThousands, LIMITS, readableText } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { type Banner, questionName, showsLetters } from './banner';
import { CountRows, MeanRows, Retired } from './BannerRows';
import styles from './BannerTable.module.css';
import type { Measure } from './cross-address';
import type { CrossTableFragment } from './cross.generated';

interface BannerTableProps {
  banner: Banner;
  measure: Measure;
}

/** The titles of the columns, below those of their questions; every question begins with all of its respondents. */
function Heads({ tables }: { tables: readonly CrossTableFragment[] }) {
  const { t } = useTranslation('cross');

  return (
    <thead>
      <tr>
        <th rowSpan={2} scope="col" className={styles.corner}>
          {t('option')}
        </th>
        {tables.map(({ column, columns }) => (
          <th key={column.localId} scope="colgroup" colSpan={columns.length + 1} className={styles.group}>
            <span className={styles.groupName}>{questionName(column)}</span>
            <Retired when={column.retired} />
          </th>
        ))}
      </tr>
      <tr>
        {tables.flatMap(({ column, columns }) => [
          <th key={column.localId} scope="col" className={styles.first}>
            {t('total')}
          </th>,
          ...columns.map(({ code, title, letter, retired }) => (
            <th key={`${column.localId} ${code} ${letter}`} scope="col">
              {readableText(title)}
              <Retired when={retired} />
              <span className={styles.letter}>{letter}</span>
            </th>
          )),
        ])}
      </tr>
    </thead>
  );
}

/** How many respondents each column has; small numbers are flagged. */
function Bases({ tables, measure }: { tables: readonly CrossTableFragment[]; measure: Measure }) {
  const { t } = useTranslation('cross');

  return (
    <tr className={styles.bases}>
      <th scope="row">{t('baseRow')}</th>
      {tables.flatMap(({ column, columns, base }) => [
        <td key={column.localId} className={styles.first}>
          {formatThousands(base)}
        </td>,
        ...columns.map((one) => (
          <td key={`${column.localId} ${one.code} ${one.letter}`} className={one.smallBase ? styles.small : undefined}>
            {formatThousands(one.base)}
            {one.smallBase && (
              <>
                <span className={styles.star} aria-hidden="true">
                  *
                </span>
                <span className="visually-hidden"> {t('smallBase', { base: LIMITS.smallBase })}</span>
              </>
            )}
            {showsLetters(measure) && !one.smallBase && <sup className={styles.letters} />}
          </td>
        )),
      ])}
    </tr>
  );
}

/** The tables of one question beside each other. Scrolls sideways where it is too wide, while the labels of its rows stay in sight. */
export function BannerTable({ banner: { row, tables }, measure }: BannerTableProps) {
  const { t } = useTranslation('cross');
  const label = t('tableOf', { row: questionName(row), column: tables.map(({ column }) => questionName(column)).join(' + ') });

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls has to be reachable by keyboard
    <section className={styles.box} tabIndex={0} aria-label={label}>
      <table className={styles.table} aria-label={label}>
        <Heads tables={tables} />
        <tbody>
          <Bases tables={tables} measure={measure} />
          {measure !== 'mean' && <CountRows tables={tables} measure={measure} />}
          <MeanRows tables={tables} withDeviation={measure === 'mean'} />
        </tbody>
      </table>
    </section>
  );
}
