import type { Answer } from '../../../answer/answer.js';
import type { Offered } from '../../../answer/offered.js';
import { readAnswer } from '../../../answer/read-answer.js';
import type { AnswerKind, SurveyNode } from '../../../definition/definition.js';
import type { Facts } from '../../../engine/compiled.js';
import { plainSample, type Sample, type Sampler } from '../answers/sample.js';
import { sampleCascade, sampleChoiceMatrix, sampleMultiple, sampleRank, sampleSingle } from '../answers/sample-choices.js';
import { sampleOpenText } from '../answers/sample-text.js';
import * as values from '../answers/sample-values.js';
import type { Read } from '../answers/reads.js';

/** A possible answer, and the result of each condition that reads it. */
export interface Candidate {
  /** Plain data; undefined: none. */
  readonly value: unknown;
  /** Result of each read, in the order of the reads. */
  readonly holds: readonly boolean[];
}

/** Answers any two of which differ in the result of at least one read. */
export interface Pool {
  readonly candidates: readonly Candidate[];
  /** True if every valid answer gives the same results as one of these. */
  readonly isExact: boolean;
}

/** The conditions that read an answer, and whether carry-over uses it. */
export interface AnswerUses {
  readonly reads: readonly Read[];
  /** Options are carried over from here: every choice counts. */
  readonly isCarried: boolean;
  /** Returns the options that any logic names; null if options are interchangeable. */
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

function namedFor({ reads, isCarried, mentioned }: AnswerUses): ReadonlySet<number> | null {
  if (isCarried) return mentioned();
  return new Set(reads.flatMap(({ condition }) => condition.optionId ?? []));
}

const holdsFor = (answer: Answer | undefined, reads: readonly Read[], facts: Facts): boolean[] =>
  reads.map(({ compiled }) => (answer === undefined ? compiled.onEmpty : compiled.test(answer, facts)) !== compiled.isNegative);

/** Returns a key that is equal for answers that look the same to all reads; carried choices are distinguished one by one. */
function signatureOf(value: unknown, holds: readonly boolean[], isCarried: boolean): string {
  const bits = holds.map((one) => (one ? '1' : '0')).join('');
  return isCarried ? `${bits} ${JSON.stringify(value)}` : bits;
}

/** Returns the valid answers to a question with these options and rows, one for each distinguishable result; no answer comes first. */
export function poolOf(node: SurveyNode, kind: AnswerKind, offered: Offered, lookers: AnswerUses, facts: Facts): Pool {
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
    const look = signatureOf(value, holds, isCarried);
    if (!candidates.has(look)) candidates.set(look, { value, holds });
  }
  return { candidates: [...candidates.values()], isExact: isSeen ? sample.isExact && isAnswerable : candidates.size > 0 };
}
