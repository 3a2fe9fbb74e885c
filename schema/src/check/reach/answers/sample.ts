import type { Read } from './reads.js';
import type { SurveyNode } from '../../../definition/definition.js';
import type { Offered } from '../../../answer/offered.js';

/** Answers that stand for all answers to a question, as plain data. Faulty ones may be among them: reading sorts them out. */
export interface Sample {
  readonly values: readonly unknown[];
  /** Whatever can be answered has the same outcome as one of the values, or none of them where nothing is answered. */
  readonly isExact: boolean;
}

/** A question that stands to be answered, and what will look at its answer. */
export interface SampledQuestion {
  readonly node: SurveyNode;
  readonly offered: Offered;
  readonly reads: readonly Read[];
  /** Options that must be distinguished one by one; null: all of them. */
  readonly named: ReadonlySet<number> | null;
  /** Options are carried over from here: every choice counts. */
  readonly isCarried: boolean;
}

export type Sampler = (asked: SampledQuestion) => Sample;

/** Highest number of answers to one question that are examined. */
export const MOST_VALUES = 1_500;

const ANSWERED = 11;

/** Returns whether conditions only ask if there is an answer at all. */
export const testsOnlyPresence = ({ reads }: SampledQuestion): boolean =>
  reads.every(({ condition }) => condition.algorithm >= ANSWERED && condition.optionId === undefined && condition.childId === undefined);

/** Makes a sampler for questions without specific samples: any answer will do, as long as no condition reads its content. */
export const plainSample =
  (valuesOf: (asked: SampledQuestion) => readonly unknown[]): Sampler =>
  (asked) => ({ values: valuesOf(asked), isExact: testsOnlyPresence(asked) });

/** Returns every way to take one of each list; null when there are too many to examine. */
export function combinations<T>(lists: readonly (readonly T[])[]): readonly (readonly T[])[] | null {
  let rows: readonly (readonly T[])[] = [[]];
  for (const list of lists) {
    if (rows.length * list.length > MOST_VALUES) return null;
    rows = rows.flatMap((row) => list.map((item) => [...row, item]));
  }
  return rows;
}

/** Returns every part of a list, including the empty one and the whole; null when there are too many to examine. */
export const subsets = <T>(items: readonly T[]): readonly (readonly T[])[] | null =>
  combinations(items.map((item): readonly (readonly T[])[] => [[], [item]]))?.map((parts) => parts.flat()) ?? null;
