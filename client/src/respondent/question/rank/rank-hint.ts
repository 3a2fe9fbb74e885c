import { maxOf, minOf, type SurveyNode } from '@wence/schema';
import type { RankWords } from './i18n/zh-CN';

/** How many places are asked, told before anything is placed, and how many are given. Limits that all of what is offered reaches are none. */
export function rankHint(words: RankWords, node: SurveyNode, offered: number, now: number): string {
  const min = Math.min(minOf(node), offered);
  const max = maxOf(node) < offered ? maxOf(node) : 0;
  return words.hint(askedOf(words, min, min === offered ? min : max), now);
}

function askedOf(words: RankWords, min: number, max: number): string {
  if (min > 0 && min === max) return words.exactly(min);
  if (min > 0) return max > 0 ? words.between(min, max) : words.atLeast(min);
  return max > 0 ? words.atMost(max) : words.any;
}
