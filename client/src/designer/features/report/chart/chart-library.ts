import { BarChart, HeatmapChart, PieChart } from 'echarts/charts';
import { AriaComponent, GridComponent, LegendComponent, VisualMapComponent } from 'echarts/components';
import { init, use } from 'echarts/core';
import { CanvasRenderer, SVGRenderer } from 'echarts/renderers';
import { palette } from '../../../theme/palette';
import type { ChartOption } from './chart-look';

use([AriaComponent, BarChart, CanvasRenderer, GridComponent, HeatmapChart, LegendComponent, PieChart, SVGRenderer, VisualMapComponent]);

export interface DrawingStyle {
  /** False if the author prefers reduced motion. */
  readonly isMoving: boolean;
  /** True for paper. */
  readonly isPrinted: boolean;
  /** True if slices and series get patterns beside their colours. */
  readonly hasPatterns: boolean;
}

export interface Chart {
  readonly draw: (option: ChartOption, style: DrawingStyle) => void;
  readonly resize: () => void;
  readonly dispose: () => void;
}

const patterns = (isShown: boolean) => ({ enabled: isShown, label: { enabled: false }, decal: { show: isShown } });

/** Opens a chart in an element. Loaded lazily, with only the parts of the library that we draw with. SVG prints sharp. */
export function openChart(place: HTMLElement): Chart {
  const chart = init(place, null, { renderer: 'svg' });
  return {
    draw: (option, { isMoving, isPrinted, hasPatterns }) => {
      chart.setOption({ ...option, animation: isMoving && !isPrinted, aria: patterns(hasPatterns) }, { replaceMerge: ['series'] });
      if (!isPrinted) return;
      // The page is put on paper before the next frame, at another width than the screen's.
      chart.getZr().flush();
      place.querySelector('svg')?.setAttribute('viewBox', `0 0 ${chart.getWidth()} ${chart.getHeight()}`);
    },
    resize: () => chart.resize(),
    dispose: () => chart.dispose(),
  };
}

interface Painting {
  readonly width: number;
  readonly height: number;
  /** Pixels of the picture for each of these. */
  readonly fineness: number;
  /** True if slices and series get patterns beside their colours. */
  readonly hasPatterns?: boolean;
}

/** Paints a chart off the page, for a picture. */
export function paintChart(option: ChartOption, { width, height, fineness, hasPatterns = false }: Painting): HTMLCanvasElement {
  const chart = init(document.createElement('div'), null, { renderer: 'canvas', width, height });
  chart.setOption({ ...option, animation: false, aria: patterns(hasPatterns) });
  const picture = chart.renderToCanvas({ pixelRatio: fineness, backgroundColor: palette.paper });
  chart.dispose();
  return picture;
}
