import { LIMITS } from '../../limit/limits.js';

/** Icon for the points of a rating or evaluate scale (Spec 3: format styles are icon values). */
export type RateIcon = 'star' | 'heart' | 'thumb' | 'smile' | 'number';

const ICONS: readonly RateIcon[] = ['star', 'heart', 'thumb', 'smile', 'number'];

/** Values of `setting.format` that mean an icon. */
export const RATE_FORMATS: readonly number[] = [1, 2, 3, 4, 5];

/** The icon of a `setting.format`; the star, which is the default, for any other number. */
export const rateIcon = (format: number): RateIcon => ICONS[format - 1] ?? 'star';

/** Returns the number of points that the canvas shows an author for a scale that spans `range` steps (Spec 9, rate display points). */
export function displayPoints(range: number): number {
  if (range === 0) return 2;
  return range <= 5 ? range + 1 : 6;
}

/** The ends of a slider and the distance between the values it can take; `max` above `min`, `step` at least 1. */
export interface SliderScale {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/**
 * Values at which a slider draws marks, lowest first: every value it can take while these are at most 11 (Spec 5, numbers; Spec 9), else evenly
 * thinned out, always with the lowest and the highest. A remainder above the last full step is not a value.
 */
export function sliderMarks({ min, max, step }: SliderScale): readonly number[] {
  const steps = Math.floor((max - min) / step);
  const stride = Math.ceil(steps / (LIMITS.sliderMarks - 1));
  const marks: number[] = [];
  for (let place = 0; place < steps; place += stride) marks.push(min + place * step);
  return [...marks, min + steps * step];
}

/** Spec 3, evaluate templates: customization. Its scale is the author's; the others fix theirs. */
export const CUSTOM_TEMPLATE = 5;

/** The scale of a template and the icon it is drawn with (`drawn-scales.ts`). */
export interface EvaluateTemplate {
  /** Name of the template in locale files. */
  readonly key: 'catering' | 'hotel' | 'education' | 'retailing' | 'service' | 'customization';
  readonly max: number;
  readonly format: number;
}

/** Templates in the order of their numbers, from 0 (Spec 3). */
export const EVALUATE_TEMPLATES: readonly EvaluateTemplate[] = [
  { key: 'catering', max: 5, format: 1 },
  { key: 'hotel', max: 5, format: 1 },
  { key: 'education', max: 5, format: 2 },
  { key: 'retailing', max: 3, format: 4 },
  { key: 'service', max: 2, format: 3 },
  { key: 'customization', max: 5, format: 1 },
];
