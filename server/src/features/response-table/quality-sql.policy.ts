import { QUALITY_LIMITS, type QualityFlag } from '@wence/schema';
import type { Statement } from '../../platform/analytics/columnar-file.js';

const { speedingPercent, speedingResponses, burstResponses, burstSeconds, burstAroundSeconds, burstTimes } = QUALITY_LIMITS;
const PERCENT = 100;
/** Milliseconds of half a window of bursts, in which rows are counted. */
const SLOT = (burstSeconds * 1_000) / 2;
/** Slots of the span that a burst is compared with. */
const AROUND = (2 * burstAroundSeconds) / burstSeconds;

/** Median seconds of the rows that count, as a value; null: there are too few. */
const medianOf = (table: string): string =>
  `(SELECT CASE WHEN count(duration_s) >= ${speedingResponses} THEN median(duration_s) END FROM ${table} WHERE status = 'complete' AND valid = 1)`;

const isSpeeding = (median: string): string => `status = 'complete' AND duration_s * ${PERCENT} < ${speedingPercent} * ${median}`;

const SOURCE = "coalesce(source, '')";
const slotOf = (instant: string): string => `floor(${instant} / ${SLOT})`;
const IN_ORDER = 'PARTITION BY source ORDER BY slot';
/** Numbers of the spans around `slot`, as a column; rows of others have no part in its bursts. */
const spansAround = (slot: string): string => `floor(${slot} / ${AROUND}) + unnest([-1, 0, 1])`;

/**
 * Slots of sources that are in a burst, as a table of `source`, `slot` and `burst`, the rows of the larger one. Rows are counted by slot first, and the
 * span around is looked at only where a window has rows enough, since both cost much for each row. `rows`: those that are looked at.
 */
function burstsIn(table: string, rows = 'true'): string {
  const slots = `SELECT ${SOURCE} AS source, ${slotOf('submitted_at')} AS slot, count(*) AS own FROM ${table} WHERE ${rows} GROUP BY ALL`;
  const next = `CASE WHEN lead(slot) OVER (${IN_ORDER}) = slot + 1 THEN lead(own) OVER (${IN_ORDER}) ELSE 0 END`;
  const around = `sum(own) OVER (${IN_ORDER} RANGE BETWEEN ${AROUND / 2 - 1} PRECEDING AND ${AROUND / 2} FOLLOWING)`;
  const isBurst = `within >= ${burstResponses} AND within * ${burstAroundSeconds} >= ${burstTimes * burstSeconds} * around`;
  return `(WITH
    windows AS MATERIALIZED (SELECT *, own + ${next} AS within FROM (${slots})),
    busy AS (SELECT source, ${spansAround('slot')} AS span FROM windows WHERE within >= ${burstResponses}),
    bursts AS (
      SELECT source, slot, within FROM (
        SELECT source, slot, within, ${around} AS around FROM windows WHERE (source, floor(slot / ${AROUND})) IN (SELECT source, span FROM busy)
      ) WHERE ${isBurst}
    )
    SELECT source, slot + unnest([0, 1]) AS slot, within AS burst FROM bursts)`;
}

const FLAGS: Readonly<Record<QualityFlag, (table: string) => string>> = {
  speeding: (table) => isSpeeding(medianOf(table)),
  straightLining: () => 'straight_lined IS NOT NULL',
  duplicate: (table) => `same_answers IN (SELECT same_answers FROM ${table} GROUP BY same_answers HAVING count(*) > 1)`,
  burst: (table) => `(${SOURCE}, ${slotOf('submitted_at')}) IN (SELECT source, slot FROM ${burstsIn(table)})`,
};

/** Whether a row of a table has a flag, as a condition that is true, false or null. */
export const flagSql = (flag: QualityFlag, table: string): string => FLAGS[flag](table);

/**
 * What flags of these responses follow from: id; seconds if it is speeding, and the median; ids of straight-lined matrices; how many have the same
 * answers, and the ids and numbers of the first two; the size of its burst. Whole columns are read for the first, of the others only what is near.
 */
export function findingsStatement(table: string, ids: readonly string[]): Statement {
  const own = `SELECT response_id, seq, status, duration_s, straight_lined, same_answers, source, submitted_at FROM ${table} WHERE response_id IN (${ids.map((_, index) => `$${index + 1}`).join(', ')})`;
  const near = `floor(${slotOf('submitted_at')} / ${AROUND}) IN (SELECT ${spansAround('slot')} FROM page)`;
  const firsts = 'arg_min(response_id, seq, 2) AS ids, min(seq, 2) AS seqs';
  return {
    sql: `WITH
      page AS MATERIALIZED (SELECT *, ${SOURCE} AS place, ${slotOf('submitted_at')} AS slot FROM (${own})),
      usual AS MATERIALIZED (SELECT ${medianOf(table)} AS median),
      same AS (SELECT same_answers, count(*) AS responses, ${firsts} FROM ${table} WHERE same_answers IN (SELECT same_answers FROM page) GROUP BY same_answers),
      bursts AS (SELECT source, slot, max(burst) AS burst FROM ${burstsIn(table, near)} GROUP BY ALL)
      SELECT page.response_id, CASE WHEN ${isSpeeding('median')} THEN duration_s END, median, straight_lined::VARCHAR[],
        same.responses, same.ids, same.seqs::VARCHAR[], burst
      FROM page CROSS JOIN usual LEFT JOIN same ON same.same_answers = page.same_answers LEFT JOIN bursts ON bursts.source = page.place AND bursts.slot = page.slot`,
    values: ids,
  };
}
