import { boundsOf, type SliderScale, sliderMarks, type SurveyNode } from '@wence/schema';
import type { QuestionControl } from '../base/loaded-controls';
import { wordsIn } from './words';

/** The scale of a slider. It ends at the last value that a step reaches: nothing beyond it is an answer. */
export function scaleOf(node: SurveyNode): SliderScale {
  const { min, max } = boundsOf(node);
  const step = node.setting?.step ?? 1;
  return { min, max: min + Math.floor((max - min) / step) * step, step };
}

/** Position of a number on the scale, 0 to 1; numbers beyond an end count as that end. */
export function shareOf({ min, max }: SliderScale, number: number): number {
  return Math.min(Math.max((number - min) / (max - min || 1), 0), 1);
}

/** Position of the knob until it is touched: the author's start value, or the middle. */
export function restOf({ min, max, step }: SliderScale, start: number | undefined): number {
  return min + Math.round(((start ?? (min + max) / 2) - min) / step) * step;
}

/** The values next to a number that stands between two, of those that are on the scale. */
export function neighbours({ min, max, step }: SliderScale, number: number): number[] {
  const below = min + Math.floor((number - min) / step) * step;
  return [below, below + step].filter((place) => place >= min && place <= max);
}

/** Px of a narrow phone's scale, of a digit, and between two numbers. */
const ROOM = 248;
const DIGIT = 8;
const GAP = 16;

/** The marks that have a number written to them: the ends, and as many between as fit on a narrow phone, at equal distances. */
export function numbered(scale: SliderScale): number[] {
  const marks = sliderMarks(scale);
  const width = Math.max(...marks.map((mark) => String(mark).length)) * DIGIT + GAP;
  const last = marks.length - 1;
  let stride = Math.max(Math.ceil((width * last) / ROOM), 1);
  while (last % stride > 0) stride += 1;
  const isApart = (mark: number) => (1 - shareOf(scale, mark)) * ROOM >= width;
  return marks.filter((mark, place) => place === last || (place % stride === 0 && isApart(mark)));
}

/** Says which numbers are allowed, and which one is entered now. */
export const sliderErrorText: QuestionControl['errorText'] = (language, { node }, answer) => {
  const words = wordsIn(language);
  const scale = scaleOf(node);
  const { min, max, step } = scale;
  if (!answer || !('number' in answer)) return words.missing(min, max);
  const { number } = answer;
  return number < min || number > max ? words.outside(min, max, number) : words.between(step, number, neighbours(scale, number));
};
