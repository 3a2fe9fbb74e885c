import { questionRow } from '../catalogue/question-catalogue.js';
import type { SurveyDefinition } from '../definition/definition.js';
import { findNode } from '../definition/walk.js';
import { LIMITS } from '../limit/limits.js';
import type { ExamRanking, RankingNames } from './exam-ranking.js';

type Ranked = { readonly exam?: { readonly ranking?: Pick<ExamRanking, 'nameNodeId'> | null | undefined } | null | undefined };

/** Returns whether the names of a ranking are to be the answers to a question that is not in the survey, or is no open text. */
export function lacksRankingName(definition: SurveyDefinition, { exam }: Ranked): boolean {
  const nodeId = exam?.ranking?.nameNodeId;
  if (nodeId === undefined) return false;
  const node = findNode(definition, nodeId);
  return node === undefined || questionRow(node).key !== 'text';
}

/** Seconds that a rank can hold, and what stands there for a time that nobody knows: it comes after all others. */
const SECONDS = 1_000_000_000;
const UNKNOWN_SECONDS = SECONDS - 1;

const HALVES = 2;
const MOST_HALVES = LIMITS.examTotal * HALVES;

/** The facts that decide about a place. */
export interface RankedScore {
  readonly score: number;
  /** How long it took; null: nobody knows. */
  readonly seconds: number | null;
}

/**
 * A score and its time as one number that sorts like places: the lower the better. A higher score comes first, of equal ones that which took less time;
 * what is equal in both has the same number, and shares a place. Exact up to 2 × 10¹⁴, far below the largest safe integer.
 */
export const rankOf = ({ score, seconds }: RankedScore): number =>
  (MOST_HALVES - Math.round(score * HALVES)) * SECONDS + Math.min(UNKNOWN_SECONDS, Math.max(0, Math.floor(seconds ?? UNKNOWN_SECONDS)));

/** Turns the number of `rankOf` back into the score and the time. */
export function rankedScore(rank: number): RankedScore {
  const seconds = rank % SECONDS;
  return { score: (MOST_HALVES - Math.floor(rank / SECONDS)) / HALVES, seconds: seconds === UNKNOWN_SECONDS ? null : seconds };
}

const NAME_LENGTH = 50;

/** A name as the ranking shows it: its first line, cut to 50 characters. Masked, its first character stands alone, whatever follows. Null: no name. */
export function rankingName(text: string | null | undefined, names: RankingNames): string | null {
  const characters = [...(text?.trim().split(/[\r\n]/)[0] ?? '')];
  const [first] = characters;
  if (first === undefined || names === 'hidden') return null;
  return names === 'masked' ? `${first}**` : characters.slice(0, NAME_LENGTH).join('');
}
