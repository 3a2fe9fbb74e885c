import type { BarSeriesOption, GridComponentOption } from 'echarts';
import { BarChart } from 'echarts/charts';
import { GridComponent } from 'echarts/components';
import { type ComposeOption, init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { chartColours, fontFamily, palette } from '../../theme/palette';
import type { Bar } from './figures';

use([BarChart, GridComponent, SVGRenderer]);

type ChartOption = ComposeOption<BarSeriesOption | GridComponentOption>;

const [FIRST_SERIES] = chartColours;

interface Look {
  /** True if the author prefers reduced motion. */
  isCalm: boolean;
  /** True if there is no table beside the chart, so that bars show their own labels and figures. */
  isAlone: boolean;
}

/** Options of the chart. The scale always ends at 100, so that questions can be compared and bars do not jump. */
const barOptions = (bars: readonly Bar[], { isCalm, isAlone }: Look): ChartOption => ({
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

export interface Chart {
  draw(bars: readonly Bar[], look: Look): void;
  resize(): void;
  dispose(): void;
}

/** Loaded lazily, with only the parts of the library we draw with. SVG prints sharp and weighs less than the canvas renderer. */
export function createChart(place: HTMLElement): Chart {
  const chart = init(place, null, { renderer: 'svg' });
  return {
    draw: (bars, look) => chart.setOption(barOptions(bars, look)),
    resize: () => chart.resize(),
    dispose: () => chart.dispose(),
  };
}
