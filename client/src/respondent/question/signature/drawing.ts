import type { UploadList } from '../upload/upload-list';
import type { Stroke } from './strokes';

/** What is on the canvas: strokes of a pen, or a name in letters. */
export interface Drawing {
  readonly strokes: readonly Stroke[];
  readonly name: string;
}

export const BLANK: Drawing = { strokes: [], name: '' };

export const isBlank = ({ strokes, name }: Drawing): boolean => strokes.length === 0 && name.trim() === '';

/** As long as the page lives, so that who comes back to a screen finds what they signed. */
const drawings = new WeakMap<UploadList, Drawing>();

export const drawingOf = (list: UploadList): Drawing => drawings.get(list) ?? BLANK;

export function keepDrawing(list: UploadList, drawing: Drawing): void {
  drawings.set(list, drawing);
}
