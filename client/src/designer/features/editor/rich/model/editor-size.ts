import { FONT_PIXELS } from '@wence/schema';

/** Heights of the field in pixels (Spec 9, rich text editor). */
export type EditorHeight = 200 | 400;
export const DEFAULT_HEIGHT: EditorHeight = 200;

/** Clearly distinguishable sizes, from the smallest to the largest that the model accepts. */
export const FONT_SIZES: readonly number[] = [FONT_PIXELS.min, 12, 14, 16, 18, 20, 24, 28, 32, FONT_PIXELS.max];
