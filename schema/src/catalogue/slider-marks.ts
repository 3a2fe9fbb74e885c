import { LIMITS } from '../limit/limits.js';

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
export const sliderMarks = ({ min, max, step }: SliderScale): readonly number[] => {
  const steps = Math.floor((max - min) / step);
  const stride = Math.ceil(steps / (LIMITS.sliderMarks - 1));
  const marks: number[] = [];
  for (let place = 0; place < steps; place += stride) marks.push(min + place * step);
  return [...marks, min + steps * step];
};
