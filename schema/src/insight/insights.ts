import type { CrossVariable } from '../cross/cross-variable.js';
import type { QuestionFigures } from '../report/figures.js';
import { differences, type TestedPair } from './difference-findings.js';
import type { Insight } from './insight.js';
import { type AskedQuestion, concentrated, peaks, spread } from './question-findings.js';
import { type FlaggedFigures, overview, type PaceFigures, quality, type SampleFigures, trend } from './sample-findings.js';
import { type LeftOpen, missing, type PairedRatings, promoters, type RowPair, satisfied, scores } from './score-findings.js';

/** All that findings are made from. */
export interface InsightFigures {
  readonly sample: SampleFigures;
  readonly pace: PaceFigures | null;
  readonly flagged: FlaggedFigures;
  readonly questions: readonly QuestionFigures[];
  /** By local id, of questions and of rows. */
  readonly variables: ReadonlyMap<number, CrossVariable>;
  readonly ratings: readonly { readonly pair: RowPair; readonly ratings: PairedRatings }[];
  readonly pairs: readonly TestedPair[];
  readonly leftOpen: readonly LeftOpen[];
}

/** Findings of a kind that are kept: the first ones in the order of their strength. */
const MOST = { concentrated: 5, spread: 3, peaks: 3, scores: 3, nps: 3, csat: 3 } as const;

function strongest<Found extends Insight>(
  found: readonly (Found | null)[],
  most: number,
  strength: (one: Found) => number = () => 0,
): Found[] {
  const all = found.filter((one) => one !== null);
  return all.sort((one, other) => strength(other) - strength(one)).slice(0, most);
}

/**
 * Findings in the responses of a survey, in the order of the kinds' worth, then of their strength. The same figures make the same findings. Deleted
 * questions have none. Whatever claims a difference rests on 30 responses or more and carries its test.
 */
export function insights({ sample, pace, flagged, questions, variables, ratings, pairs, leftOpen }: InsightFigures): Insight[] {
  const asked = questions.flatMap((figures): AskedQuestion[] => {
    const variable = variables.get(figures.nodeId);
    return variable && !figures.retired ? [{ figures, variable }] : [];
  });
  const scored = ratings.map((each) => scores(each.pair, each.ratings));
  return [
    overview(sample),
    ...strongest(asked.map(concentrated), MOST.concentrated, ({ numbers }) => numbers.percent),
    ...strongest(asked.map(spread), MOST.spread, ({ numbers }) => numbers.entropy),
    ...strongest(asked.map(peaks), MOST.peaks),
    ...strongest(scored, MOST.scores, ({ numbers }) => numbers.gap),
    ...strongest(asked.map(promoters), MOST.nps),
    ...strongest(asked.map(satisfied), MOST.csat),
    ...differences(pairs),
    pace && trend(pace),
    missing(leftOpen),
    quality(flagged, sample.counted),
  ].filter((found) => found !== null);
}
