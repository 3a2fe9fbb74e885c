import { type Answer, type SurveyOption, maxOf, minOf, type SurveyNode, type AnswerError, type Language } from '@wence/schema';
import type { Shown } from '../base/question-props';
import { type RankWords, wordsIn } from './words';

/** Ids of options, first place first. */
export type Order = readonly number[];

/** The places given so far to what is on offer: an option that logic took away leaves its place to the next. */
export function orderIn(answer: Answer | undefined, options: readonly SurveyOption[]): Order {
  const order = answer && 'order' in answer ? answer.order : [];
  return order.filter((each) => options.some(({ id }) => id === each));
}

/**
 * The options as they stand on screen: those with a place on top, in their order. The others stay where they are offered, so that a tap moves as
 * little as can be away from under the next one; only those whose spot was taken fill the spots that came free.
 */
export function shownOptions(options: readonly SurveyOption[], order: Order): readonly SurveyOption[] {
  const isPlaced = ({ id }: SurveyOption) => order.includes(id);
  const first = order.flatMap((each) => options.find(({ id }) => id === each) ?? []);
  const displaced = options.slice(0, order.length).filter((option) => !isPlaced(option));
  return [...first, ...options.slice(order.length).flatMap((option) => (isPlaced(option) ? (displaced.shift() ?? []) : option))];
}

/** Gives the next place, or takes the place away: those behind it move up. */
export function toggled(order: Order, id: number): Order {
  return order.includes(id) ? order.filter((each) => each !== id) : [...order, id];
}

/** The order with this option at another place, counted from 0; beyond the ends it stays where it is. */
export function placed(order: Order, id: number, place: number): Order {
  const others = order.filter((each) => each !== id);
  return place < 0 || place > others.length ? order : [...others.slice(0, place), id, ...others.slice(place)];
}

/**
 * The gap that an option dropped there would take, counted from 0 above the first: a gap between ranked options,
 * at most the one below the last of them. Null: it would stay as it is.
 */
export function gapFor(order: Order, from: number, gap: number): number | null {
  const isPlaced = from < order.length;
  if (!isPlaced && gap > from) return null;
  const target = Math.min(gap, order.length);
  return isPlaced && (target === from || target === from + 1) ? null : target;
}

/** The place that is behind a gap once the option that comes from `from` has left its own. */
export function placeBehind(gap: number, from: number): number {
  return from < gap ? gap - 1 : gap;
}

/** Hint with the limits and the number of ranked options. A limit that equals the number of options is left out. */
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

export function rankErrorText(
  language: Language,
  { options }: Shown,
  answer: Answer | undefined,
  { reason, limit = 0 }: AnswerError,
): string | undefined {
  const words = wordsIn(language);
  if (reason === 'required') return words.required;
  return reason === 'min' || reason === 'max' ? words[reason](limit, orderIn(answer, options).length) : undefined;
}
