export interface Period {
  /** First day, or the month, such as 2026-11. */
  readonly name: string;
  readonly count: number;
}

/** One column of a trend stands for a day, a week or a month. */
export type Grain = 'day' | 'week' | 'month';

export interface Trend {
  readonly grain: Grain;
  /** Without gaps: periods without responses are zero. */
  readonly periods: readonly Period[];
}

const DAY = 86_400_000;
const WEEK = 7;
/** Columns that can be told apart. */
const MOST = 92;

const numberOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY;
const dayOf = (number: number): string => new Date(number * DAY).toISOString().slice(0, 10);
/** 1970-01-01 was a Thursday; weeks begin on Mondays. */
const mondayOf = (number: number): number => number - ((number + 3) % WEEK);

function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  for (let month = first.slice(0, 7); month <= last.slice(0, 7); ) {
    months.push(month);
    const [year = 0, place = 0] = month.split('-').map(Number);
    month = place === 12 ? `${year + 1}-01` : `${year}-${String(place + 1).padStart(2, '0')}`;
  }
  return months;
}

const stepsBetween = (first: number, last: number, step: number): string[] =>
  Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, place) => dayOf(first + place * step));

/** Responses by day without gaps; by week or by month where there would be more columns than can be told apart. Days are in their order. */
export function trendOf(days: readonly { readonly day: string; readonly count: number }[]): Trend {
  const [first, last] = [days[0]?.day, days.at(-1)?.day];
  if (first === undefined || last === undefined) return { grain: 'day', periods: [] };
  const span = numberOf(last) - numberOf(first) + 1;
  const grain = span <= MOST ? 'day' : span <= MOST * WEEK ? 'week' : 'month';
  const nameOf = (day: string): string => (grain === 'month' ? day.slice(0, 7) : grain === 'week' ? dayOf(mondayOf(numberOf(day))) : day);
  const names =
    grain === 'month'
      ? monthsBetween(first, last)
      : stepsBetween(numberOf(nameOf(first)), numberOf(nameOf(last)), grain === 'week' ? WEEK : 1);
  const counts = new Map(names.map((name) => [name, 0]));
  for (const { day, count } of days) counts.set(nameOf(day), (counts.get(nameOf(day)) ?? 0) + count);
  return { grain, periods: Array.from(counts, ([name, count]) => ({ name, count })) };
}
