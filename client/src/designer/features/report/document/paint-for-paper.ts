import type { Drawing } from '../chart/chart-look';

/** A painted chart, and the size that it has on paper in pixels of 96 to the inch. */
export interface Picture {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Drawn somewhat wider than the text of an A4 page is, so that its labels have the size of the text around them. */
const DRAWN_WIDTH = 720;
const PAPER_WIDTH = 640;
/** The most of a page that a chart may take. */
const PAPER_HEIGHT = 860;
/** A chart that is to be drawn smaller than this says less than its table does. */
const SMALLEST = 0.5;
/** Pixels of the picture for each that it is drawn with. */
const FINENESS = 2;

/** Paints a chart for a document: on white, with patterns where grey paper would lose its colours. Null: it is too long for a page. */
export async function paintForPaper(drawing: Drawing): Promise<Picture | null> {
  const scale = Math.min(PAPER_WIDTH / DRAWN_WIDTH, PAPER_HEIGHT / drawing.height);
  if (scale < SMALLEST) return null;
  const { paintChart } = await import('../chart/chart-library');
  const style = { width: DRAWN_WIDTH, height: drawing.height, fineness: FINENESS, hasPatterns: drawing.isColoured };
  const canvas = paintChart(drawing.optionAt(DRAWN_WIDTH), style);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('This browser painted no picture');
  const width = Math.round(DRAWN_WIDTH * scale);
  return { bytes: new Uint8Array(await blob.arrayBuffer()), width, height: Math.round(drawing.height * scale) };
}
