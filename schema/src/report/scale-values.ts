import { boundsOf } from '../answer/bounds.js';
import type { SurveyNode } from '../definition/definition.js';
import { LIMITS } from '../limit/limits.js';
import { type CountFigures, withShares } from './figures.js';
import type { NumberTally } from './number-tally.js';

/** Ranges that a long scale is cut into. */
const RANGES = 10;

interface Range {
  readonly label: string;
  readonly low: number;
  readonly high: number;
}

/** Each point of a short scale (at most 11); a long one in ten ranges, each with its lower end and without its upper one, the last with both. */
export function rangesOf(node: SurveyNode): Range[] {
  const { min, max } = boundsOf(node);
  const step = node.setting?.step ?? 1;
  const points = Math.floor((max - min) / step) + 1;
  if (points <= LIMITS.sliderMarks) {
    return Array.from({ length: points }, (_, place) => ({
      label: String(min + place * step),
      low: min + place * step,
      high: min + (place + 1) * step,
    }));
  }
  return Array.from({ length: RANGES }, (_, place) => {
    const end = (ranges: number): number => (min * RANGES + (max - min) * ranges) / RANGES;
    const [low, high] = [end(place), end(place + 1)];
    return { label: `${low}–${high}`, low, high: place === RANGES - 1 ? high + step : high };
  });
}

/** Counts how often each point of a rate or slider was given, including points that nobody gave. */
export function scaleValues(node: SurveyNode, numbers: NumberTally): { values: CountFigures[]; others: number } {
  const counts = rangesOf(node).map(({ label, low, high }) => [label, numbers.countWithin(low, high)] as const);
  const others = counts.reduce((rest, [, count]) => rest - count, numbers.answered);
  return { values: withShares(counts, others), others };
}
