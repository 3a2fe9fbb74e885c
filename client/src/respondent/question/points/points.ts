import { type Answer, type PointMark, type SurveyOption, LIMITS, maxOf, minOf, type SurveyNode } from '@wence/schema';
import type { PointsWords } from './words';

/** Shares of the picture's width and height from its upper left corner. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** A mark as it is shown, and where the answer has it. */
export interface ShownMark {
  readonly index: number;
  readonly mark: PointMark;
}

export const CENTRE: Place = { x: 0.5, y: 0.5 };

const STEP = 0.01;
const LEAP = 0.1;
const ARROWS: Readonly<Record<string, Place>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Within the picture, and no finer than a finger or a big screen can tell. */
const share = (value: number): number => Math.round(Math.min(Math.max(value, 0), 1) * 10_000) / 10_000;

export const pointsOf = (answer: Answer | undefined): readonly PointMark[] => (answer && 'points' in answer ? answer.points : []);

/** A mark that says what is not on offer now counts no more, and is there again when that comes back. */
export function marksShown(points: readonly PointMark[], options: readonly SurveyOption[]): readonly ShownMark[] {
  const isOffered = ({ option }: PointMark) => option === undefined || options.some(({ id }) => id === option);
  return points.map((mark, index) => ({ mark, index })).filter(({ mark }) => isOffered(mark));
}

/** Position of a pointer on the picture. */
export function placeAt(clientX: number, clientY: number, box: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>): Place {
  return { x: share((clientX - box.left) / box.width), y: share((clientY - box.top) / box.height) };
}

/** The place that an arrow key leads to; null for other keys. */
export function stepFrom<T extends Place>(from: T, key: string, isFast: boolean): T | null {
  const arrow = ARROWS[key];
  if (!arrow) return null;
  const length = isFast ? LEAP : STEP;
  return { ...from, x: share(from.x + arrow.x * length), y: share(from.y + arrow.y * length) };
}

/** Another mark in this place of the answer; null takes it away. */
export function pointsWith(points: readonly PointMark[], index: number, mark: PointMark | null): readonly PointMark[] {
  return points.flatMap((old, place) => (place === index ? (mark ?? []) : old));
}

export const percent = (value: number): number => Math.round(value * 100);

/** Largest number of marks. */
export function mostOf(node: SurveyNode): number {
  return maxOf(node) || LIMITS.points;
}

/** Hint that explains how to set marks, the limits, and how many are set. */
export function pointsHint(words: PointsWords, node: SurveyNode, now: number): string {
  if (now >= mostOf(node)) return words.full(mostOf(node));
  const limits = limitsHint(words, minOf(node), maxOf(node), now);
  return limits ? words.howTo + words.hintJoin + limits : words.howTo;
}

function limitsHint(words: PointsWords, min: number, max: number, now: number): string {
  if (min > 0 && min === max) return words.markExactly(min, now);
  if (min > 0 && max > 0) return words.markBetween(min, max, now);
  if (min > 0) return words.markAtLeast(min, now);
  return max > 0 ? words.markAtMost(max, now) : '';
}
