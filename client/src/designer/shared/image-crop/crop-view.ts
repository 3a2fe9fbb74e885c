import type { Area, MediaSize, Size } from 'react-easy-crop';

/** The pixels of a picture that are in the box. */
export interface Cut {
  readonly picture: HTMLImageElement;
  readonly area: Area;
}

/** The part of a picture that is in the box, as a png of the size of the box. Null: the browser could not make one. */
export function cutPicture({ picture, area }: Cut, box: Size): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = box.width;
  canvas.height = box.height;
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, box.width, box.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

/** Minimum of the highest zoom. Large pictures can be zoomed until one of their pixels is one pixel of the box. */
const LEAST_MOST = 4;

/** The zoom at which the picture just fills the box, as a multiple of its size on the stage, and how many times further it can be zoomed. */
export interface ZoomRange {
  readonly full: number;
  readonly most: number;
}

export function zoomRange({ width, height, naturalWidth }: MediaSize, box: Size): ZoomRange {
  const full = Math.max(box.width / width, box.height / height);
  return { full, most: Math.max(LEAST_MOST, naturalWidth / width / full) };
}

/** Relative position of the box across and down, in percent; 50 if it cannot move. */
export function placeOf({ x, y, width, height }: Area): { readonly x: number; readonly y: number } {
  return { x: share(x, 100 - width), y: share(y, 100 - height) };
}

const share = (at: number, way: number): number => (way < 1e-4 ? 50 : Math.round((100 * at) / way));
