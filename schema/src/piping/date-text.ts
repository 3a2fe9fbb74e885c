import type { ValueWords } from './locales/value-words.js';

const ISO = /^(?:([0-9]{4})(?:-([0-9]{2})(?:-([0-9]{2}))?)?)?(?:(?:^|T)([0-9]{2}:[0-9]{2}))?/;

const numberOf = (digits: string | undefined): number | undefined => (digits === undefined ? undefined : Number(digits));

/**
 * The answer to a date question as people write it. Our own words, not `Intl`: the same on every device whatever its locale data. A text that is
 * no date is itself.
 */
export const dateText = (iso: string, { date, dateTime }: ValueWords): string => {
  const [, year, month, day, time] = ISO.exec(iso) ?? [];
  const parts = [year === undefined ? undefined : date(Number(year), numberOf(month), numberOf(day)), time];
  return parts.filter((part) => part !== undefined).join(dateTime) || iso;
};
