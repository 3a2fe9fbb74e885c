import type { Answer } from '../../answer/answer.js';
import type { Offered } from '../../answer/offered.js';
import { readAnswer } from '../../answer/read-answer.js';
import type { AnswerKind, SurveyNode } from '../../definition/definition.js';
import type { Facts } from '../../engine/compiled.js';
import { plainSample, type Sample, type Sampler } from './answers/sample.js';
import { sampleCascade, sampleChoiceMatrix, sampleMultiple, sampleRank, sampleSingle } from './answers/sample-choices.js';
import { sampleOpenText } from './answers/sample-text.js';
import * as values from './answers/sample-values.js';
import type { Read } from './reads.js';

/** An answer that may be given, and what those who look at it make of it. */
export interface Candidate {
  /** Plain data; undefined: none. */
  readonly value: unknown;
  /** Result of each read, in the order of the reads. */
  readonly holds: readonly boolean[];
}

/** Answers no two of which look the same to all reads. */
export interface Pool {
  readonly candidates: readonly Candidate[];
  /** Every valid answer is seen like one of these. */
  readonly isExact: boolean;
}

/** The conditions that look at an answer, and whether carry-over does. */
export interface Lookers {
  readonly reads: readonly Read[];
  /** Options are carried over from here: every choice counts. */
  readonly isCarried: boolean;
  /** Options that any logic names; null where options may stand for each other. */
  readonly mentioned: () => ReadonlySet<number> | null;
}

const sampleMatrix: Sampler = (asked) => {
  if (asked.node.type !== 14) return sampleChoiceMatrix(asked);
  if (asked.node.subType === 3) return values.sampleFilledMatrix(asked);
  return asked.node.subType === 4 ? values.sampleRatedMatrix(asked) : sampleChoiceMatrix(asked);
};

const SAMPLERS: Readonly<Record<AnswerKind, Sampler>> = {
  none: () => ({ values: [], isExact: true }),
  single: sampleSingle,
  multiple: sampleMultiple,
  text: sampleOpenText,
  number: values.sampleNumber,
  evaluate: values.sampleEvaluate,
  table: values.sampleTable,
  rank: sampleRank,
  cascade: sampleCascade,
  city: values.sampleCity,
  matrix: sampleMatrix,
  fields: values.sampleFields,
  proportion: values.sampleProportion,
  date: values.sampleDate,
  files: plainSample(({ node }) => [{ files: Array.from({ length: Math.max(1, node.setting?.min ?? 1) }, (_, n) => `f${n}`) }]),
  position: values.samplePosition,
  points: values.samplePoints,
};

const UNANSWERED = undefined;

const namedFor = ({ reads, isCarried, mentioned }: Lookers): ReadonlySet<number> | null => {
  if (isCarried) return mentioned();
  return new Set(reads.flatMap(({ condition }) => condition.optionId ?? []));
};

const holdsFor = (answer: Answer | undefined, reads: readonly Read[], facts: Facts): boolean[] =>
  reads.map(({ ask }) => (answer === undefined ? ask.onVoid : ask.test(answer, facts)) !== ask.isNegative);

/** Returns a key that is equal for answers that look the same to all reads; carried choices are distinguished one by one. */
const lookOf = (value: unknown, holds: readonly boolean[], isCarried: boolean): string => {
  const bits = holds.map((one) => (one ? '1' : '0')).join('');
  return isCarried ? `${bits} ${JSON.stringify(value)}` : bits;
};

/** The valid answers to a question with these options and rows, one of each kind that those who look can tell apart; leaving it open comes first. */
export const poolOf = (node: SurveyNode, kind: AnswerKind, offered: Offered, lookers: Lookers, facts: Facts): Pool => {
  const { reads, isCarried } = lookers;
  const isSeen = reads.length > 0 || isCarried;
  const sample: Sample = SAMPLERS[kind]({ node, offered, reads, named: namedFor(lookers), isCarried });
  const candidates = new Map<string, Candidate>();
  let isAnswerable = false;
  for (const value of [UNANSWERED, ...sample.values]) {
    if (!isSeen && candidates.size > 0) break;
    const { answer, errors } = readAnswer(node, value, offered);
    if (errors.length > 0) continue;
    isAnswerable ||= value !== UNANSWERED;
    const holds = holdsFor(answer, reads, facts);
    const look = lookOf(value, holds, isCarried);
    if (!candidates.has(look)) candidates.set(look, { value, holds });
  }
  return { candidates: [...candidates.values()], isExact: isSeen ? sample.isExact && isAnswerable : candidates.size > 0 };
};
