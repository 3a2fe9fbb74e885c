/** What responses with the same score, of the same maximum, earned question by question. */
export interface ScoreGroup {
  readonly score: number;
  readonly maximum: number;
  readonly responses: number;
  /** By the id of the question; those that nobody of them was asked are not in it. */
  readonly questions: ReadonlyMap<number, QuestionSums>;
}

/** Sums over the responses that were asked a question. */
export interface QuestionSums {
  readonly asked: number;
  /** Points, with those that wrong answers cost taken off. */
  readonly points: number;
  readonly right: number;
}

/** A question that an exam marks, with its points. */
export interface AnalysedQuestion {
  readonly nodeId: number;
  readonly maximum: number;
}

/** Ten equal parts of the way from none to all points; the last one has all points in it. */
export const SCORE_BANDS = 10;

/** Responses below which discrimination says nothing. */
export const LEAST_FOR_DISCRIMINATION = 10;

/** Share of the responses that are the best, and of those that are the worst. */
const GROUP_SHARE = 0.27;

/** How a question did; null where it cannot be said. */
export interface QuestionAnalysis {
  readonly nodeId: number;
  readonly maximum: number;
  readonly asked: number;
  /** p: the mean share of its points, 0 to 1. */
  readonly difficulty: number | null;
  /** Share of all right answers. */
  readonly rightRate: number | null;
  /** D: p of the best 27 % less p of the worst 27 %, -1 to 1. */
  readonly discrimination: number | null;
}

export interface ExamAnalysis {
  readonly responses: number;
  readonly mean: number | null;
  readonly median: number | null;
  readonly deviation: number | null;
  /** Responses by the share of their maximum that they reached. */
  readonly bands: readonly number[];
  /** Share of the responses that pass; null: nobody passes or fails, or there is none. */
  readonly passRate: number | null;
  readonly questions: readonly QuestionAnalysis[];
}

const ratio = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

const bandOf = ({ score, maximum }: ScoreGroup): number =>
  maximum <= 0 ? 0 : Math.min(SCORE_BANDS - 1, Math.floor((score / maximum) * SCORE_BANDS));

/** The score at a place among all, from 0, in rising order. */
function scoreAt(rising: readonly ScoreGroup[], place: number): number | null {
  let passed = 0;
  for (const { score, responses } of rising) {
    passed += responses;
    if (place < passed) return score;
  }
  return null;
}

function medianOf(rising: readonly ScoreGroup[], total: number): number | null {
  const [low, high] = [scoreAt(rising, Math.floor((total - 1) / 2)), scoreAt(rising, Math.floor(total / 2))];
  return low === null || high === null ? null : (low + high) / 2;
}

interface Weighted {
  readonly group: ScoreGroup;
  readonly weight: number;
}

/** The first `wanted` responses. Of those with the score that the line runs through, each counts by the same share. */
function firstOf(ordered: readonly ScoreGroup[], wanted: number): Weighted[] {
  const chosen: Weighted[] = [];
  let left = wanted;
  for (const same of byScore(ordered)) {
    const responses = same.reduce((sum, group) => sum + group.responses, 0);
    const weight = Math.min(1, left / responses);
    if (weight <= 0) break;
    chosen.push(...same.map((group) => ({ group, weight })));
    left -= responses;
  }
  return chosen;
}

function byScore(ordered: readonly ScoreGroup[]): ScoreGroup[][] {
  const runs: ScoreGroup[][] = [];
  for (const group of ordered) {
    const last = runs.at(-1);
    if (last?.[0]?.score === group.score) last.push(group);
    else runs.push([group]);
  }
  return runs;
}

function difficultyIn(chosen: readonly Weighted[], { nodeId, maximum }: AnalysedQuestion): number | null {
  let [asked, points] = [0, 0];
  for (const { group, weight } of chosen) {
    const sums = group.questions.get(nodeId);
    asked += weight * (sums?.asked ?? 0);
    points += weight * (sums?.points ?? 0);
  }
  const share = ratio(points, asked * maximum);
  // Wrong answers that cost points do not make a question harder than one that nobody gets anything for.
  return share === null ? null : Math.max(0, share);
}

/**
 * Analyses an exam (features of an exam: results). Mean and median of the scores; their standard deviation over all responses, the root of
 * Σ(x - mean)² / n; the distribution over ten bands of the share of the maximum; the share that passes. Of each question, among those who were asked:
 * difficulty p = Σ points / (responses × points of the question), the share of right answers, and discrimination D = p of the best 27 % of the
 * responses by score - p of the worst 27 %. D is null below ten responses. Where the line of 27 % runs through equal scores, each of them counts by the
 * same share, so that no order decides. Linear in the groups, of which there are no more than there are different scores and maxima.
 */
export function analyseExam(groups: readonly ScoreGroup[], questions: readonly AnalysedQuestion[], passScore?: number): ExamAnalysis {
  const rising = [...groups].sort((one, other) => one.score - other.score);
  const responses = rising.reduce((sum, group) => sum + group.responses, 0);
  const sumOf = (value: (group: ScoreGroup) => number): number => rising.reduce((sum, group) => sum + group.responses * value(group), 0);
  const mean = ratio(
    sumOf(({ score }) => score),
    responses,
  );
  const variance = mean === null ? null : sumOf(({ score }) => (score - mean) ** 2) / responses;
  const bands = Array.from({ length: SCORE_BANDS }, () => 0);
  for (const group of rising) bands[bandOf(group)] = (bands[bandOf(group)] ?? 0) + group.responses;
  const passed = sumOf(({ score }) => Number(passScore !== undefined && score >= passScore));
  const all = rising.map((group) => ({ group, weight: 1 }));
  const part = responses * GROUP_SHARE;
  const [best, worst] = [firstOf([...rising].reverse(), part), firstOf(rising, part)];
  return {
    responses,
    mean,
    median: medianOf(rising, responses),
    deviation: variance === null ? null : Math.sqrt(variance),
    bands,
    passRate: passScore === undefined ? null : ratio(passed, responses),
    questions: questions.map((question): QuestionAnalysis => {
      const sums = rising.flatMap(({ questions: of }) => of.get(question.nodeId) ?? []);
      const asked = sums.reduce((sum, each) => sum + each.asked, 0);
      const right = sums.reduce((sum, each) => sum + each.right, 0);
      const [high, low] = [difficultyIn(best, question), difficultyIn(worst, question)];
      const isEnough = responses >= LEAST_FOR_DISCRIMINATION && high !== null && low !== null;
      return {
        ...question,
        asked,
        difficulty: difficultyIn(all, question),
        rightRate: ratio(right, asked),
        discrimination: isEnough ? high - low : null,
      };
    }),
  };
}
