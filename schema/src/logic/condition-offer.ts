import type { Comparison } from '../catalogue/entry/question-row.js';
import { questionRow } from '../catalogue/question-catalogue.js';
import { answerKindOf } from '../definition/answer-kind.js';
import type { SurveyDefinition, SurveyNode } from '../definition/definition.js';
import { type Choice, knownOptions, knownRows } from './known-choices.js';
import type { LogicKind } from './logic-form.js';
import type { Count } from './operand-needs.js';
import { type Outline, outlineOf } from './outline.js';

/**
 * The whole numbers that a condition on this question may compare with, both ends included: the levels of an evaluation (Spec 5: 1 to 5 in the
 * templates; design, open points: up to 10 for a scale of one's own) and the places of a ranking (Spec 5: 1 to the option count). Null = any number.
 */
export function valueScale(outline: Outline, node: SurveyNode): Count | null {
  const kind = answerKindOf(node);
  return kind === 'evaluate' || kind === 'rank' ? { min: 1, max: knownOptions(outline, node).length } : null;
}

/** Choices that the editor offers for a condition once its question is chosen. */
export interface ConditionOffer {
  /** Algorithms in the order of their codes, each with what it needs; empty = the question is no source. */
  readonly algorithms: readonly Comparison[];
  readonly options: readonly Choice[];
  readonly rows: readonly Choice[];
  /** The whole numbers on offer; null = any value. */
  readonly scale: Count | null;
}

/** Carry-over takes all options that are chosen (1 checked) or not chosen (2 unchecked): nothing further is named (features 6.15). */
export const CARRY_OVER_ALGORITHMS: readonly Comparison[] = [
  { algorithm: 1, operand: null },
  { algorithm: 2, operand: null },
];

/** Returns what a condition of logic of this kind, or of a quota, can ask of a question; undefined if the survey has no such question. */
export function conditionOffer(definition: SurveyDefinition, sourceId: number, kind: LogicKind | 'quota'): ConditionOffer | undefined {
  const outline = outlineOf(definition);
  const source = outline.places.get(sourceId)?.node;
  if (source === undefined) return undefined;
  if (kind === 'carryOver') return { algorithms: CARRY_OVER_ALGORITHMS, options: [], rows: [], scale: null };
  return {
    algorithms: questionRow(source).algorithms,
    options: knownOptions(outline, source),
    rows: knownRows(outline, source),
    scale: valueScale(outline, source),
  };
}
