import { type ReactNode, useMemo } from 'react';
import { Chart } from '../chart/Chart';
import type { Drawing } from '../chart/chart-look';
import type { List } from '../chart/figure-data';
import { barDrawing, columnDrawing, donutDrawing } from '../chart/list-charts';
import { useFigureImage } from './figure-image';
import { FigureTools } from './FigureTools';
import type { FigureKind, FigureView } from './figure-view';
import styles from './ListFigure.module.css';
import { ListTable } from './ListTable';

interface ListFigureProps {
  list: List;
  kinds: readonly FigureKind[];
  view: FigureView;
  isSortable: boolean;
  /** Heading beside the tools if it is not the main figure of its card. */
  caption?: ReactNode;
  /** The heading as text. */
  name?: string;
  /** A last line below the rows of a table. */
  footer?: ReactNode;
}

/** The figure as an image: a table is drawn as bars, and a donut names its slices, as no table stands beside it. */
function imageOf(kind: FigureKind, list: List): Drawing {
  if (kind === 'column') return columnDrawing(list);
  return kind === 'donut' ? donutDrawing(list, true) : barDrawing(list);
}

/** A list as bars, columns, a donut or a plain table. Where the chart is not itself a table, one stands beside it or is there for screen readers. */
export function ListFigure({ list, kinds, view, isSortable, caption, name = '', footer }: ListFigureProps) {
  const { kind } = view;
  const drawing = useMemo(() => (kind === 'donut' ? donutDrawing(list, false) : columnDrawing(list)), [kind, list]);
  const image = useMemo(() => imageOf(kind, list), [kind, list]);
  const keepImage = useFigureImage(kind === 'table' ? null : image);

  return (
    <section ref={keepImage} className={styles.figure}>
      <FigureTools kinds={kinds} view={view} drawing={image} isSortable={isSortable} caption={caption} name={name} />
      {kind === 'bar' && <ListTable list={list} name={name} mark="bar" footer={footer} />}
      {kind === 'table' && <ListTable list={list} name={name} mark="none" footer={footer} />}
      {kind === 'column' && (
        <>
          <Chart drawing={drawing} />
          <div className="visually-hidden">
            <ListTable list={list} name={name} mark="none" />
          </div>
          {footer}
        </>
      )}
      {kind === 'donut' && (
        <div className={styles.pair}>
          <Chart drawing={drawing} />
          <div>
            <ListTable list={list} name={name} mark="slice" footer={footer} />
          </div>
        </div>
      )}
    </section>
  );
}
