import { formatThousands, readableText } from '@wence/schema';
import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { beginsGroup, percentOf, showsLetters, totalPercentOf } from './banner';
import type { HeadIds } from './banner-heads';
import styles from './BannerTable.module.css';
import type { Measure } from './cross-address';
import type { CrossTableFragment } from './cross.generated';

/** Hands a share to the style sheet: 0 to 1 as `--share`. */
const shade = (percent: number | null): CSSProperties => ({ '--share': (percent ?? 0) / 100 }) as CSSProperties;

const percentText = (percent: number): string => `${percent.toFixed(1)}%`;

/** Letters of the columns that a figure is significantly higher than. */
function Letters({ letters }: { letters: readonly string[] }) {
  const { t } = useTranslation('cross');
  // The slot is there without letters too, so that the figures of a column stand below each other.
  if (letters.length === 0) return <sup className={styles.letters} />;
  return (
    <sup className={styles.letters}>
      <span aria-hidden="true">{letters.join('')}</span>
      <span className="visually-hidden"> {t('lettersOf', { letters: letters.join(' ') })}</span>
    </sup>
  );
}

/** Says that something is no longer part of the survey. */
export function Retired({ when }: { when: boolean }) {
  const { t } = useTranslation('cross');
  return when && <span className={styles.retired}>{t('retired')}</span>;
}

/** A row: its label, then for each table the cell of all and those of the columns. */
function Row({ id, label, children, quiet = false }: { id: string; label: ReactNode; children: ReactNode; quiet?: boolean }) {
  return (
    <tr className={quiet ? styles.quiet : undefined}>
      <th id={id} scope="row">
        {label}
      </th>
      {children}
    </tr>
  );
}

interface RowsProps {
  tables: readonly CrossTableFragment[];
  heads: HeadIds;
}

/** How often each answer was given, in one measure. */
export function CountRows({ tables, measure, heads }: RowsProps & { measure: Measure }) {
  return (tables[0]?.rows ?? []).map(({ code, title, retired }, place) => (
    <Row
      key={`${code} ${title}`}
      id={heads.row(String(place))}
      label={
        <>
          {readableText(title)}
          <Retired when={retired} />
        </>
      }
    >
      {tables.flatMap((table) => {
        const row = table.rows[place];
        if (row === undefined) return [];
        const all = totalPercentOf(row.total.percent, measure);
        return [
          <td key={table.column.localId} headers={heads.ofTotal(table, String(place))} className={styles.first}>
            {all === null ? formatThousands(row.total.count) : percentText(all)}
          </td>,
          ...row.cells.map((cell, index) => {
            const percent = percentOf(cell, measure);
            return (
              <td
                key={table.columns[index]?.letter}
                headers={heads.ofCell(table, index, String(place))}
                className={beginsGroup(table, index) ? `${styles.cell} ${styles.begins}` : styles.cell}
                style={shade(percent ?? cell.columnPercent)}
              >
                {percent === null ? formatThousands(cell.count) : percentText(percent)}
                {showsLetters(measure) && <Letters letters={cell.letters} />}
              </td>
            );
          }),
        ];
      })}
    </Row>
  ));
}

const shown = (number: number | null): string => (number === null ? '–' : number.toFixed(2));

/** Means with their letters; the deviations below them where means are what one wants to see. */
export function MeanRows({ tables, withDeviation, heads }: RowsProps & { withDeviation: boolean }) {
  const { t } = useTranslation('cross');

  return (tables[0]?.means ?? []).flatMap(({ title }, place) => {
    const name = title === '' ? t('mean') : t('meanOf', { title: readableText(title) });
    const cells = (figure: 'mean' | 'deviation') =>
      tables.flatMap((table) => [
        <td key={table.column.localId} headers={heads.ofTotal(table, `${figure}${place}`)} className={styles.first}>
          {shown(table.means[place]?.total[figure] ?? null)}
        </td>,
        ...(table.means[place]?.cells ?? []).map((cell, index) => (
          <td
            key={table.columns[index]?.letter}
            headers={heads.ofCell(table, index, `${figure}${place}`)}
            className={beginsGroup(table, index) ? styles.begins : undefined}
          >
            {shown(cell[figure])}
            <Letters letters={figure === 'mean' ? cell.letters : []} />
          </td>
        )),
      ]);
    return [
      <Row key={`${title} mean`} id={heads.row(`mean${place}`)} label={name}>
        {cells('mean')}
      </Row>,
      ...(withDeviation
        ? [
            <Row key={`${title} deviation`} id={heads.row(`deviation${place}`)} label={t('deviation')} quiet>
              {cells('deviation')}
            </Row>,
          ]
        : []),
    ];
  });
}
