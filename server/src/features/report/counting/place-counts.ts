import {
  type DateCounts,
  type FileReads,
  type KeyCounts,
  LIMITS,
  type NewestOf,
  type PointCounts,
  PointGrid,
  type PositionAnswer,
  type PositionReads,
  type QuestionReads,
  type Read,
} from '@wence/schema';
import type { Asks, Later } from './asks.js';
import { CountedKeys, CountedNewest, NO_KEYS, NONE_NEWEST } from './counted-values.js';
import { anyCell, cell } from './read-sql.js';
import { newestFirst } from './value-counts.js';

/** Months or hours that are counted: the latest twenty years of months. */
const PERIODS = 240;

const asText = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The first and the last day or time, and the counts of its months or hours: of a time, its hour; of a year, the year itself. */
export function askDates(asks: Asks, reads: readonly Read[]): Later<DateCounts> {
  if (reads.length === 0) return () => ({ periods: NO_KEYS, figures: () => undefined });
  const date = anyCell(reads);
  const period = `CASE WHEN ${date} LIKE '__:%' THEN concat(left(${date}, 2), ':00') ELSE left(${date}, 7) END`;
  const all = asks.count(`${date} IS NOT NULL`);
  const groups = asks.countsByValue(period, { most: { count: PERIODS, from: 'last' } });
  const [first, last] = [asks.aggregate(`min(${date})`), asks.aggregate(`max(${date})`)];
  return (results) => {
    const [earliest, latest] = [asText(first(results)), asText(last(results))];
    return {
      periods: keysOf(groups(results), all(results)),
      figures: () => (earliest === null || latest === null ? undefined : { earliest, latest }),
    };
  };
}

/** Keys, with all that were counted beyond them as others. */
const keysOf = (groups: readonly (readonly [string, number])[], all: number): CountedKeys =>
  new CountedKeys(
    groups,
    groups.reduce((rest, [, count]) => rest - count, all),
  );

/** Division codes, each after the number of its level: the first ones in order, the rest together. */
export function askAreas(asks: Asks, reads: QuestionReads['areas']): Later<KeyCounts> {
  const levels = reads.map((read) => ({
    level: read.level,
    groups: asks.countsByValue(cell(read), { most: { count: LIMITS.reportValues, from: 'first' } }),
    all: asks.count(`${cell(read)} IS NOT NULL`),
  }));
  return (results) => {
    const codes = levels.flatMap(({ level, groups }) => groups(results).map(([code, count]) => [`${level}${code}`, count] as const));
    const kept = codes.toSorted(([one], [two]) => (one < two ? -1 : 1)).slice(0, LIMITS.reportValues);
    return keysOf(
      kept,
      levels.reduce((sum, { all }) => sum + all(results), 0),
    );
  };
}

export function askFiles(asks: Asks, reads: FileReads | null): Later<NewestOf<string>> {
  const [first] = reads?.files ?? [];
  if (reads === null || first === undefined) return () => NONE_NEWEST;
  const count = asks.aggregate(`sum(CASE WHEN ${cell(reads.count)} >= 0 THEN ${cell(reads.count)} END)`);
  const newest = asks.newestOf({
    expression: `[${reads.files.map(cell).join(', ')}]`,
    isGiven: `${cell(first)} IS NOT NULL`,
    most: LIMITS.latestTexts,
  });
  return (results) => new CountedNewest(Number(count(results) ?? 0), newestFirst(newest(results), LIMITS.latestTexts));
}

export function askPositions(asks: Asks, reads: PositionReads | null): Later<NewestOf<PositionAnswer>> {
  if (reads === null) return () => NONE_NEWEST;
  const [lng, lat, address] = [cell(reads.lng), cell(reads.lat), cell(reads.address)];
  const count = asks.count(`${lng} IS NOT NULL`);
  const newest = asks.newestOf({
    expression: `[CAST(${lng} AS VARCHAR), CAST(${lat} AS VARCHAR), ${address}]`,
    isGiven: `${lng} IS NOT NULL`,
    most: LIMITS.latestTexts,
  });
  return (results) =>
    new CountedNewest(
      count(results),
      newest(results).map(([east, north, name]) => ({ lng: Number(east), lat: Number(north), ...(name && { address: name }) })),
    );
}

export function askMarks(asks: Asks, reads: readonly Read[]): Later<PointCounts> {
  const groups = reads.length === 0 ? null : asks.countsByValue(anyCell(reads), { isList: true });
  return (results) => {
    const grid = new PointGrid();
    for (const [place, count] of groups?.(results) ?? []) grid.addCell(Number(place), count);
    return grid;
  };
}
