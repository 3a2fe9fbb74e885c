import { boundsOf, cityLevelOf } from '../../answer/bounds.js';
import { levelTagsOf } from '../../answer/read-scale.js';
import { daysIn } from '../../reading/calendar.js';
import { formatOf, maxOf, minOf, optionsOf } from '../../definition/defaults.js';
import type { GuessContext, Guess } from './guess-context.js';

const SAYING = 40;

/** A mark of a scale, each as likely as any other. */
function markOf({ node, random }: GuessContext): number {
  const { min, max } = boundsOf(node);
  const step = node.setting?.step ?? 1;
  return min + step * random.below(Math.floor((max - min) / step) + 1);
}

export const guessNumber: Guess = (asked) => ({ number: markOf(asked) });

/** The level whose option was chosen least, where levels have options; now and then with tags and a comment. */
export const guessEvaluate: Guess = (asked) => {
  const { node, random, byPreference, words } = asked;
  const { min, max } = boundsOf(node);
  const levels = optionsOf(node);
  const [favourite] = byPreference(levels.filter((_, place) => place + 1 >= min && place + 1 <= max));
  const level = favourite === undefined ? markOf(asked) : levels.indexOf(favourite) + 1;
  const tags = levelTagsOf(node, level).filter(() => random.happens(SAYING));
  return { level, tags, ...(node.setting?.is_comment === true && random.happens(SAYING) && { text: words }) };
};

/** Real divisions (GB/T 2260), each with a city and a district in it. */
const DIVISIONS: readonly (readonly string[])[] = [
  ['110000', '110100', '110101'],
  ['310000', '310100', '310101'],
  ['440000', '440100', '440103'],
  ['510000', '510100', '510104'],
];

export const guessCity: Guess = ({ node, random, words }) => {
  const level = cityLevelOf(node);
  const codes = random.pick(DIVISIONS) ?? [];
  return { codes: codes.slice(0, level), ...(level > codes.length && { detail: words }) };
};

const two = (number: number): string => String(number).padStart(2, '0');

const TIME = 2;
const FIRST_YEAR = 2020;
const YEARS = 10;

/** Any day of ten years, any time of the day, as exact as the question asks. */
export const guessDate: Guess = ({ node, random }) => {
  const clock = `${two(random.below(24))}:${two(random.below(60))}`;
  const withSeconds = `${clock}:${two(random.below(60))}`;
  if (node.subType === TIME) return { date: formatOf(node) === 1 ? withSeconds : clock };
  const year = FIRST_YEAR + random.below(YEARS);
  const month = random.between(1, 12);
  const day = `${year}-${two(month)}-${two(random.between(1, daysIn(year, month)))}`;
  const forms = [day, day.slice(0, 7), String(year), `${day}T${clock}`, `${day}T${withSeconds}`];
  return { date: forms[formatOf(node)] };
};

/** Somewhere between the rivers, in ten-thousandths of a degree. */
export const guessPosition: Guess = ({ random, words }) => {
  const place = { lng: random.between(1_050_000, 1_180_000) / 10_000, lat: random.between(250_000, 380_000) / 10_000 };
  return random.happens(SAYING) ? { ...place, address: words } : place;
};

const USUAL_POINTS = 3;

export const guessPoints: Guess = ({ node, offered, random, byPreference }) => {
  const least = Math.max(1, minOf(node));
  const most = Math.min(maxOf(node) === 0 ? least + USUAL_POINTS : maxOf(node), least + USUAL_POINTS);
  const kinds = byPreference(offered.options.values());
  const mark = (_: unknown, place: number) => {
    const option = kinds[place % Math.max(1, kinds.length)];
    return { x: random.below(1_001) / 1_000, y: random.below(1_001) / 1_000, ...(option && { option: option.id }) };
  };
  return { points: Array.from({ length: random.between(least, most) }, mark) };
};
