import { formatThousands, readableText } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { type Banner, probability, questionName } from './banner';
import { BannerTable } from './BannerTable';
import { Retired } from './BannerRows';
import styles from './CrossCard.module.css';
import type { Measure } from './cross-address';
import type { CrossTableFragment } from './cross.generated';

/** Whether the answers depend on the columns, or why that was not tested. */
function ChiSquareLine({ table: { row, column, chiSquare } }: { table: CrossTableFragment }) {
  const { t } = useTranslation('cross');
  if (chiSquare === null) return <p>{t(row.overlapping || column.overlapping ? 'noChiSquare.overlapping' : 'noChiSquare.flat')}</p>;
  const { value, degrees, p, cramersV, cells, fewExpected } = chiSquare;

  return (
    <>
      <p>{t('chiSquare', { degrees, value: value.toFixed(2), p: probability(p), v: cramersV.toFixed(3) })}</p>
      {fewExpected > 0 && <p className={styles.warning}>{t('fewExpected', { few: fewExpected, cells })}</p>}
    </>
  );
}

/** What is said of one table: who is in it, how strong the association is, what was left out. */
function TableFacts({ table, named }: { table: CrossTableFragment; named: boolean }) {
  const { t } = useTranslation('cross');
  const { asked, base, column, rows, omittedRows, omittedColumns } = table;

  return (
    <div className={styles.facts}>
      {named && <h3 className={styles.name}>{questionName(column)}</h3>}
      <p>{base === 0 ? t('noAnswers') : t('asked', { base: formatThousands(base), asked: formatThousands(asked) })}</p>
      {base > 0 && rows.length > 0 && <ChiSquareLine table={table} />}
      {omittedRows > 0 && <p>{t('omittedRows', { count: omittedRows })}</p>}
      {omittedColumns > 0 && <p>{t('omittedColumns', { count: omittedColumns })}</p>}
    </div>
  );
}

interface CrossCardProps {
  banner: Banner;
  measure: Measure;
}

/** One question by the questions of the columns: its table, and below it what is known of the association. */
export function CrossCard({ banner, measure }: CrossCardProps) {
  const { t } = useTranslation('cross');
  const { row, tables } = banner;
  const hasMeans = tables.some(({ means }) => means.length > 0);

  return (
    <article className={styles.card} aria-label={questionName(row)}>
      <h2 className={styles.title}>
        <span className={styles.code}>{row.code}</span> {readableText(row.title)}
        {row.rowTitle !== null && <span className={styles.row}>{readableText(row.rowTitle)}</span>}
        <Retired when={row.retired} />
      </h2>
      {measure === 'mean' && !hasMeans ? <p className={styles.none}>{t('noMean')}</p> : <BannerTable banner={banner} measure={measure} />}
      <div className={styles.tables}>
        {tables.map((table) => (
          <TableFacts key={table.column.localId} table={table} named={tables.length > 1} />
        ))}
      </div>
    </article>
  );
}
