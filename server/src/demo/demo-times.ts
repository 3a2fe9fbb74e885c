import type { SeededChance } from './seeded-chance.js';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Share of the answers per day, oldest first: a link that was shared twice and is found ever after. */
const DAYS = [30, 24, 15, 11, 9, 8, 14, 26, 21, 14, 10, 9, 11, 8];

/** When people answer, oldest first: within the last 14 days, the last one some minutes ago. */
export function demoTimes(now: Date, count: number, chance: SeededChance): Date[] {
  const ages = Array.from({ length: count }, () => {
    const day = chance.weighted(
      DAYS.map((share, index) => ({ share, age: DAYS.length - 1 - index })),
      ({ share }) => share,
    );
    return day.age * DAY_MS + chance.next() * (DAY_MS - HOUR_MS) + HOUR_MS / 6;
  });
  return ages.sort((a, b) => b - a).map((age) => new Date(now.getTime() - age));
}
