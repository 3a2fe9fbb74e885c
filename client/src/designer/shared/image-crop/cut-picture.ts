import type { Size, Source } from './crop-view';

/** The part of a picture that is in the box, as a png of the size of the box. Null: the browser could not make one. */
export function cutPicture(picture: HTMLImageElement, { left, top, width, height }: Source, box: Size): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = box.width;
  canvas.height = box.height;
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, left, top, width, height, 0, 0, box.width, box.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
