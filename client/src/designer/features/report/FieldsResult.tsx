import { formatThousands, readableText } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { CountTable } from './CountTable';
import { NumberFacts } from './Facts';
import { GridTable } from './GridTable';
import type { FieldFiguresFragment, QuestionType } from './report.generated';
import styles from './report.module.css';
import { PartTexts } from './written-answers';

interface FieldsResultProps {
  fields: readonly FieldFiguresFragment[];
  type: QuestionType;
  /** Title of the question or row that the fields belong to. */
  title: string;
}

function Field({ field: { title, base, numbers, values, others, texts } }: { field: FieldFiguresFragment }) {
  const { t } = useTranslation('report');
  if (!numbers && values.length === 0) return <PartTexts title={title} base={base} texts={texts} />;

  return (
    <section className={styles.part}>
      <h4 className={styles.partTitle}>
        {readableText(title)} <span className={styles.code}>{t('base', { base: formatThousands(base) })}</span>
      </h4>
      {numbers && <NumberFacts numbers={numbers} />}
      {values.length > 0 && (
        <CountTable
          head={t('column.choice')}
          rows={values.map(({ value, count, percent }) => ({ key: value, label: value, count, percent }))}
          others={others}
        />
      )}
    </section>
  );
}

/** Tables for rankings and proportions; other fields are shown one after the other. */
export function FieldsResult({ fields, type, title }: FieldsResultProps) {
  const { t } = useTranslation('report');
  if (type === 'RANK') {
    return (
      <GridTable
        label={t('tableOf', { title: readableText(title) })}
        head={t('column.item')}
        factHeads={[t('column.base'), t('meanPlace')]}
        columns={(fields[0]?.values ?? []).map(({ value }) => ({ key: value, label: t('place', { place: value }) }))}
        rows={fields.map((field) => ({
          key: field.optionId,
          label: readableText(field.title),
          isRetired: field.retired,
          facts: [formatThousands(field.base), formatThousands(field.numbers?.mean)],
          cells: field.values,
        }))}
      />
    );
  }
  if (type === 'PROPORTION') {
    return (
      <GridTable
        label={t('tableOf', { title: readableText(title) })}
        head={t('column.item')}
        factHeads={[t('mean'), t('median'), t('share')]}
        columns={[]}
        rows={fields.map(({ optionId, title: item, retired, numbers, share }) => ({
          key: optionId,
          label: readableText(item),
          isRetired: retired,
          facts: [formatThousands(numbers?.mean), formatThousands(numbers?.median), `${(share ?? 0).toFixed(1)}%`],
          cells: [],
        }))}
      />
    );
  }
  return fields.map((field) => <Field key={field.optionId} field={field} />);
}
