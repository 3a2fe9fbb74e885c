import { isExclusive, isOther, maxOf, minOf, optionsOf, otherTextRequired } from '../../definition/defaults.js';
import type { SurveyOption } from '../../definition/definition.js';
import type { GuessContext, Guess } from './guess-context.js';
import { typedInto } from './guess-text.js';

/** Percentage of respondents who type something when they choose an option whose input may stay empty. */
const TYPING = 70;
/** Choices that people make beyond the fewest they must. */
const USUAL_CHOICES = 3;

const chosen = (option: SurveyOption, asked: GuessContext): unknown =>
  isOther(option) && (otherTextRequired(option) || asked.random.happens(TYPING))
    ? { option: option.id, text: typedInto(option, asked) }
    : { option: option.id };

export const guessSingle: Guess = (asked) => {
  const [favourite] = asked.byPreference(asked.offered.options.values());
  return favourite && chosen(favourite, asked);
};

/** Returns how many of the available options are chosen, within the bounds of the question. */
function countOf({ node, random }: GuessContext, available: number): number {
  const least = Math.max(1, Math.min(minOf(node), available));
  const most = maxOf(node) === 0 ? available : Math.min(maxOf(node), available);
  return random.between(least, Math.min(most, least + USUAL_CHOICES - 1));
}

/** Chooses several options, or the exclusive one alone if it comes first. */
export const guessMultiple: Guess = (asked) => {
  const [favourite, ...others] = asked.byPreference(asked.offered.options.values());
  if (favourite === undefined) return undefined;
  if (isExclusive(favourite)) return { options: [chosen(favourite, asked)] };
  const plain = [favourite, ...asked.random.shuffled(others.filter((option) => !isExclusive(option)))];
  return { options: plain.slice(0, countOf(asked, plain.length)).map((option) => chosen(option, asked)) };
};

const RANKING_ALL = 60;

export const guessRank: Guess = (asked) => {
  const [favourite, ...others] = asked.byPreference(asked.offered.options.values());
  if (favourite === undefined) return undefined;
  const order = asked.random.shuffled([favourite, ...others]);
  const isWhole = maxOf(asked.node) === 0 && asked.random.happens(RANKING_ALL);
  if (isWhole) return { order: order.map(({ id }) => id) };
  const few = [favourite, ...order.filter((option) => option !== favourite)].slice(0, countOf(asked, order.length));
  return { order: asked.random.shuffled(few).map(({ id }) => id) };
};

/** The last option of every way down the levels, with the ways to them. */
const waysIn = (options: readonly SurveyOption[], isOffered: (id: number) => boolean): (readonly SurveyOption[])[] =>
  options.flatMap((option) => {
    if (!isOffered(option.id)) return [];
    const below = waysIn(option.nodes ?? [], isOffered);
    return below.length === 0 ? [[option]] : below.map((way) => [option, ...way]);
  });

/** Chooses the path whose last option, on whatever level, was chosen least often. */
export const guessCascade: Guess = ({ node, offered, byPreference }) => {
  const ways = waysIn(optionsOf(node), (id) => offered.options.has(id));
  const [favourite] = byPreference(ways.flatMap((way) => way.at(-1) ?? []));
  return favourite && { path: ways.find((way) => way.at(-1) === favourite)?.map(({ id }) => id) };
};
