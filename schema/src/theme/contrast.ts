/** `#rrggbb`, in small letters. */
export type Colour = string;

export const BLACK = '#000000';
const WHITE = '#ffffff';

export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

const channels = (colour: Colour): readonly number[] => [1, 3, 5].map((place) => Number.parseInt(colour.slice(place, place + 2), 16));

/** `share` 0 is the first colour, 1 the second. */
export function mix(one: Colour, other: Colour, share: number): Colour {
  const others = channels(other);
  const mixed = channels(one).map((value, place) => Math.round(value + ((others[place] ?? value) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

const linear = (value: number): number => (value <= 0.04045 * 255 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);

/** Returns the relative luminance of a colour, 0 to 1 (WCAG 2.2). */
function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map(linear);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two luminances. */
const ratioOf = (one: number, other: number): number => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** The contrast of two colours (WCAG 2.2): 1, the same, to 21, black and white. */
export const contrastRatio = (one: Colour, other: Colour): number => ratioOf(luminance(one), luminance(other));

/** Contrast ratios that WCAG 2.2 requires for text, and for large text, borders and focus indicators. */
export const TEXT_CONTRAST = 4.5;
export const LINE_CONTRAST = 3;

/** Number of steps between two colours; neighbouring steps look the same. */
const STEPS = 48;

/** Returns the least contrast of a colour with any of these grounds, which are given by their luminance. */
function leastOn(lights: readonly number[], colour: Colour): number {
  const light = luminance(colour);
  return Math.min(...lights.map((ground) => ratioOf(light, ground)));
}

const blackOrWhiteAgainstAll = (lights: readonly number[]): Colour => (leastOn(lights, BLACK) >= leastOn(lights, WHITE) ? BLACK : WHITE);

/** Black or white, whichever is further from this ground. */
export const blackOrWhiteAgainst = (ground: Colour): Colour => blackOrWhiteAgainstAll([luminance(ground)]);

/** The first of the steps from one colour to another that is good enough; the end if none is. Steps that come after one that is are so too. */
function firstStep(from: Colour, to: Colour, isEnough: (colour: Colour) => boolean): Colour {
  if (isEnough(from)) return from;
  let [bad, good] = [0, STEPS];
  while (good - bad > 1) {
    const middle = Math.floor((bad + good) / 2);
    if (isEnough(mix(from, to, middle / STEPS))) good = middle;
    else bad = middle;
  }
  return mix(from, to, good / STEPS);
}

/**
 * Returns the colour itself if it contrasts with the ground, or with each of several; otherwise the nearest one that does, towards black or white.
 * On one ground there always is one for text (4.5, the default) and lines (3).
 */
export function readableOn(colour: Colour, ground: Colour | readonly Colour[], least: number = TEXT_CONTRAST): Colour {
  const lights = (typeof ground === 'string' ? [ground] : ground).map(luminance);
  return firstStep(colour, blackOrWhiteAgainstAll(lights), (step) => leastOn(lights, step) >= least);
}

/** Contrast with black or white that the sheet must reach, so that there is room for tints of it that text can be read on as well. */
const CLEAR = 7.5;

/** Returns the colour if it is light or dark enough to be the ground of a page; otherwise the nearest one that is. */
export function legibleBackground(colour: Colour): Colour {
  const pole = blackOrWhiteAgainst(colour);
  return firstStep(colour, pole === BLACK ? WHITE : BLACK, (step) => contrastRatio(step, pole) >= CLEAR);
}
