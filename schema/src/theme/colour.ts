import type { Colour } from './survey-theme.js';

export const BLACK = '#000000';
export const WHITE = '#ffffff';

export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

const channels = (colour: Colour): readonly number[] => [1, 3, 5].map((place) => Number.parseInt(colour.slice(place, place + 2), 16));

/** `share` 0 is the first colour, 1 the second. */
export const mix = (one: Colour, other: Colour, share: number): Colour => {
  const others = channels(other);
  const mixed = channels(one).map((value, place) => Math.round(value + ((others[place] ?? value) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
};

const linear = (value: number): number => (value <= 0.04045 * 255 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);

/** Returns the relative luminance of a colour, 0 to 1 (WCAG 2.2). */
export const luminance = (colour: Colour): number => {
  const [red = 0, green = 0, blue = 0] = channels(colour).map(linear);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** The contrast of two luminances. */
export const ratioOf = (one: number, other: number): number => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** The contrast of two colours (WCAG 2.2): 1, the same, to 21, black and white. */
export const contrastRatio = (one: Colour, other: Colour): number => ratioOf(luminance(one), luminance(other));
