import { type CountFigures, percentOf } from './figures.js';

/** The scale of a net promoter score: exactly the points 0 to 10. */
const PROMOTER_SCALE = Array.from({ length: 11 }, (_, point) => String(point)).join();
const LOWEST_PASSIVE = 7;
const LOWEST_PROMOTER = 9;
/** Fewest points of a scale whose two ends of two points each leave a middle. */
const FEWEST_POINTS = 5;

type Points = readonly Pick<CountFigures, 'count'>[];

const countOf = (points: Points): number => points.reduce((sum, { count }) => sum + count, 0);

/** A group of points of a scale. */
export interface PointGroup {
  readonly count: number;
  /** Share of all that answered on the scale, 0 to 100 with one decimal. */
  readonly percent: number;
}

function groupOf(points: Points, base: number): PointGroup {
  const count = countOf(points);
  return { count, percent: percentOf(count, base) };
}

export interface PromoterFigures {
  /** Answers on the scale. */
  readonly base: number;
  /** Those who gave 0 to 6, 7 or 8, and 9 or 10. */
  readonly detractors: PointGroup;
  readonly passives: PointGroup;
  readonly promoters: PointGroup;
  /** Share of promoters less share of detractors, -100 to 100 with one decimal. */
  readonly score: number;
}

/** The net promoter score of a scale from 0 to 10; null on any other scale and while nobody has answered. */
export function promoterFigures(values: readonly Pick<CountFigures, 'value' | 'count'>[]): PromoterFigures | null {
  const base = countOf(values);
  if (base === 0 || values.map(({ value }) => value).join() !== PROMOTER_SCALE) return null;
  const detractors = groupOf(values.slice(0, LOWEST_PASSIVE), base);
  const passives = groupOf(values.slice(LOWEST_PASSIVE, LOWEST_PROMOTER), base);
  const promoters = groupOf(values.slice(LOWEST_PROMOTER), base);
  return { base, detractors, passives, promoters, score: percentOf(promoters.count - detractors.count, base) };
}

export interface EndFigures {
  /** The two highest points together. */
  readonly top: PointGroup;
  /** The two lowest points together. */
  readonly bottom: PointGroup;
}

/**
 * The two highest and the two lowest points of a scale whose points are given one by one from the lowest; null on scales of fewer than five points,
 * and while nobody has answered.
 */
export function endFigures(points: Points): EndFigures | null {
  const base = countOf(points);
  if (base === 0 || points.length < FEWEST_POINTS) return null;
  return { top: groupOf(points.slice(-2), base), bottom: groupOf(points.slice(0, 2), base) };
}

/**
 * The weighted score of a ranked item: the first of n places counts n points, the last one point, and an item that was not ranked
 * none; the sum over all who answered the question (`base`), to two decimals. Null on an empty base.
 */
export function rankScore(places: Points, base: number): number | null {
  if (base === 0) return null;
  const points = places.reduce((sum, { count }, place) => sum + count * (places.length - place), 0);
  return Math.round((points * 100) / base) / 100;
}
