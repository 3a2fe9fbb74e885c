import { formatThousands, readableText } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { PartTexts } from './written-answers';
import { FieldsResult } from './FieldsResult';
import { GridTable } from './GridTable';
import type { QuestionFragment, RowFragment } from './report.generated';
import styles from './report.module.css';

const optionCells = (row: RowFragment) => row.options.map(({ count, percent }) => ({ count, percent }));
const valueCells = (row: RowFragment) => row.values.map(({ count, percent }) => ({ count, percent }));

/** A matrix: rows by columns where something is chosen or rated, row by row where something is written. */
export function MatrixResult({ question }: { question: QuestionFragment }) {
  const { t } = useTranslation('report');
  const { rows, title } = question;
  const [first] = rows;
  if (first === undefined) return null;
  const isRated = first.numbers !== null;
  const isGrid = isRated || first.options.length > 0;
  const columns = isRated
    ? first.values.map(({ value }) => ({ key: value, label: value }))
    : first.options.map((option) => ({ key: option.optionId, label: readableText(option.title) }));

  return (
    <>
      {isGrid && (
        <GridTable
          label={t('tableOf', { title: readableText(title) })}
          head={t('column.row')}
          factHeads={isRated ? [t('column.base'), t('mean')] : [t('column.base')]}
          columns={columns}
          rows={rows.map((row) => ({
            key: row.rowId,
            label: readableText(row.title),
            isRetired: row.retired,
            facts: isRated ? [formatThousands(row.base), formatThousands(row.numbers?.mean)] : [formatThousands(row.base)],
            cells: isRated ? valueCells(row) : optionCells(row),
          }))}
        />
      )}
      {rows.map((row) =>
        row.fields.length > 0 ? (
          <section key={row.rowId} className={styles.part}>
            <h4 className={styles.partTitle}>{readableText(row.title)}</h4>
            <FieldsResult fields={row.fields} type={question.type} title={row.title} />
          </section>
        ) : (
          <PartTexts key={row.rowId} title={row.title} base={isGrid ? undefined : row.base} texts={row.texts} />
        ),
      )}
    </>
  );
}
