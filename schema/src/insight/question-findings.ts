import type { CrossVariable } from '../cross/cross-variable.js';
import { LIMITS } from '../limit/limits.js';
import { percentOf, type QuestionFigures } from '../report/figures.js';
import { insightId, type InsightBar, type InsightOf, type InsightSubject } from './insight.js';

/** A question as findings read it: its figures, and what its answers can be laid out by. */
export interface AskedQuestion {
  readonly figures: QuestionFigures;
  readonly variable: CrossVariable;
}

/** Share of all that makes the first choice a finding. */
const CONCENTRATED_PERCENT = 60;
/** Fewest answers of which it is said at all. */
const FEWEST_ANSWERS = 5;
/** Entropy from which the choices count as spread over all options, the fewest options, and how far the first may be above an even share. */
const SPREAD = { entropy: 0.95, options: 3, above: 1.25 } as const;
/** Shares of both peaks, and the share of the lower peak that the valley between may have. */
const PEAKS = { percent: 15, valley: 0.5, points: 5 } as const;
const BARS = 6;

interface Choice {
  readonly title: string;
  readonly count: number;
  readonly optionId: number;
}

/** Options that are chosen, those without answers included; none where the answers are not chosen from options. */
function choicesOf({ figures, variable }: AskedQuestion): Choice[] {
  if (variable.numbers.length > 0) return [];
  const own = new Set(variable.categories.map(({ localId }) => localId));
  return (figures.options ?? [])
    .filter(({ optionId, retired, count }) => own.has(optionId) && (!retired || count > 0))
    .map(({ optionId, title, count }) => ({ optionId, title, count }));
}

export const subjectOf = ({ nodeId, rowId, code, title, rowTitle }: CrossVariable): InsightSubject => ({
  nodeId,
  rowId,
  code,
  title,
  rowTitle,
});

const byCount = (one: Choice, other: Choice): number => other.count - one.count;

const barsOf = (choices: readonly Choice[], base: number, isMarked: (choice: Choice) => boolean): InsightBar[] =>
  choices.slice(0, BARS).map((choice) => ({ title: choice.title, value: percentOf(choice.count, base), marked: isMarked(choice) }));

/** The option that 60 % or more chose. */
export function concentrated(question: AskedQuestion): InsightOf<'concentrated'> | null {
  const { figures, variable } = question;
  const choices = choicesOf(question).sort(byCount);
  const [top] = choices;
  const { base, nodeId } = figures;
  if (!top || choices.length < 2 || base < FEWEST_ANSWERS || top.count * 100 < CONCENTRATED_PERCENT * base) return null;
  return {
    id: insightId('concentrated', nodeId),
    kind: 'concentrated',
    severity: top.count * 100 >= 80 * base ? 'notable' : 'info',
    subjects: [subjectOf(variable)],
    names: { option: top.title },
    numbers: { count: top.count, percent: percentOf(top.count, base) },
    bars: barsOf(choices, base, (choice) => choice === top),
    base,
    test: null,
    filter: { conditions: [{ answer: { nodeId, anyOf: [top.optionId] } }] },
  };
}

/** Entropy of counts, as a share of the largest possible one. */
export function entropyOf(counts: readonly number[]): number {
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (all === 0 || counts.length < 2) return 0;
  const parts = counts.map((count) => (count === 0 ? 0 : (-count / all) * Math.log(count / all)));
  return parts.reduce((sum, part) => sum + part, 0) / Math.log(counts.length);
}

/** Choices that are spread over the options of a single choice almost evenly. */
export function spread(question: AskedQuestion): InsightOf<'spread'> | null {
  const { figures, variable } = question;
  const choices = choicesOf(question);
  const { base, nodeId } = figures;
  if (variable.overlapping || choices.length < SPREAD.options || base < LIMITS.smallBase) return null;
  const entropy = entropyOf(choices.map(({ count }) => count));
  const ranked = [...choices].sort(byCount);
  if (entropy < SPREAD.entropy || (ranked[0]?.count ?? 0) * choices.length > SPREAD.above * base) return null;
  return {
    id: insightId('spread', nodeId),
    kind: 'spread',
    severity: 'info',
    subjects: [subjectOf(variable)],
    names: { option: ranked[0]?.title ?? '' },
    numbers: { entropy, options: choices.length, percent: percentOf(ranked[0]?.count ?? 0, base) },
    bars: barsOf(ranked, base, () => false),
    base,
    test: null,
    filter: { conditions: [{ answer: { nodeId, state: 'answered' } }] },
  };
}

/** Points of a scale that all have a number of their own; none of other questions. */
export function pointsOf({ figures: { values = [] }, variable }: AskedQuestion): { point: number; count: number }[] {
  if (variable.numbers.length === 0 || values.length !== variable.categories.length) return [];
  const points = values.map(({ value, count }) => ({ point: Number(value), count }));
  return points.every(({ point }) => Number.isInteger(point)) ? points : [];
}

/** Places that are higher than both neighbours; of equal neighbours the first counts. */
const peaksIn = (counts: readonly number[]): number[] =>
  counts.flatMap((count, at) => (count > (counts[at - 1] ?? -1) && count >= (counts[at + 1] ?? -1) ? [at] : []));

/** Two groups that rate far from each other: two high points of a scale with few answers between. */
export function peaks(question: AskedQuestion): InsightOf<'peaks'> | null {
  const points = pointsOf(question);
  const counts = points.map(({ count }) => count);
  const base = counts.reduce((sum, count) => sum + count, 0);
  if (points.length < PEAKS.points || base < LIMITS.smallBase) return null;
  const highest = peaksIn(counts)
    .sort((one, other) => (counts[other] ?? 0) - (counts[one] ?? 0))
    .slice(0, 2)
    .sort((one, other) => one - other);
  const [first, second] = highest.map((at) => points[at]);
  if (!first || !second) return null;
  const between = counts.slice((highest[0] ?? 0) + 1, highest[1]);
  const valley = Math.min(...between);
  const lower = Math.min(first.count, second.count);
  if (between.length === 0 || lower * 100 < PEAKS.percent * base || valley > PEAKS.valley * lower) return null;
  const { nodeId } = question.figures;
  const isAt = (point: number) => ({ answer: { nodeId, range: { from: point, to: point } } });
  return {
    id: insightId('peaks', nodeId),
    kind: 'peaks',
    severity: 'notable',
    subjects: [subjectOf(question.variable)],
    names: {},
    numbers: {
      first: first.point,
      second: second.point,
      firstPercent: percentOf(first.count, base),
      secondPercent: percentOf(second.count, base),
      valleyPercent: percentOf(valley, base),
    },
    bars: points.map((each) => ({
      title: String(each.point),
      value: percentOf(each.count, base),
      marked: each === first || each === second,
    })),
    base,
    test: null,
    filter: { match: 'any', conditions: [isAt(first.point), isAt(second.point)] },
  };
}
