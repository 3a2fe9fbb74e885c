import { boundsOf } from '../answer/bounds.js';
import type { SurveyNode } from '../definition/definition.js';
import { LIMITS } from '../limit/limits.js';
import { type CountFigures, withShares } from './figures.js';
import type { NumberCounts } from './counts.js';

/** Ranges that a long scale is cut into. */
const RANGES = 10;

export interface Range {
  readonly label: string;
  readonly low: number;
  readonly high: number;
}

/** A dash between negative numbers has room beside it, so that it is not taken for a sign. */
function rangeLabel(first: number, last: number): string {
  if (first === last) return String(first);
  return first < 0 ? `${first} – ${last}` : `${first}–${last}`;
}

/**
 * Each point of a short scale (at most 11); the points of a long one in ten ranges of about equal length. A range is named by its first and its last
 * point, so that no two ranges share a number, and counts what lies before the next one.
 */
export function rangesOf(node: SurveyNode): Range[] {
  const { min, max } = boundsOf(node);
  const step = node.setting?.step ?? 1;
  const points = Math.floor((max - min) / step) + 1;
  const pointAt = (place: number): number => min + place * step;
  if (points <= LIMITS.sliderMarks) {
    return Array.from({ length: points }, (_, place) => ({ label: String(pointAt(place)), low: pointAt(place), high: pointAt(place + 1) }));
  }
  const startOf = (range: number): number => (range === RANGES ? points : Math.ceil(((points - 1) * range) / RANGES));
  return Array.from({ length: RANGES }, (_, range) => {
    const [first, next] = [startOf(range), startOf(range + 1)];
    return { label: rangeLabel(pointAt(first), pointAt(next - 1)), low: pointAt(first), high: pointAt(next) };
  });
}

/** Counts how often each point of a rate or slider was given, including points that nobody gave. */
export function scaleValues(node: SurveyNode, numbers: NumberCounts): { values: CountFigures[]; others: number } {
  const counts = rangesOf(node).map(({ label, low, high }) => [label, numbers.countWithin(low, high)] as const);
  const others = counts.reduce((rest, [, count]) => rest - count, numbers.answered);
  return { values: withShares(counts, others), others };
}
