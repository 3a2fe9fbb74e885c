import { LIMITS } from '../limit/limits.js';
import { QUALITY_FLAGS, type QualityFlag } from '../quality/quality.js';
import { insightId, type InsightOf } from './insight.js';
import { rounded } from './score-findings.js';

const PERCENT = 100;

/** What is known of the responses as a whole. */
export interface SampleFigures {
  /** Responses that were received, those that do not count included. */
  readonly received: number;
  readonly counted: number;
  /** Null where no response has a known start. */
  readonly medianSeconds: number | null;
  /** Hour of the day in UTC with the most responses. */
  readonly busiestHour: { readonly hour: number; readonly count: number } | null;
  /** Source tag with the most responses. */
  readonly source: { readonly name: string; readonly count: number } | null;
}

export function overview({ received, counted, medianSeconds, busiestHour, source }: SampleFigures): InsightOf<'overview'> | null {
  if (received === 0) return null;
  return {
    id: insightId('overview'),
    kind: 'overview',
    severity: 'info',
    subjects: [],
    names: source ? { source: source.name } : {},
    numbers: {
      received,
      counted,
      ...(medianSeconds !== null && { medianSeconds }),
      ...(busiestHour && { busiestHour: busiestHour.hour, busiestHourCount: busiestHour.count }),
      ...(source && { sourceCount: source.count }),
    },
    bars: [],
    base: counted,
    test: null,
    filter: null,
  };
}

/** The last seven days up to the newest response, and the time before back to the oldest. */
export interface PaceFigures {
  readonly recent: number;
  readonly before: number;
  readonly beforeDays: number;
  /** Start of the last seven days, excluded from the time before. */
  readonly since: Date;
  /** Probability of chance if responses came at one rate all the time. */
  readonly p: number;
}

export const RECENT_DAYS = 7;

/** Rates that differ by a quarter or more. */
const CHANGED = 1.25;
const SIGNIFICANT = 0.05;

/** Responses of the last seven days that come clearly faster or slower than before. */
export function trend({ recent, before, beforeDays, since, p }: PaceFigures): InsightOf<'trend'> | null {
  const base = recent + before;
  if (base < LIMITS.smallBase || beforeDays < RECENT_DAYS || before === 0 || p > SIGNIFICANT) return null;
  const [recentRate, beforeRate] = [recent / RECENT_DAYS, before / beforeDays];
  if (recentRate < beforeRate * CHANGED && beforeRate < recentRate * CHANGED) return null;
  return {
    id: insightId('trend'),
    kind: 'trend',
    severity: 'notable',
    subjects: [],
    names: {},
    numbers: {
      recentCount: recent,
      recentDays: RECENT_DAYS,
      beforeCount: before,
      beforeDays: rounded(beforeDays),
      recentRate: rounded(recentRate),
      beforeRate: rounded(beforeRate),
    },
    bars: [
      { title: 'before', value: rounded(beforeRate), marked: false },
      { title: 'recent', value: rounded(recentRate), marked: true },
    ],
    base,
    test: { name: 'poissonRate', p },
    filter: { conditions: [{ submitted: { from: since.toISOString() } }] },
  };
}

/** Responses that count and carry flags of quality: any, and each. */
export interface FlaggedFigures {
  readonly any: number;
  readonly each: Readonly<Record<QualityFlag, number>>;
}

/** Fewer are no news. */
const WORTH_A_LOOK = 5;
const ASKS_FOR_ATTENTION = 20;

/** Flags of quality, from 5 % of 30 responses or more on. */
export function quality({ any, each }: FlaggedFigures, counted: number): InsightOf<'quality'> | null {
  if (counted < LIMITS.smallBase || any * PERCENT < counted * WORTH_A_LOOK) return null;
  const percentOf = (count: number): number => Math.round((count * PERCENT * 10) / counted) / 10;
  return {
    id: insightId('quality'),
    kind: 'quality',
    severity: any * PERCENT < counted * ASKS_FOR_ATTENTION ? 'notable' : 'strong',
    subjects: [],
    names: {},
    numbers: { count: any, percent: percentOf(any), ...each },
    bars: QUALITY_FLAGS.filter((flag) => each[flag] > 0).map((flag) => ({ title: flag, value: percentOf(each[flag]), marked: false })),
    base: counted,
    test: null,
    filter: { conditions: [{ flagged: true }] },
  };
}
