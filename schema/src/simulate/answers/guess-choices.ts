import { isExclusive, isOther, maxOf, minOf, optionsOf, otherTextRequired } from '../../definition/defaults.js';
import type { SurveyOption } from '../../definition/definition.js';
import type { AskedNow, Guess } from './asked-now.js';
import { typedInto } from './guess-text.js';

/** Percentage of respondents who type something when they choose an option whose input may stay empty. */
const TYPING = 70;
/** Choices that people make beyond the fewest they must. */
const USUAL_CHOICES = 3;

const chosen = (option: SurveyOption, asked: AskedNow): unknown =>
  isOther(option) && (otherTextRequired(option) || asked.lot.happens(TYPING))
    ? { option: option.id, text: typedInto(option, asked) }
    : { option: option.id };

export const guessSingle: Guess = (asked) => {
  const [favourite] = asked.byLiking(asked.offered.options.values());
  return favourite && chosen(favourite, asked);
};

/** Returns how many of the available options are chosen, within the bounds of the question. */
const countOf = ({ node, lot }: AskedNow, available: number): number => {
  const least = Math.max(1, Math.min(minOf(node), available));
  const most = maxOf(node) === 0 ? available : Math.min(maxOf(node), available);
  return lot.between(least, Math.min(most, least + USUAL_CHOICES - 1));
};

/** Several: the exclusive one alone where it is liked best. */
export const guessMultiple: Guess = (asked) => {
  const [favourite, ...others] = asked.byLiking(asked.offered.options.values());
  if (favourite === undefined) return undefined;
  if (isExclusive(favourite)) return { options: [chosen(favourite, asked)] };
  const plain = [favourite, ...asked.lot.shuffled(others.filter((option) => !isExclusive(option)))];
  return { options: plain.slice(0, countOf(asked, plain.length)).map((option) => chosen(option, asked)) };
};

const RANKING_ALL = 60;

export const guessRank: Guess = (asked) => {
  const [favourite, ...others] = asked.byLiking(asked.offered.options.values());
  if (favourite === undefined) return undefined;
  const order = asked.lot.shuffled([favourite, ...others]);
  const isWhole = maxOf(asked.node) === 0 && asked.lot.happens(RANKING_ALL);
  if (isWhole) return { order: order.map(({ id }) => id) };
  const few = [favourite, ...order.filter((option) => option !== favourite)].slice(0, countOf(asked, order.length));
  return { order: asked.lot.shuffled(few).map(({ id }) => id) };
};

/** The last option of every way down the levels, with the ways to them. */
const waysIn = (options: readonly SurveyOption[], isOffered: (id: number) => boolean): (readonly SurveyOption[])[] =>
  options.flatMap((option) => {
    if (!isOffered(option.id)) return [];
    const below = waysIn(option.nodes ?? [], isOffered);
    return below.length === 0 ? [[option]] : below.map((way) => [option, ...way]);
  });

/** Chooses the path whose last option, on whatever level, was chosen least often. */
export const guessCascade: Guess = ({ node, offered, byLiking }) => {
  const ways = waysIn(optionsOf(node), (id) => offered.options.has(id));
  const [favourite] = byLiking(ways.flatMap((way) => way.at(-1) ?? []));
  return favourite && { path: ways.find((way) => way.at(-1) === favourite)?.map(({ id }) => id) };
};
