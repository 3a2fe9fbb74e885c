import type { BarSeriesOption, HeatmapSeriesOption, PieSeriesOption } from 'echarts/charts';
import type { GridComponentOption, LegendComponentOption, VisualMapComponentOption } from 'echarts/components';
import type { ComposeOption } from 'echarts/core';
import { chartColours, fontFamily, palette } from '../../../theme/palette';

export type ChartOption = ComposeOption<
  BarSeriesOption | GridComponentOption | HeatmapSeriesOption | LegendComponentOption | PieSeriesOption | VisualMapComponentOption
>;

/** A chart of a height, for any width; both in pixels. */
export interface Drawing {
  readonly height: number;
  /** Colours tell its parts apart, so that grey paper needs patterns. */
  readonly isColoured: boolean;
  readonly optionAt: (width: number) => ChartOption;
}

export const [FIRST_COLOUR] = chartColours;
export const FADED_COLOUR = palette.inkHint;

/** Colour of a series or slice by its place. */
export const colourAt = (place: number): string => chartColours[place % chartColours.length] ?? FIRST_COLOUR;

/** Text in charts has the size of text in tables. */
export const BASE_LOOK = {
  textStyle: { fontFamily, fontSize: 13, color: palette.ink },
  animationDuration: 180,
  animationDurationUpdate: 180,
} as const;

export const LABEL = { color: palette.ink, fontSize: 13, fontFamily } as const;
export const QUIET_LABEL = { ...LABEL, color: palette.inkSecondary, fontSize: 12 } as const;

/** A figure inside a coloured part has paper below it, so that it can be read on every colour and on every pattern. */
export const INSIDE_LABEL = { ...LABEL, fontSize: 12, padding: [1, 3], borderRadius: 3, backgroundColor: palette.paper };

/** Shares are drawn on a scale that ends here, so that questions can be compared. */
export const WHOLE = 100;

/** Width of a Latin letter of a label in pixels; a Chinese one is twice as wide. */
const LETTER = 7.4;

/** About how wide a text of a chart is. */
export const widthOf = (text: string): number =>
  Math.ceil(Array.from(text).reduce((sum, letter) => sum + (letter > '\u2E7F' ? 2 : 1), 0) * LETTER);

/** Width of the widest piece that a line may not break. Chinese breaks anywhere. */
export const widestWord = (text: string): number => Math.max(0, ...text.split(/[\s\u2E80-\uFFFF]+/u).map(widthOf));

export const widestOf = (rows: readonly { readonly label: string }[]): number => Math.max(0, ...rows.map(({ label }) => widthOf(label)));
