import { answerKindOf } from '../definition/answer-kind.js';
import type { SurveyDefinition, SurveyNode } from '../definition/definition.js';
import { type Choice, knownOptions } from './known-choices.js';
import { isConditionSource } from './offer.js';
import { outlineOf } from './outline.js';

/** A question that a table quota can divide by, with the options that its cells name. */
export interface QuotaDimension {
  readonly node: SurveyNode;
  readonly options: readonly Choice[];
}

/** The questions that a table quota can divide by (Spec 2, table quota): those that take one choice, in the order of the document, at any depth. */
export function quotaDimensions(definition: SurveyDefinition): QuotaDimension[] {
  const outline = outlineOf(definition);
  const single = [...outline.places.values()].filter(({ node }) => answerKindOf(node) === 'single');
  return single.map(({ node }) => ({ node, options: knownOptions(outline, node) }));
}

/**
 * The questions that a condition of a custom quota may look at (Spec 2, custom quota): all that conditions can look at, wherever they stand, because
 * finished responses are counted.
 */
export const quotaSources = (definition: SurveyDefinition): SurveyNode[] =>
  [...outlineOf(definition).places.values()].map(({ node }) => node).filter(isConditionSource);
