import { type SurveyNode, weightsOf } from '@wence/schema';
import type { ProportionWords } from './i18n/zh-CN';

/** The sum that the numbers must add up to; 0 = any. */
export const wantedSumOf = (node: SurveyNode): number => node.setting?.sum ?? 0;

/** What the numbers may be and must add up to, told before any is filled in. */
export function proportionHint(words: ProportionWords, node: SurveyNode): string {
  const { min, max } = weightsOf(node);
  const sum = wantedSumOf(node);
  const each = node.setting?.is_limit === true ? words.between(min, max) : words.whole;
  return sum > 0 ? each + words.join + words.adds(withUnit(node, sum)) : each;
}

/** What is left of the sum. */
export function stateText(words: ProportionWords, node: SurveyNode, total: number): string {
  const left = Math.round((wantedSumOf(node) - total) * 1e6) / 1e6;
  if (left === 0) return words.done;
  return left > 0 ? words.left(withUnit(node, left)) : words.over(withUnit(node, -left));
}

/** `40 %`, `40 yuan`, never with the unit on another line; a plain number where the numbers have no unit. */
export function withUnit({ setting }: SurveyNode, number: number): string {
  return setting?.suffix ? `${number}\u00a0${setting.suffix}` : String(number);
}
