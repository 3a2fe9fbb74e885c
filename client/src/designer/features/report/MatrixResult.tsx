import { endFigures, formatThousands, readableText } from '@wence/schema';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { EMPTY, formatPercent, type Grid } from './chart/figure-data';
import { FieldsResult } from './FieldsResult';
import { GridFigure } from './figure/GridFigure';
import { addsUp } from './figures';
import type { QuestionFragment, RowFragment } from './report.generated';
import styles from './report.module.css';
import { PartTexts } from './written-answers';

function topOf({ values }: RowFragment): string {
  const ends = endFigures(values);
  return ends ? formatPercent(ends.top.percent) : EMPTY;
}

/** What is chosen or rated in the rows of a matrix; null where something is written. */
function useGrid({ rows }: QuestionFragment): Grid | null {
  const { t } = useTranslation('report');

  return useMemo(() => {
    const [first] = rows;
    const isRated = first !== undefined && first.numbers !== null;
    if (first === undefined || (!isRated && first.options.length === 0)) return null;
    const hasTop = isRated && rows.some(({ values }) => endFigures(values) !== null);
    return {
      head: t('column.row'),
      factHeads: [t('column.base'), ...(isRated ? [t('mean')] : []), ...(hasTop ? [t('top2')] : [])],
      columns: isRated
        ? first.values.map(({ value }) => ({ key: value, label: value }))
        : first.options.map((option) => ({ key: option.optionId, label: readableText(option.title) })),
      rows: rows.map((row) => ({
        key: row.rowId,
        label: readableText(row.title),
        isRetired: row.retired,
        base: row.base,
        facts: [formatThousands(row.base), ...(isRated ? [formatThousands(row.numbers?.mean)] : []), ...(hasTop ? [topOf(row)] : [])],
        cells: isRated ? row.values : row.options,
      })),
    };
  }, [rows, t]);
}

/** A matrix: rows by columns where something is chosen or rated, row by row where something is written. */
export function MatrixResult({ question }: { question: QuestionFragment }) {
  const { rows } = question;
  const grid = useGrid(question);
  const isRated = rows.some(({ numbers }) => numbers !== null);
  const meanOf = (rowId: number): number => rows.find((row) => row.rowId === rowId)?.numbers?.mean ?? 0;

  return (
    <>
      {grid && (
        <GridFigure
          grid={grid}
          isWhole={grid.rows.every(({ base, cells }) => base === 0 || addsUp(cells.flatMap((cell) => cell ?? [])))}
          rankOf={isRated ? meanOf : undefined}
        />
      )}
      {rows.map((row) =>
        row.fields.length > 0 ? (
          <section key={row.rowId} className={styles.part}>
            <h4 className={styles.partTitle}>{readableText(row.title)}</h4>
            <FieldsResult fields={row.fields} prefix={`row${row.rowId}.`} />
          </section>
        ) : (
          <PartTexts key={row.rowId} title={row.title} base={grid ? undefined : row.base} texts={row.texts} />
        ),
      )}
    </>
  );
}
