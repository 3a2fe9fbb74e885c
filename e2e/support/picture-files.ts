import type { Page } from '@playwright/test';
import { type Colour, png, type Size } from './png.js';

export const RED: Colour = [220, 38, 38];
export const BLUE: Colour = [37, 99, 235];

/** A picture as somebody chooses it from a disk. */
export const pictureFile = (name: string, size: Size = { width: 400, height: 300 }, left: Colour = RED, right: Colour = left) => ({
  name,
  mimeType: 'image/png',
  buffer: png(size, left, right),
});

export interface Seen extends Size {
  readonly type: string;
  /** Colours in the middle of the left and of the right edge. */
  readonly left: readonly number[];
  readonly right: readonly number[];
}

/** Loads the picture at this address in the browser and reads what it shows. */
export function seenAt(page: Page, address: string): Promise<Seen> {
  return page.evaluate(async (from) => {
    const response = await fetch(from);
    const type = response.headers.get('content-type') ?? '';
    const bitmap = await createImageBitmap(await response.blob());
    const { width, height } = bitmap;
    const context = new OffscreenCanvas(width, height).getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const colourAt = (x: number) => [...(context?.getImageData(x, Math.floor(height / 2), 1, 1).data.slice(0, 3) ?? [])];
    return { type, width, height, left: colourAt(0), right: colourAt(width - 1) };
  }, address);
}
