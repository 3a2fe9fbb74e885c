import type { CrossVariable } from '../cross/cross-variable.js';
import { LIMITS } from '../limit/limits.js';
import { percentOf, type QuestionFigures, type RowFigures } from '../report/figures.js';
import { endFigures, promoterFigures } from '../report/scores.js';
import { insightId, type InsightOf } from './insight.js';
import { promoterInterval, shareInterval } from './statistics.js';
import { type AskedQuestion, pointsOf, subjectOf } from './question-findings.js';

const SATISFACTION_POINTS = 5;
/** Highest probability of chance of a finding. */
const SIGNIFICANT = 0.05;
const MISSING_PERCENT = 10;

/** Net promoter score of a scale from 0 to 10, with its interval; the filter leads to the detractors. */
export function promoters(question: AskedQuestion): InsightOf<'nps'> | null {
  const points = pointsOf(question);
  const figures = promoterFigures(points.map(({ point, count }) => ({ value: String(point), count })));
  if (!figures) return null;
  const { nodeId } = question.figures;
  const { base, score } = figures;
  return {
    id: insightId('nps', nodeId),
    kind: 'nps',
    severity: score < 0 ? 'strong' : 'notable',
    subjects: [subjectOf(question.variable)],
    names: {},
    numbers: {
      score,
      ...promoterInterval({ promoters: figures.promoters.count, detractors: figures.detractors.count, base }),
      promoters: figures.promoters.percent,
      passives: figures.passives.percent,
      detractors: figures.detractors.percent,
    },
    bars: [],
    base,
    test: { name: 'interval', p: null },
    filter: { conditions: [{ answer: { nodeId, range: { from: 0, to: 6 } } }] },
  };
}

/** Share of the two highest points of a scale of five, with its interval; the filter leads to those who gave them. */
export function satisfied(question: AskedQuestion): InsightOf<'csat'> | null {
  const points = pointsOf(question);
  const base = points.reduce((sum, { count }) => sum + count, 0);
  const ends = points.length === SATISFACTION_POINTS ? endFigures(points) : null;
  if (!ends || base === 0) return null;
  const [from, to] = points.slice(-2).map(({ point }) => point);
  const { nodeId } = question.figures;
  return {
    id: insightId('csat', nodeId),
    kind: 'csat',
    severity: ends.top.count * 2 < base ? 'notable' : 'info',
    subjects: [subjectOf(question.variable)],
    names: {},
    numbers: { percent: ends.top.percent, ...shareInterval(ends.top.count, base), count: ends.top.count },
    bars: [],
    base,
    test: { name: 'interval', p: null },
    filter: { conditions: [{ answer: { nodeId, range: { from: from ?? 0, to: to ?? 0 } } }] },
  };
}

/** The rows of a rated matrix with the highest and the lowest mean, and how many were compared. */
export interface RowPair {
  readonly question: QuestionFigures;
  readonly best: CrossVariable;
  readonly worst: CrossVariable;
  readonly rows: number;
}

/** Null: fewer than two rows have enough ratings. */
export function farthestRows(question: QuestionFigures, variables: ReadonlyMap<number, CrossVariable>): RowPair | null {
  const isRated = ({ retired, base, numbers, rowId }: RowFigures): boolean =>
    !retired && base >= LIMITS.smallBase && typeof numbers?.mean === 'number' && variables.get(rowId)?.numbers.length === 1;
  const rated = (question.rows ?? []).filter(isRated).sort((one, other) => (other.numbers?.mean ?? 0) - (one.numbers?.mean ?? 0));
  const [best, worst] = [rated.at(0), rated.at(-1)].map((row) => row && variables.get(row.rowId));
  return best && worst && best !== worst ? { question, best, worst, rows: rated.length } : null;
}

/** What those say who rated both rows, and how likely chance alone makes such a difference. */
export interface PairedRatings {
  readonly base: number;
  readonly best: number;
  readonly worst: number;
  readonly p: number;
}

const HUNDREDTHS = 100;
export const rounded = (value: number): number => Math.round(value * HUNDREDTHS) / HUNDREDTHS;

/** The gap between the best and the worst row, corrected for all pairs of rows that might have been the two. */
export function scores({ question, best, worst, rows }: RowPair, ratings: PairedRatings): InsightOf<'scores'> | null {
  const p = Math.min(1, (ratings.p * rows * (rows - 1)) / 2);
  const gap = ratings.best - ratings.worst;
  if (ratings.base < LIMITS.smallBase || p > SIGNIFICANT || gap <= 0) return null;
  const { nodeId } = question;
  const isRated = ({ rowId }: CrossVariable) => ({ answer: { nodeId, rowId: rowId ?? 0, state: 'answered' as const } });
  return {
    id: insightId('scores', nodeId),
    kind: 'scores',
    severity: 'notable',
    subjects: [{ ...subjectOf(best), code: question.code, rowId: null, rowTitle: null }],
    names: { best: best.rowTitle ?? '', worst: worst.rowTitle ?? '' },
    numbers: { best: rounded(ratings.best), worst: rounded(ratings.worst), gap: rounded(gap), rows },
    bars: [best, worst].map((row, index) => ({
      title: row.rowTitle ?? '',
      value: rounded(index === 0 ? ratings.best : ratings.worst),
      marked: row === worst,
    })),
    base: ratings.base,
    test: { name: 'pairedT', p },
    filter: { conditions: [isRated(best), isRated(worst)] },
  };
}

/** A question as it was left open: how many were asked, and how many of them did not answer. */
export interface LeftOpen {
  readonly variable: Pick<CrossVariable, 'nodeId' | 'code' | 'title'>;
  readonly asked: number;
  readonly unanswered: number;
}

/** The question that the largest share of those who were shown it left open; null below 10 %. */
export function missing(questions: readonly LeftOpen[]): InsightOf<'missing'> | null {
  const enough = questions.filter(({ asked }) => asked >= LIMITS.smallBase);
  const ranked = enough.sort((one, other) => other.unanswered / other.asked - one.unanswered / one.asked);
  const [most] = ranked;
  if (!most || most.unanswered * 100 < MISSING_PERCENT * most.asked) return null;
  const { nodeId, code, title } = most.variable;
  return {
    id: insightId('missing', nodeId),
    kind: 'missing',
    severity: most.unanswered * 2 >= most.asked ? 'notable' : 'info',
    subjects: [{ nodeId, code, title, rowId: null, rowTitle: null }],
    names: {},
    numbers: { count: most.unanswered, percent: percentOf(most.unanswered, most.asked) },
    bars: ranked.slice(0, 3).map((each) => ({
      title: `${each.variable.code} ${each.variable.title}`,
      value: percentOf(each.unanswered, each.asked),
      marked: each === most,
    })),
    base: most.asked,
    test: null,
    filter: { conditions: [{ answer: { nodeId, state: 'unanswered' } }] },
  };
}
