import { useMemo } from 'react';
import { Chart } from '../chart/Chart';
import type { Grid } from '../chart/figure-data';
import { heatDrawing, stackedDrawing } from '../chart/grid-charts';
import { useFigureImage } from './figure-image';
import { FigureTools } from './FigureTools';
import type { FigureKind } from './figure-view';
import { useFigureView } from './figure-view';
import { GridTable } from './GridTable';
import { useKeptOrder } from './kept-order';
import { useRowSearch } from './RowSearch';
import styles from './ListFigure.module.css';

interface GridFigureProps {
  grid: Grid;
  /** Shares of a row add up to 100 %. */
  isWhole: boolean;
  /** Number by which the rows may be sorted, highest first; absent where they have none. */
  rankOf?: (key: number) => number;
}

/** A matrix as a heat table, a plain table, or one bar for each row. */
export function GridFigure({ grid, isWhole, rankOf }: GridFigureProps) {
  const kinds: readonly FigureKind[] = isWhole ? ['heat', 'stacked', 'table'] : ['heat', 'table'];
  const view = useFigureView('', { kinds, isSorted: false });
  const { kind } = view;
  const rows = useKeptOrder(grid.rows, view.isSorted && rankOf !== undefined, ({ key }) => rankOf?.(key) ?? 0);
  const { found, field } = useRowSearch(rows);
  const shown = useMemo(() => ({ ...grid, rows: found ?? rows }), [grid, rows, found]);
  const drawing = useMemo(() => (kind === 'stacked' ? stackedDrawing(shown) : heatDrawing(shown)), [kind, shown]);
  const keepImage = useFigureImage(kind === 'table' ? null : drawing);

  return (
    <section ref={keepImage} className={styles.figure}>
      <FigureTools kinds={kinds} view={view} drawing={drawing} isSortable={rankOf !== undefined} caption={null} name="" />
      {field}
      {kind === 'stacked' ? (
        <>
          <Chart drawing={drawing} />
          <div className="visually-hidden">
            <GridTable grid={shown} isShaded={false} />
          </div>
        </>
      ) : (
        <GridTable grid={shown} isShaded={kind === 'heat'} />
      )}
    </section>
  );
}
