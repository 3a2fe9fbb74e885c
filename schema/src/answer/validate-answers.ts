import { evaluate } from '../engine/evaluate.js';
import type { SurveyDefinition } from '../definition/definition.js';
import type { AnswerError, Answers } from './answer.js';

/** The answers as they count, or what is wrong with them, in the order of the questions. */
export type ValidatedAnswers = { readonly ok: true; readonly answers: Answers } | { readonly ok: false; readonly errors: AnswerError[] };

/**
 * Validates the answers of a whole response. What comes back is effective: texts trimmed, empty answers left out, choices in display order, keys
 * in order of id, so that the same response has the same bytes however it was typed. Total: hostile values never throw.
 */
export const validateAnswers = (definition: SurveyDefinition, answers: unknown): ValidatedAnswers => {
  const { effective, errors } = evaluate(definition, answers);
  return errors.length === 0 ? { ok: true, answers: effective } : { ok: false, errors };
};
