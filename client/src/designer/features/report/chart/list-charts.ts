import { palette } from '../../../theme/palette';
import {
  BASE_LOOK,
  type ChartOption,
  colourAt,
  type Drawing,
  FADED_COLOUR,
  FIRST_COLOUR,
  INSIDE_LABEL,
  LABEL,
  QUIET_LABEL,
  WHOLE,
  widestOf,
  widestWord,
  widthOf,
} from './chart-look';
import type { List, ListRow } from './figure-data';

const BAR_ROW = 36;
const COLUMN_HEIGHT = 240;
const DONUT_HEIGHT = 240;
const IMAGE_HEIGHT = 320;
/** Percent from which a slice holds its figure. */
const NARROWEST_SLICE = 8;
/** With more columns than these, figures stand only where there is room for them. */
const MOST_LABELLED_COLUMNS = 14;
const MOST_LINES_BELOW = 3;
const LINE = 18;
/** Room for labels that are written aslant, as a word of them is wider than its column. */
const ASLANT = { rotate: 45, width: 84, overflow: 'truncate', room: 68 } as const;
/** Widths in pixels from which a column holds its figure with a decimal, and without one. */
const EXACT = 42;
const ROUNDED = 22;

/** Lines that the longest label takes below its column; null if one of its words is wider than that. */
function linesBelow(rows: readonly ListRow[], labelWidth: number): number | null {
  const labels = rows.map(({ label }) => label);
  if (labels.some((label) => widestWord(label) > labelWidth)) return null;
  return Math.min(MOST_LINES_BELOW, Math.max(1, ...labels.map((label) => Math.ceil(widthOf(label) / labelWidth))));
}

const colourOf = ({ isFaded }: ListRow): string => (isFaded ? FADED_COLOUR : FIRST_COLOUR);
const firstFigure = (rows: readonly ListRow[], place: number): string => rows[place]?.figures[0] ?? '';

/** Horizontal bars, the first row on top. */
export function barDrawing({ rows, most }: List): Drawing {
  const optionAt = (width: number): ChartOption => {
    const labelWidth = Math.min(Math.round(width * 0.4), widestOf(rows));
    return {
      ...BASE_LOOK,
      grid: { left: labelWidth + 12, right: 64, top: 0, bottom: 0 },
      xAxis: { type: 'value', min: 0, max: most, show: false },
      yAxis: {
        type: 'category',
        inverse: true,
        data: rows.map(({ label }) => label),
        axisLine: { lineStyle: { color: palette.line } },
        axisTick: { show: false },
        axisLabel: { ...LABEL, width: labelWidth, overflow: 'truncate', interval: 0 },
      },
      series: [
        {
          type: 'bar',
          barWidth: 16,
          silent: true,
          label: { ...LABEL, show: true, position: 'right', formatter: ({ dataIndex }) => firstFigure(rows, dataIndex) },
          data: rows.map((row) => ({ value: row.value, itemStyle: { color: colourOf(row), borderRadius: [0, 3, 3, 0] } })),
        },
      ],
    };
  };
  return { height: Math.max(2, rows.length) * BAR_ROW, isColoured: false, optionAt };
}

function columnAxis(rows: readonly ListRow[], labelWidth: number) {
  const lines = rows.length > MOST_LABELLED_COLUMNS ? 1 : linesBelow(rows, labelWidth);
  const { room, ...aslant } = ASLANT;
  // Straight is said as well: the chart keeps what it was told at another width and is not told any more.
  if (rows.length > MOST_LABELLED_COLUMNS) return { room: LINE, label: { ...LABEL, rotate: 0, hideOverlap: true } };
  if (lines === null) return { room, label: { ...LABEL, ...aslant, interval: 0 } };
  return {
    room: lines * LINE,
    label: { ...LABEL, rotate: 0, interval: 0, width: labelWidth, overflow: 'break', lineHeight: LINE, lineOverflow: 'truncate' },
  } as const;
}

/** Columns from left to right, for values that have an order of their own. */
export function columnDrawing({ rows, most }: List): Drawing {
  const optionAt = (width: number): ChartOption => {
    const labelWidth = Math.max(1, Math.floor(width / Math.max(1, rows.length)) - 6);
    const axis = columnAxis(rows, labelWidth);
    // A figure that is wider than its column would be written over its neighbour's.
    const figureAt = (place: number): string =>
      labelWidth >= EXACT || most !== WHOLE ? firstFigure(rows, place) : `${Math.round(rows[place]?.value ?? 0)}%`;
    return {
      ...BASE_LOOK,
      grid: { left: 0, right: 0, top: 28, bottom: axis.room + 8 },
      xAxis: {
        type: 'category',
        data: rows.map(({ label }) => label),
        axisLine: { lineStyle: { color: palette.line } },
        axisTick: { show: false },
        axisLabel: axis.label,
      },
      yAxis: { type: 'value', min: 0, show: false },
      series: [
        {
          type: 'bar',
          barMaxWidth: 48,
          barCategoryGap: '24%',
          silent: true,
          label: {
            ...QUIET_LABEL,
            fontSize: labelWidth >= EXACT ? 12 : 10,
            show: labelWidth >= ROUNDED,
            position: 'top',
            formatter: ({ dataIndex }) => figureAt(dataIndex),
          },
          data: rows.map((row) => ({ value: row.value, itemStyle: { color: colourOf(row), borderRadius: [3, 3, 0, 0] } })),
        },
      ],
    };
  };
  return { height: COLUMN_HEIGHT, isColoured: false, optionAt };
}

/** Parts of a whole. The table beside it names the slices; an image, which has no table, names them itself. */
export function donutDrawing({ rows }: List, isNamed: boolean): Drawing {
  const slices = rows.flatMap((row, place) => {
    if (row.value === 0) return [];
    const [figure = ''] = row.figures;
    const label = isNamed ? `${row.label}  ${figure}` : figure;
    // The table has the figure of a slice that is too narrow for it.
    return {
      name: label,
      value: row.value,
      itemStyle: { color: colourAt(place) },
      label: { show: isNamed || row.value >= NARROWEST_SLICE },
    };
  });
  const optionAt = (): ChartOption => ({
    ...BASE_LOOK,
    series: [
      {
        type: 'pie',
        radius: isNamed ? ['40%', '70%'] : ['48%', '92%'],
        startAngle: 90,
        silent: true,
        itemStyle: { borderColor: palette.paper, borderWidth: 2 },
        label: isNamed ? { ...LABEL, width: 280, overflow: 'break' } : { ...INSIDE_LABEL, position: 'inside' },
        labelLine: { show: isNamed, lineStyle: { color: palette.inkHint } },
        data: slices,
      },
    ],
  });
  return { height: isNamed ? IMAGE_HEIGHT : DONUT_HEIGHT, isColoured: true, optionAt };
}
