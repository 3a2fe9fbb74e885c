import { formatThousands, LIMITS } from '@wence/schema';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { beginsGroup, type Banner, columnsName, questionName, showsLetters } from './banner';
import { HeadIds } from './banner-heads';
import { BannerHeads } from './BannerHeads';
import { CountRows, MeanRows } from './BannerRows';
import styles from './BannerTable.module.css';
import type { Measure } from './cross-address';
import type { CrossTableFragment } from './cross.generated';

interface BannerTableProps {
  banner: Banner;
  measure: Measure;
}

/** How many respondents each column has; small numbers are flagged. */
function Bases({ tables, measure, heads }: { tables: readonly CrossTableFragment[]; measure: Measure; heads: HeadIds }) {
  const { t } = useTranslation('cross');

  return (
    <tr className={styles.bases}>
      <th id={heads.row('n')} scope="row">
        {t('baseRow')}
      </th>
      {tables.flatMap((table) => [
        <td key={table.column.localId} headers={heads.ofTotal(table, 'n')} className={styles.first}>
          {formatThousands(table.base)}
        </td>,
        ...table.columns.map((one, place) => (
          <td
            key={one.letter}
            headers={heads.ofCell(table, place, 'n')}
            className={[beginsGroup(table, place) && styles.begins, one.smallBase && styles.small].filter(Boolean).join(' ')}
          >
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
  const label = t('tableOf', { row: questionName(row), column: tables.map(columnsName).join(' + ') });
  const id = useId();
  const heads = useMemo(() => new HeadIds(id), [id]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls has to be reachable by keyboard
    <section className={styles.box} tabIndex={0} aria-label={label}>
      <table className={styles.table} aria-label={label}>
        <BannerHeads tables={tables} heads={heads} />
        <tbody>
          <Bases tables={tables} measure={measure} heads={heads} />
          {measure !== 'mean' && <CountRows tables={tables} measure={measure} heads={heads} />}
          <MeanRows tables={tables} withDeviation={measure === 'mean'} heads={heads} />
        </tbody>
      </table>
    </section>
  );
}
