import { formatThousands, readableText } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { type Banner, columnsName, isOverlapping, probability, questionName } from './banner';
import { BannerTable } from './BannerTable';
import { Retired } from './BannerRows';
import styles from './CrossCard.module.css';
import type { Measure } from './cross-address';
import type { CrossTableFragment } from './cross.generated';

type ChiSquare = NonNullable<CrossTableFragment['chiSquare']>;

/** Says how surely and how strongly the answers depend on the columns. */
function ChiSquareLine({ test, name }: { test: ChiSquare; name?: string }) {
  const { t } = useTranslation('cross');
  const { value, degrees, p, cramersV, cells, fewExpected } = test;
  const figures = t('chiSquare', { degrees, value: value.toFixed(2), p: probability(p), v: cramersV.toFixed(3) });

  return (
    <>
      <p>{name === undefined ? figures : t('chiSquareOf', { name, figures })}</p>
      {fewExpected > 0 && <p className={styles.warning}>{t('fewExpected', { few: fewExpected, cells })}</p>}
    </>
  );
}

/** The tests of a table, one for each category that columns are nested in, or why there is none. */
function ChiSquareLines({ table }: { table: CrossTableFragment }) {
  const { t } = useTranslation('cross');
  const { row, groups, chiSquare } = table;
  if (chiSquare) return <ChiSquareLine test={chiSquare} />;
  if (groups.every((group) => group.chiSquare === null)) {
    return <p>{t(row.overlapping || isOverlapping(table) ? 'noChiSquare.overlapping' : 'noChiSquare.flat')}</p>;
  }
  return groups.map(({ code, title, chiSquare: test }) => test && <ChiSquareLine key={code} name={readableText(title)} test={test} />);
}

/** What is said of one table: who is in it, how strong the association is, what was left out. */
function TableFacts({ table, named }: { table: CrossTableFragment; named: boolean }) {
  const { t } = useTranslation('cross');
  const { asked, base, inner, rows, omittedRows, omittedColumns } = table;
  const figures = { base: formatThousands(base), asked: formatThousands(asked) };

  return (
    <div className={styles.facts}>
      {named && <h3 className={styles.name}>{columnsName(table)}</h3>}
      {base === 0 ? <p>{t(inner ? 'noAnswersNested' : 'noAnswers')}</p> : <p>{t(inner ? 'askedNested' : 'asked', figures)}</p>}
      {base > 0 && rows.length > 0 && <ChiSquareLines table={table} />}
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
