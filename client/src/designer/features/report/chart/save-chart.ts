import { fontFamily, palette } from '../../../theme/palette';
import { fileName, saveUrl } from '../../../shared/save-file';
import type { Drawing } from './chart-look';

/** Pixels of the picture are twice as fine as these. */
const FINENESS = 2;
const WIDTH = 960;
const MARGIN = 32;
const TITLE = { font: `600 18px ${fontFamily}`, line: 26 };
const BASE = { font: `400 14px ${fontFamily}`, line: 22 };

/** Breaks a text into lines that fit: between words, and in Chinese between any two of them. */
function linesOf(pen: CanvasRenderingContext2D, text: string, width: number): string[] {
  const lines = [''];
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)) {
    const longer = `${lines.at(-1) ?? ''}${segment}`;
    if (pen.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(segment.trimStart());
  }
  return lines;
}

/** Puts title and base above the chart, all on white. */
function compose(chart: HTMLCanvasElement, height: number, { title, base }: ChartCaption): HTMLCanvasElement {
  const picture = document.createElement('canvas');
  const pen = picture.getContext('2d');
  if (!pen) return chart;
  pen.font = TITLE.font;
  const titleLines = linesOf(pen, title, WIDTH - 2 * MARGIN);
  const top = MARGIN + titleLines.length * TITLE.line + BASE.line + MARGIN / 2;
  picture.width = WIDTH * FINENESS;
  picture.height = (top + height + MARGIN) * FINENESS;
  pen.scale(FINENESS, FINENESS);
  pen.fillStyle = palette.paper;
  pen.fillRect(0, 0, WIDTH, top + height + MARGIN);
  pen.textBaseline = 'top';
  pen.font = TITLE.font;
  pen.fillStyle = palette.ink;
  for (const [place, line] of titleLines.entries()) pen.fillText(line, MARGIN, MARGIN + place * TITLE.line);
  pen.font = BASE.font;
  pen.fillStyle = palette.inkSecondary;
  pen.fillText(base, MARGIN, MARGIN + titleLines.length * TITLE.line);
  pen.drawImage(chart, MARGIN, top, WIDTH - 2 * MARGIN, height);
  return picture;
}

export interface ChartCaption {
  readonly title: string;
  /** The base, below the title. */
  readonly base: string;
}

/** Saves a chart as a PNG on white, with its title and its base above it. */
export async function saveChart(drawing: Drawing, caption: ChartCaption): Promise<void> {
  const { paintChart } = await import('./chart-library');
  const width = WIDTH - 2 * MARGIN;
  const picture = compose(
    paintChart(drawing.optionAt(width), { width, height: drawing.height, fineness: FINENESS }),
    drawing.height,
    caption,
  );
  saveUrl(picture.toDataURL('image/png'), fileName(caption.title, 'png'));
}
