import { boundsOf, cityLevelOf } from '../../answer/bounds.js';
import { levelTagsOf } from '../../answer/read-evaluate.js';
import { daysIn } from '../../reading/calendar.js';
import { formatOf, maxOf, minOf, optionsOf } from '../../definition/defaults.js';
import type { AskedNow, Guess } from './asked-now.js';

const SAYING = 40;

/** A mark of a scale, each as likely as any other. */
const markOf = ({ node, lot }: AskedNow): number => {
  const { min, max } = boundsOf(node);
  const step = node.setting?.step ?? 1;
  return min + step * lot.below(Math.floor((max - min) / step) + 1);
};

export const guessNumber: Guess = (asked) => ({ number: markOf(asked) });

/** The level whose option was chosen least, where levels have options; now and then with tags and a comment. */
export const guessEvaluate: Guess = (asked) => {
  const { node, lot, byLiking, words } = asked;
  const { min, max } = boundsOf(node);
  const levels = optionsOf(node);
  const [favourite] = byLiking(levels.filter((_, place) => place + 1 >= min && place + 1 <= max));
  const level = favourite === undefined ? markOf(asked) : levels.indexOf(favourite) + 1;
  const tags = levelTagsOf(node, level).filter(() => lot.happens(SAYING));
  return { level, tags, ...(node.setting?.is_comment === true && lot.happens(SAYING) && { text: words }) };
};

/** Real divisions (GB/T 2260), each with a city and a district in it. */
const DIVISIONS: readonly (readonly string[])[] = [
  ['110000', '110100', '110101'],
  ['310000', '310100', '310101'],
  ['440000', '440100', '440103'],
  ['510000', '510100', '510104'],
];

export const guessCity: Guess = ({ node, lot, words }) => {
  const level = cityLevelOf(node);
  const codes = lot.pick(DIVISIONS) ?? [];
  return { codes: codes.slice(0, level), ...(level > codes.length && { detail: words }) };
};

const two = (number: number): string => String(number).padStart(2, '0');

const TIME = 2;
const FIRST_YEAR = 2020;
const YEARS = 10;

/** Any day of ten years, any time of the day, as exact as the question asks. */
export const guessDate: Guess = ({ node, lot }) => {
  const clock = `${two(lot.below(24))}:${two(lot.below(60))}`;
  const withSeconds = `${clock}:${two(lot.below(60))}`;
  if (node.subType === TIME) return { date: formatOf(node) === 1 ? withSeconds : clock };
  const year = FIRST_YEAR + lot.below(YEARS);
  const month = lot.between(1, 12);
  const day = `${year}-${two(month)}-${two(lot.between(1, daysIn(year, month)))}`;
  const forms = [day, day.slice(0, 7), String(year), `${day}T${clock}`, `${day}T${withSeconds}`];
  return { date: forms[formatOf(node)] };
};

/** Somewhere between the rivers, in ten-thousandths of a degree. */
export const guessPosition: Guess = ({ lot, words }) => {
  const place = { lng: lot.between(1_050_000, 1_180_000) / 10_000, lat: lot.between(250_000, 380_000) / 10_000 };
  return lot.happens(SAYING) ? { ...place, address: words } : place;
};

const USUAL_POINTS = 3;

export const guessPoints: Guess = ({ node, offered, lot, byLiking }) => {
  const least = Math.max(1, minOf(node));
  const most = Math.min(maxOf(node) === 0 ? least + USUAL_POINTS : maxOf(node), least + USUAL_POINTS);
  const kinds = byLiking(offered.options.values());
  const mark = (_: unknown, place: number) => {
    const option = kinds[place % Math.max(1, kinds.length)];
    return { x: lot.below(1_001) / 1_000, y: lot.below(1_001) / 1_000, ...(option && { option: option.id }) };
  };
  return { points: Array.from({ length: lot.between(least, most) }, mark) };
};
