import { BLACK, contrastRatio, luminance, mix, ratioOf, WHITE } from './colour.js';
import type { Colour } from './survey-theme.js';

/** Contrast ratios that WCAG 2.2 requires for text, and for large text, borders and focus indicators. */
export const TEXT_CONTRAST = 4.5;
export const LINE_CONTRAST = 3;

/** Number of steps between two colours; neighbouring steps look the same. */
const STEPS = 48;

/** Returns the least contrast of a colour with any of these grounds, which are given by their luminance. */
const leastOn = (lights: readonly number[], colour: Colour): number => {
  const light = luminance(colour);
  return Math.min(...lights.map((ground) => ratioOf(light, ground)));
};

const poleOn = (lights: readonly number[]): Colour => (leastOn(lights, BLACK) >= leastOn(lights, WHITE) ? BLACK : WHITE);

/** Black or white, whichever is further from this ground. */
export const poleOf = (ground: Colour): Colour => poleOn([luminance(ground)]);

/** The first of the steps from one colour to another that is good enough; the end if none is. Steps that come after one that is are so too. */
const firstStep = (from: Colour, to: Colour, isEnough: (colour: Colour) => boolean): Colour => {
  if (isEnough(from)) return from;
  let [bad, good] = [0, STEPS];
  while (good - bad > 1) {
    const middle = Math.floor((bad + good) / 2);
    if (isEnough(mix(from, to, middle / STEPS))) good = middle;
    else bad = middle;
  }
  return mix(from, to, good / STEPS);
};

/**
 * Returns the colour itself if it contrasts with the ground, or with each of several; otherwise the nearest one that does, towards black or white.
 * On one ground there always is one for text (4.5, the default) and lines (3).
 */
export const readableOn = (colour: Colour, ground: Colour | readonly Colour[], least: number = TEXT_CONTRAST): Colour => {
  const lights = (typeof ground === 'string' ? [ground] : ground).map(luminance);
  return firstStep(colour, poleOn(lights), (step) => leastOn(lights, step) >= least);
};

/** Contrast with black or white that the sheet must reach, so that there is room for tints of it that text can be read on as well. */
const CLEAR = 7.5;

/** Returns the colour if it is light or dark enough to be the ground of a page; otherwise the nearest one that is. */
export const clearGround = (colour: Colour): Colour => {
  const pole = poleOf(colour);
  return firstStep(colour, pole === BLACK ? WHITE : BLACK, (step) => contrastRatio(step, pole) >= CLEAR);
};
