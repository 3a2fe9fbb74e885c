/** Icon for the points of a rating or evaluate scale (Spec 3: format styles are icon values). */
export type RateIcon = 'star' | 'heart' | 'thumb' | 'smile' | 'number';

const ICONS: readonly RateIcon[] = ['star', 'heart', 'thumb', 'smile', 'number'];

/** Values of `setting.format` that mean an icon. */
export const RATE_FORMATS: readonly number[] = [1, 2, 3, 4, 5];

/** The icon of a `setting.format`; the star, which is the default, for any other number. */
export const rateIcon = (format: number): RateIcon => ICONS[format - 1] ?? 'star';

/** Returns the number of points that the canvas shows an author for a scale that spans `range` steps (Spec 9, rate display points). */
export const displayPoints = (range: number): number => {
  if (range === 0) return 2;
  return range <= 5 ? range + 1 : 6;
};
