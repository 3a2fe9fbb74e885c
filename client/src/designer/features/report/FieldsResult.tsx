import { formatThousands, readableText } from '@wence/schema';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPercent, type List } from './chart/figure-data';
import { Facts, numberFacts } from './Facts';
import { CountFigure } from './figure/CountFigure';
import { type FigureKind, useFigureView } from './figure/figure-view';
import { ListFigure } from './figure/ListFigure';
import { useKeptOrder } from './figure/kept-order';
import { useRowSearch } from './figure/RowSearch';
import type { FieldFiguresFragment } from './report.generated';
import styles from './report.module.css';
import { PartTexts } from './written-answers';

const SHARE_KINDS: readonly FigureKind[] = ['bar', 'column', 'donut', 'table'];

/** Items that are weighed: each with its share of all weights, which add up to 100 %. */
export function ProportionResult({ fields }: { fields: readonly FieldFiguresFragment[] }) {
  const { t } = useTranslation('report');
  const view = useFigureView('', { kinds: SHARE_KINDS, isSorted: false });
  const weighed = useMemo(() => fields.map((field) => ({ ...field, key: field.optionId, label: readableText(field.title) })), [fields]);
  const ordered = useKeptOrder(weighed, view.isSorted, ({ share }) => share ?? 0);
  const { found, field } = useRowSearch(ordered);
  const items = found ?? ordered;
  const list = useMemo<List>(
    () => ({
      head: t('column.item'),
      figureHeads: [t('share'), t('mean'), t('median')],
      most: 100,
      rows: items.map(({ key, label, retired, numbers, share }) => ({
        key,
        label,
        isRetired: retired,
        isFaded: retired,
        value: share ?? 0,
        figures: [formatPercent(share ?? 0), formatThousands(numbers?.mean), formatThousands(numbers?.median)],
      })),
    }),
    [t, items],
  );

  return (
    <>
      {field}
      <ListFigure list={list} kinds={SHARE_KINDS} view={view} isSortable />
    </>
  );
}

interface FieldProps {
  field: FieldFiguresFragment;
  /** Tells the fields of different rows apart. */
  prefix: string;
}

function Field({ field: { optionId, title, base, numbers, values, others, texts }, prefix }: FieldProps) {
  const { t } = useTranslation('report');
  if (base === 0 || (!numbers && values.length === 0)) return <PartTexts title={title} base={base} texts={texts} />;
  const name = readableText(title);
  const heading = (
    <h4 className={styles.partTitle}>
      {name} <span className={styles.code}>{t('base', { base: formatThousands(base) })}</span>
    </h4>
  );

  return (
    <section className={styles.part}>
      {values.length === 0 && heading}
      {numbers && <Facts facts={numberFacts(numbers, t)} />}
      {values.length > 0 && (
        <CountFigure
          part={`${prefix}field${optionId}`}
          caption={heading}
          name={name}
          head={t('column.choice')}
          rows={values.map(({ value, count, percent }) => ({ key: value, label: value, count, percent }))}
          isWhole
          others={others}
        />
      )}
    </section>
  );
}

interface FieldsResultProps {
  fields: readonly FieldFiguresFragment[];
  prefix?: string;
}

/** Fields of a form or a table, one after the other. */
export const FieldsResult = ({ fields, prefix = '' }: FieldsResultProps) =>
  fields.map((field) => <Field key={field.optionId} field={field} prefix={prefix} />);
