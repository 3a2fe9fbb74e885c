import type { UploadList } from '../upload/upload-list';

/** A place on the canvas, as shares of its width and height. */
type Point = readonly [x: number, y: number];
export type Stroke = readonly Point[];

/** Less than this moved nothing: a hand trembles, and a picture need not show it. */
const STEP = 0.002;

/** The stroke with the next place of the pen, if it has moved. */
export function drawn(stroke: Stroke, point: Point): Stroke {
  const last = stroke.at(-1);
  const isStill = last && Math.hypot(point[0] - last[0], point[1] - last[1]) < STEP;
  return isStill ? stroke : [...stroke, point];
}

const share = (value: number, size: number): number => Math.min(1, Math.max(0, size > 0 ? value / size : 0));

/** Position of a pointer within a box, limited to its edges. */
export function pointIn(
  box: { readonly left: number; readonly top: number; readonly width: number; readonly height: number },
  x: number,
  y: number,
): Point {
  return [share(x - box.left, box.width), share(y - box.top, box.height)];
}

/** The size of letters at which a name fits: as large as the height allows, smaller when it is long. */
export function letterSize(width: number, height: number, measured: number, measuredAt: number): number {
  const widest = measured > 0 ? (measuredAt * width) / measured : height;
  return Math.floor(Math.min(height, widest));
}

/** Content of the canvas: strokes of a pen, or a typed name. */
export interface Drawing {
  readonly strokes: readonly Stroke[];
  readonly name: string;
}

export const BLANK: Drawing = { strokes: [], name: '' };

export const isBlank = ({ strokes, name }: Drawing): boolean => strokes.length === 0 && name.trim() === '';

/** Drawings are kept as long as the page lives, so that respondents who return to a screen find their signature. */
const drawings = new WeakMap<UploadList, Drawing>();

export const drawingOf = (list: UploadList): Drawing => drawings.get(list) ?? BLANK;

export function keepDrawing(list: UploadList, drawing: Drawing): void {
  drawings.set(list, drawing);
}
