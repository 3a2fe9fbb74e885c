import { type ColumnPlan, type CrossVariable, QUALITY_FLAGS, RECENT_DAYS, type RowPair } from '@wence/schema';
import type { Statement } from '../../platform/analytics/columnar-file.js';
import type { Source } from '../cross/pair-counts.read-model.js';
import type { RowCondition } from '../response-table/response-filter.policy.js';
import { flagSql } from '../response-table/quality-sql.policy.js';
import { quoted } from '../response-table/table-names.policy.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
export const RECENT_MS = RECENT_DAYS * DAY_MS;

const SHOWN_UNANSWERED = -2;

/** How many responses a filter means, those that do not count included. */
export const receivedStatement = (table: string, { sql, values }: RowCondition): Statement => ({
  sql: `SELECT count(*) FROM ${table} WHERE ${sql}`,
  values,
});

/** One row: how many there are, the median of their seconds, the first and the last time, and how many came within the last days. */
export function sampleStatement({ table, condition: { sql, values } }: Source): Statement {
  const meant = `SELECT submitted_at AS stored, CASE WHEN duration_s >= 0 THEN duration_s END AS seconds FROM ${table} WHERE ${sql}`;
  const recent = `count_if(stored > (SELECT max(stored) FROM meant) - ${RECENT_MS})`;
  return {
    sql: `WITH meant AS (${meant}) SELECT count(*), quantile_cont(seconds, 0.5), min(stored), max(stored), ${recent} FROM meant`,
    values,
  };
}

/** The busiest hour of the day in UTC, of equal ones the first, and its responses. */
export const hourStatement = ({ table, condition: { sql, values } }: Source): Statement => ({
  sql: `SELECT CAST(floor(submitted_at / ${HOUR_MS}) AS BIGINT) % 24 AS hour, count(*) AS counted FROM ${table} WHERE ${sql} GROUP BY hour ORDER BY counted DESC, hour LIMIT 1`,
  values,
});

/** The source tag with the most responses, of equal ones the first, and its responses. */
export const sourceStatement = ({ table, condition: { sql, values } }: Source): Statement => ({
  sql: `SELECT source, count(*) AS counted FROM ${table} WHERE ${sql} AND source <> '' GROUP BY source ORDER BY counted DESC, source LIMIT 1`,
  values,
});

/** One row: how many carry any flag of quality, then how many carry each, in the order of the flags. */
export function flaggedStatement({ table, condition: { sql, values } }: Source): Statement {
  const flags = QUALITY_FLAGS.map((flag) => `coalesce(${flagSql(flag, table)}, false) AS ${quoted(flag)}`);
  const names = QUALITY_FLAGS.map(quoted);
  const counts = [names.join(' OR '), ...names].map((test) => `count_if(${test})`);
  return { sql: `SELECT ${counts.join(', ')} FROM (SELECT ${flags.join(', ')} FROM ${table} WHERE ${sql})`, values };
}

type Question = ColumnPlan['questions'][number];

const anyOf = (states: readonly string[], test: string): string =>
  `count_if(${states.map((key) => `${quoted(key)} ${test}`).join(' OR ')})`;

/** One row: of each question how many answered it, then how many left it open. */
export function openStatement({ table, condition: { sql, values } }: Source, questions: readonly Question[]): Statement {
  const counts = questions.flatMap(({ states }) => [anyOf(states, '>= 0'), anyOf(states, `= ${SHOWN_UNANSWERED}`)]);
  return { sql: `SELECT ${['count(*)', ...counts].join(', ')} FROM ${table} WHERE ${sql}`, values };
}

function ratingOf({ numbers: [number] }: CrossVariable): string {
  const column = quoted(number?.column ?? '');
  return number?.hasMissingCodes ? `CASE WHEN ${column} >= 0 THEN ${column} END` : column;
}

/** One row over those who rated both rows: how many, the mean of each, the variance of their difference. */
export function ratingsStatement({ table, condition: { sql, values } }: Source, { best, worst }: RowPair): Statement {
  const rated = `SELECT ${ratingOf(best)} AS high, ${ratingOf(worst)} AS low FROM ${table} WHERE ${sql}`;
  return {
    sql: `SELECT count(*), avg(high), avg(low), var_samp(high - low) FROM (${rated}) WHERE high IS NOT NULL AND low IS NOT NULL`,
    values,
  };
}
