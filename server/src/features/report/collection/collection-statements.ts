import { COLLECTION_LIMITS, type CollectionCounts, DURATION_STEPS, type ValueCount } from '@wence/schema';
import type { ColumnarRows, Statement } from '../../../platform/analytics/columnar-file.js';
import type { RowCondition } from '../../response-table/response-filter.policy.js';

/** Where the responses are, and which of them. */
export interface CollectionSource {
  readonly table: string;
  readonly counting: RowCondition;
  /** Of any status. */
  readonly everybody: RowCondition;
}

const MICROSECONDS = 1_000;

const [LAST_STEP] = DURATION_STEPS.toReversed();

/** Seconds down to the step in which they are kept. */
const steppedSeconds = (column: string): string =>
  `CASE ${DURATION_STEPS.map(({ below, step }) => `WHEN ${column} < ${below} THEN floor(${column} / ${step}) * ${step}`).join(' ')} ELSE ${LAST_STEP?.below ?? 0} END`;

const quartile = (share: number): string => `quantile_cont(duration_s, ${share})`;

/** The values of a column by how often they occur, and of equals by themselves. */
const mostFrequent = (column: string, from: string, most?: number): string =>
  `SELECT ${column}, count(*) AS counted ${from} GROUP BY ${column} ORDER BY counted DESC, ${column}${most === undefined ? '' : ` LIMIT ${most}`}`;

/** What is read of the table, one statement for each part of the figures. */
export function collectionStatements({ table, counting, everybody }: CollectionSource, timeZone: string): Statement[] {
  const { sql, values } = counting;
  const from = `FROM ${table} WHERE ${sql}`;
  const zone = `$${values.length + 1}`;
  const local = `timezone(${zone}, make_timestamptz(CAST(submitted_at AS BIGINT) * ${MICROSECONDS}))`;
  const zoned = [...values, timeZone];
  return [
    { sql: `SELECT count(*), count(duration_s), ${[0.25, 0.5, 0.75].map(quartile).join(', ')} ${from}`, values },
    {
      sql: `SELECT strftime(${local}, '%Y-%m-%d') AS day, count(*) ${from} GROUP BY day ORDER BY day DESC LIMIT ${COLLECTION_LIMITS.days}`,
      values: zoned,
    },
    { sql: `SELECT hour(${local}) AS hour, count(*) ${from} GROUP BY hour`, values: zoned },
    { sql: `SELECT ${steppedSeconds('duration_s')} AS seconds, count(*) ${from} AND duration_s IS NOT NULL GROUP BY seconds`, values },
    { sql: mostFrequent('source', from, COLLECTION_LIMITS.sources), values },
    { sql: mostFrequent('device', from), values },
    { sql: mostFrequent('region', from, COLLECTION_LIMITS.regions), values },
    { sql: `SELECT status, count(*) FROM ${table} WHERE ${everybody.sql} GROUP BY status`, values: everybody.values },
  ];
}

type Row = ColumnarRows[number];

const numberAt = (row: Row | undefined, at: number): number => Number(row?.[at] ?? 0);
function numberOrNull(row: Row | undefined, at: number): number | null {
  const value = row?.[at] ?? null;
  return value === null ? null : Number(value);
}
const textOf = (row: Row): string => String(row[0]);

const valueCount = (row: Row): ValueCount => [row[0] === null ? null : textOf(row), numberAt(row, 1)];

/** `results`: the rows of each statement. */
export function collectionCounts(results: readonly ColumnarRows[], timeZone: string): CollectionCounts {
  const [[whole] = [], days = [], hours = [], durations = [], sources = [], devices = [], regions = [], statuses = []] = results;
  return {
    total: numberAt(whole, 0),
    timeZone,
    days: days.map((row) => ({ day: textOf(row), count: numberAt(row, 1) })),
    hours: hours.map((row) => [numberAt(row, 0), numberAt(row, 1)]),
    duration: {
      answered: numberAt(whole, 1),
      lowerQuartile: numberOrNull(whole, 2),
      median: numberOrNull(whole, 3),
      upperQuartile: numberOrNull(whole, 4),
      counts: durations.map((row) => [numberAt(row, 0), numberAt(row, 1)]),
    },
    sources: sources.map(valueCount),
    devices: devices.map(valueCount),
    regions: regions.map(valueCount),
    statuses: statuses.map((row) => [textOf(row), numberAt(row, 1)]),
  };
}
