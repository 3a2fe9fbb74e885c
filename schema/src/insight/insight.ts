import type { ResponseFilter } from '../filter/filter.js';
import type { QualityFlag } from '../quality/quality.js';

/** Kinds of findings in the order of their worth, which is that of a list of them (Spec 2, smart insight). */
export const INSIGHT_KINDS = [
  'overview',
  'concentrated',
  'spread',
  'peaks',
  'scores',
  'nps',
  'csat',
  'difference',
  'trend',
  'missing',
  'dropOff',
  'quality',
] as const;

export type InsightKind = (typeof INSIGHT_KINDS)[number];

/** How much a finding asks for attention. */
export const INSIGHT_SEVERITIES = ['info', 'notable', 'strong'] as const;

export type InsightSeverity = (typeof INSIGHT_SEVERITIES)[number];

/** Tests behind findings. `interval` is the interval of 95 % that is among the numbers; it has no probability. */
export const INSIGHT_TESTS = ['chiSquare', 'pairedT', 'poissonRate', 'interval'] as const;

export interface InsightTest {
  readonly name: (typeof INSIGHT_TESTS)[number];
  /** Probability of chance, corrected where several were tested; null of an interval. */
  readonly p: number | null;
}

/** A question, or a row of a matrix, that a finding is about. */
export interface InsightSubject {
  readonly nodeId: number;
  readonly rowId: number | null;
  readonly code: string;
  readonly title: string;
  /** Title of the row; null of a question as a whole. */
  readonly rowTitle: string | null;
}

/** One bar of the small figure beside a finding. */
export interface InsightBar {
  readonly title: string;
  /** A share of 0 to 100 with one decimal; of `scores` a mean, of `trend` responses in a day. */
  readonly value: number;
  /** What the finding is about. */
  readonly marked: boolean;
}

/** Numbers that the sentence of a finding is made with; which ones follows from the kind. Shares are 0 to 100 with one decimal. */
export interface InsightNumbers {
  /** `medianSeconds` and `busiestHour` (0 to 23, UTC) are absent where nothing is known of them. */
  overview: {
    received: number;
    counted: number;
    medianSeconds?: number;
    busiestHour?: number;
    busiestHourCount?: number;
    sourceCount?: number;
  };
  concentrated: { count: number; percent: number };
  /** `entropy`: of the shares, 0 (all chose one) to 1 (all options alike). */
  spread: { entropy: number; options: number; percent: number };
  peaks: { first: number; second: number; firstPercent: number; secondPercent: number; valleyPercent: number };
  /** Means and gap over those who rated both rows; two decimals. */
  scores: { best: number; worst: number; gap: number; rows: number };
  /** `low` to `high`: interval of 95 %. */
  nps: { score: number; low: number; high: number; promoters: number; passives: number; detractors: number };
  csat: { percent: number; low: number; high: number; count: number };
  /** The cell that stands out most: `count` of `columnBase`, against `overallPercent` of all. */
  difference: {
    statistic: number;
    degrees: number;
    cramersV: number;
    rawP: number;
    count: number;
    columnBase: number;
    percent: number;
    overallPercent: number;
  };
  /** Responses a day, two decimals. */
  trend: { recentCount: number; recentDays: number; beforeCount: number; beforeDays: number; recentRate: number; beforeRate: number };
  missing: { count: number; percent: number };
  /** `number` of the page, those who left on it and their share of those who reached it; its base are visits. */
  dropOff: { number: number; count: number; percent: number };
  /** Responses with any flag of quality, and with each. */
  quality: { count: number; percent: number } & Record<QualityFlag, number>;
}

/** What the sentence names besides questions, such as `option`, `column`, `best`, `worst` or `source`. */
export type InsightNames = Readonly<Record<string, string>>;

export interface InsightOf<Kind extends InsightKind> {
  /** Made from its kind and what it is about, so that it stays the same while the responses change. */
  readonly id: string;
  readonly kind: Kind;
  readonly severity: InsightSeverity;
  readonly subjects: readonly InsightSubject[];
  readonly names: InsightNames;
  readonly numbers: InsightNumbers[Kind];
  readonly bars: readonly InsightBar[];
  /** Responses that it rests on; of `dropOff` visits. */
  readonly base: number;
  /** Null: it describes the responses and concludes nothing beyond them. */
  readonly test: InsightTest | null;
  /** Conditions that the responses behind it meet besides the filter of the report; null: all of it. */
  readonly filter: ResponseFilter | null;
}

/** A finding: kind and numbers, from which a sentence in any language is made. */
export type Insight = { [Kind in InsightKind]: InsightOf<Kind> }[InsightKind];

/** The id of a finding about these questions or rows. */
export const insightId = (kind: InsightKind, ...localIds: readonly number[]): string => [kind, ...localIds].join('-');
