import { formatThousands, percentOf } from '@wence/schema';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EMPTY, formatPercent, type List, type ListRow } from '../chart/figure-data';
import styles from './CountFigure.module.css';
import { type FigureKind, useFigureView } from './figure-view';
import { ListFigure } from './ListFigure';
import { useKeptOrder } from './kept-order';
import { useRowSearch } from './RowSearch';

export interface Counted {
  readonly key: string | number;
  readonly label: string;
  readonly count: number;
  readonly percent: number;
  readonly isRetired?: boolean;
}

interface CountFigureProps {
  /** Tells the figures of one card apart; empty for its main figure. */
  part?: string;
  caption?: ReactNode;
  /** The caption as text. */
  name?: string;
  /** Heading of the labels. */
  head: string;
  rows: readonly Counted[];
  /** Values have an order of their own, such as the points of a scale or months. */
  isScale?: boolean;
  /** Everybody counts once, so that the shares add up to 100 %. */
  isWhole: boolean;
  /** The highest first unless the author chooses otherwise: of long lists, and where the given order says nothing. */
  isSorted?: boolean;
  /** Answers that are in no row. */
  others?: number;
}

/** A list of more rows is cut, so that nobody has to scroll past two hundred of them. */
const LONG = 12;
const SHOWN = 10;
/** Slices of a donut, as many as there are colours. */
const SLICES = 8;

function kindsFor({ isScale = false, isWhole, others = 0, rows }: CountFigureProps): readonly FigureKind[] {
  const donut: readonly FigureKind[] = isWhole && others === 0 && (!isScale || rows.length <= SLICES) ? ['donut'] : [];
  return isScale ? ['column', 'bar', ...donut, 'table'] : ['bar', 'column', ...donut, 'table'];
}

const rowOf = ({ key, label, count, percent, isRetired }: Counted): ListRow => ({
  key,
  label,
  isRetired,
  isFaded: isRetired,
  value: percent,
  figures: [formatPercent(percent), formatThousands(count)],
});

/** The rows after the cut in one. Those who chose several things cannot be added up: the same people may have chosen more than one of them. */
function restOf(rest: readonly Counted[], label: string, whole: number | null): ListRow {
  if (whole === null) return { key: 'rest', label, isFaded: true, value: 0, figures: [EMPTY, EMPTY] };
  const count = rest.reduce((sum, row) => sum + row.count, 0);
  return { ...rowOf({ key: 'rest', label, count, percent: percentOf(count, whole) }), isFaded: true };
}

/** How often each thing was chosen or given, as bars, columns, a donut or a table; sortable, and cut where it is long. */
export function CountFigure(props: CountFigureProps) {
  const { part = '', caption, name, head, rows, isScale = false, isWhole, others = 0 } = props;
  const { t } = useTranslation('report');
  const kinds = kindsFor(props);
  const view = useFigureView(part, { kinds, isSorted: props.isSorted ?? (!isScale && rows.length > LONG) });
  const [isOpen, setIsOpen] = useState(false);
  const isSorted = view.isSorted && !isScale;
  const ordered = useKeptOrder(rows, isSorted, ({ count }) => count);
  const { found, field } = useRowSearch(ordered, name);
  const { kind } = view;
  // A scale in columns is a picture of all its points.
  const most = kind === 'donut' ? SLICES : LONG;
  const listed = found ?? ordered;
  const isCut = listed.length > most && !(isScale && kind === 'column') && (kind === 'donut' || !isOpen);
  const canOpen = listed.length > LONG && (kind === 'bar' || kind === 'table');

  const list = useMemo<List>(() => {
    const figureHeads = [t('column.percent'), t('column.count')];
    const shown = isCut ? listed.slice(0, kind === 'donut' ? SLICES - 1 : SHOWN) : listed;
    // A donut is the whole, whatever is searched for.
    const rest = kind === 'donut' ? ordered.filter((row) => !shown.includes(row)) : listed.slice(shown.length);
    const whole = isWhole ? ordered.reduce((sum, { count }) => sum + count, others) : null;
    // A chart has no place for a row without a figure.
    const hasRest = rest.length > 0 && (whole !== null || kind !== 'column');
    const last = hasRest ? [restOf(rest, t('rest', { count: rest.length }), whole)] : [];
    return { head, figureHeads, most: 100, rows: [...shown.map(rowOf), ...last] };
  }, [t, head, ordered, listed, isCut, kind, isWhole, others]);

  const footer = canOpen && (
    <button type="button" className={styles.more} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
      {isOpen ? t('showFirst', { count: SHOWN }) : t('showAll', { count: listed.length })}
    </button>
  );

  return (
    <>
      {field}
      <ListFigure
        list={list}
        kinds={kinds}
        view={{ ...view, isSorted }}
        isSortable={!isScale}
        caption={caption}
        name={name}
        footer={footer}
      />
      {others > 0 && <p className={styles.others}>{t('others', { count: others, formatted: formatThousands(others) })}</p>}
    </>
  );
}
