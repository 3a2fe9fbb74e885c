import { formatThousands, rankScore, readableText } from '@wence/schema';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { EMPTY, type Grid, type List } from './chart/figure-data';
import { heatDrawing } from './chart/grid-charts';
import { barDrawing } from './chart/list-charts';
import { useFigureImage } from './figure/figure-image';
import { FigureTools } from './figure/FigureTools';
import { type FigureKind, useFigureView } from './figure/figure-view';
import { GridTable } from './figure/GridTable';
import { useKeptOrder } from './figure/kept-order';
import { ListTable } from './figure/ListTable';
import { useRowSearch } from './figure/RowSearch';
import type { FieldFiguresFragment } from './report.generated';
import styles from './report.module.css';

const KINDS: readonly FigureKind[] = ['bar', 'heat', 'table'];

const shownScore = (score: number | null): string => (score === null ? EMPTY : score.toFixed(2));

interface RankResultProps {
  fields: readonly FieldFiguresFragment[];
  /** Responses that answered the question. */
  base: number;
}

/** A ranking: each item with its weighted score, its mean place, and how often it had which place. */
export function RankResult({ fields, base }: RankResultProps) {
  const { t } = useTranslation('report');
  const view = useFigureView('', { kinds: KINDS, isSorted: true });
  const scored = useMemo(
    () => fields.map((field) => ({ key: field.optionId, label: readableText(field.title), field, score: rankScore(field.values, base) })),
    [fields, base],
  );
  const ordered = useKeptOrder(scored, view.isSorted, ({ score }) => score ?? 0);
  const { found, field: search } = useRowSearch(ordered);
  const items = found ?? ordered;

  const list = useMemo<List>(
    () => ({
      head: t('column.item'),
      figureHeads: [t('score'), t('meanPlace'), t('column.base')],
      most: Math.max(1, fields.length),
      rows: items.map(({ key, label, field, score }) => ({
        key,
        label,
        isRetired: field.retired,
        isFaded: field.retired,
        value: score ?? 0,
        figures: [shownScore(score), formatThousands(field.numbers?.mean), formatThousands(field.base)],
      })),
    }),
    [t, fields.length, items],
  );
  const grid = useMemo<Grid>(
    () => ({
      head: t('column.item'),
      factHeads: [t('column.base'), t('score'), t('meanPlace')],
      columns: (fields[0]?.values ?? []).map(({ value }) => ({ key: value, label: t('place', { place: value }) })),
      rows: items.map(({ key, label, field, score }) => ({
        key,
        label,
        isRetired: field.retired,
        base: field.base,
        facts: [formatThousands(field.base), shownScore(score), formatThousands(field.numbers?.mean)],
        cells: field.values,
      })),
    }),
    [t, fields, items],
  );
  const isHeat = view.kind === 'heat';
  const drawing = useMemo(() => (isHeat ? heatDrawing(grid) : barDrawing(list)), [isHeat, grid, list]);
  const keepImage = useFigureImage(view.kind === 'table' ? null : drawing);

  return (
    <section ref={keepImage}>
      <FigureTools kinds={KINDS} view={view} drawing={drawing} isSortable caption={null} name="" />
      {search}
      {isHeat ? <GridTable grid={grid} isShaded /> : <ListTable list={list} mark={view.kind === 'bar' ? 'bar' : 'none'} />}
      <p className={styles.note}>{t('scoreHelp', { count: fields.length })}</p>
    </section>
  );
}
