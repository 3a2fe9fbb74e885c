import { LIMITS, maxOf, minOf, type SurveyNode } from '@wence/schema';
import type { PointsWords } from './i18n/zh-CN';

/** How many marks there may be. */
export function mostOf(node: SurveyNode): number {
  return maxOf(node) || LIMITS.points;
}

/** How marks are set and how many, told before the first one, and how many there are. */
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
