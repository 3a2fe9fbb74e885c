import type { BarSeriesOption, GridComponentOption } from 'echarts';
import type { ComposeOption } from 'echarts/core';
import { chartColours, fontFamily, palette } from '../../theme/palette';

export interface Bar {
  key: number;
  label: string;
  /** 0 to 100. */
  percent: number;
  /** No longer part of the survey. */
  isFaded: boolean;
}

export type ChartOption = ComposeOption<BarSeriesOption | GridComponentOption>;

/** Height of a bar in pixels, equal to the row height of the table beside it. */
const ROW = 37;
const [FIRST_SERIES] = chartColours;

/** The space is known before the chart is there. */
export const chartHeight = (bars: readonly Bar[]): number => bars.length * ROW;

interface Look {
  /** No movement. */
  isCalm: boolean;
  /** Stands by itself, not beside the rows of a table: bars carry their own names and figures. */
  isAlone: boolean;
}

/** Options of the chart. The scale always ends at 100, so that questions can be compared and bars do not jump. */
export const barOptions = (bars: readonly Bar[], { isCalm, isAlone }: Look): ChartOption => ({
  animation: !isCalm,
  animationDuration: 180,
  animationDurationUpdate: 180,
  textStyle: { fontFamily, fontSize: 13, color: palette.ink },
  grid: { left: isAlone ? 128 : 0, right: isAlone ? 56 : 0, top: 0, bottom: 0 },
  xAxis: { type: 'value', min: 0, max: 100, show: false },
  yAxis: {
    type: 'category',
    inverse: true,
    show: isAlone,
    data: bars.map(({ label }) => label),
    axisLine: { show: false },
    axisTick: { show: false },
    axisLabel: { width: 112, overflow: 'truncate', align: 'left', margin: 128, color: palette.ink, interval: 0 },
  },
  series: [
    {
      type: 'bar',
      barWidth: 14,
      showBackground: true,
      backgroundStyle: { color: palette.hover, borderRadius: 3 },
      itemStyle: { color: FIRST_SERIES, borderRadius: 3 },
      label: { show: isAlone, position: 'right', formatter: ({ value }) => `${Number(value).toFixed(1)}%`, color: palette.ink },
      data: bars.map(({ percent, isFaded }) => (isFaded ? { value: percent, itemStyle: { color: palette.inkHint } } : percent)),
    },
  ],
});
