import { palette } from '../../../theme/palette';
import { BASE_LOOK, type ChartOption, colourAt, type Drawing, INSIDE_LABEL, LABEL, widestOf } from './chart-look';
import { formatPercent, type Grid } from './figure-data';

const ROW = 40;
const LEGEND_LINE = 24;
const HEADS = 44;
/** Shares below this many percent are too narrow to be written into. */
const NARROWEST = 8;

const labelWidthAt = (grid: Grid, width: number): number => Math.min(Math.round(width * 0.35), widestOf(grid.rows));

const rowAxis = (grid: Grid, width: number) =>
  ({
    type: 'category',
    inverse: true,
    data: grid.rows.map(({ label }) => label),
    axisLine: { show: false },
    axisTick: { show: false },
    axisLabel: { ...LABEL, width: labelWidthAt(grid, width), overflow: 'truncate', interval: 0 },
  }) as const;

/** Each row as one bar of 100 %, cut into its columns. */
export function stackedDrawing(grid: Grid): Drawing {
  const legendLines = Math.ceil(grid.columns.length / 5);
  const top = legendLines * LEGEND_LINE + 8;
  const optionAt = (width: number): ChartOption => ({
    ...BASE_LOOK,
    legend: {
      top: 0,
      left: 0,
      itemWidth: 12,
      itemHeight: 12,
      icon: 'rect',
      selectedMode: false,
      textStyle: LABEL,
      data: grid.columns.map(({ label }) => label),
    },
    grid: { left: labelWidthAt(grid, width) + 12, right: 0, top, bottom: 0 },
    xAxis: { type: 'value', min: 0, max: 100, show: false },
    yAxis: rowAxis(grid, width),
    series: grid.columns.map((column, place) => ({
      name: column.label,
      type: 'bar',
      stack: 'row',
      barWidth: 22,
      silent: true,
      itemStyle: { color: colourAt(place), borderColor: palette.paper, borderWidth: 1 },
      data: grid.rows.map(({ cells }) => {
        const percent = cells[place]?.percent ?? 0;
        const label = { ...INSIDE_LABEL, show: percent >= NARROWEST, position: 'inside' as const, formatter: `${Math.round(percent)}%` };
        return { value: percent, label };
      }),
    })),
  });
  return { height: top + Math.max(1, grid.rows.length) * ROW, isColoured: true, optionAt };
}

/** The table's cells as a picture: higher shares have a darker ground. */
export function heatDrawing(grid: Grid): Drawing {
  const cells = grid.rows.flatMap(({ cells: row, base }, y) =>
    row.flatMap((cell, x) => (cell === null || base === 0 ? [] : [[x, y, cell.percent]])),
  );
  const optionAt = (width: number): ChartOption => ({
    ...BASE_LOOK,
    grid: { left: labelWidthAt(grid, width) + 12, right: 0, top: HEADS, bottom: 0 },
    xAxis: {
      type: 'category',
      position: 'top',
      data: grid.columns.map(({ label }) => label),
      axisLine: { show: false },
      axisTick: { show: false },
      axisLabel: {
        ...LABEL,
        interval: 0,
        width: Math.floor((width - labelWidthAt(grid, width)) / Math.max(1, grid.columns.length)) - 6,
        overflow: 'break',
      },
    },
    yAxis: rowAxis(grid, width),
    visualMap: { show: false, min: 0, max: 100, inRange: { color: [palette.paper, '#B2D3DB'] } },
    series: [
      {
        type: 'heatmap',
        silent: true,
        itemStyle: { borderColor: palette.line, borderWidth: 1 },
        label: { ...LABEL, show: true, formatter: ({ value }) => formatPercent(Number((value as number[])[2])) },
        data: cells,
      },
    ],
  });
  return { height: HEADS + Math.max(1, grid.rows.length) * ROW, isColoured: false, optionAt };
}
