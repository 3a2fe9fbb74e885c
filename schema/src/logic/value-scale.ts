import { answerKindOf } from '../catalogue/answer-kind.js';
import type { SurveyNode } from '../definition/definition.js';
import { knownOptions } from './known-choices.js';
import type { Count } from './operand-needs.js';
import type { Outline } from './outline.js';

/**
 * The whole numbers that a condition on this question may compare with, both ends included: the levels of an evaluation (Spec 5: 1 to 5 in the
 * templates; design, open points: up to 10 for a scale of one's own) and the places of a ranking (Spec 5: 1 to the option count). Null = any number.
 */
export const valueScale = (outline: Outline, node: SurveyNode): Count | null => {
  const kind = answerKindOf(node);
  return kind === 'evaluate' || kind === 'rank' ? { min: 1, max: knownOptions(outline, node).length } : null;
};
