import type { SurveyDefinition } from '../definition/definition.js';
import { compiledFor } from './drawn.js';
import { evaluate } from './evaluate.js';
import type { AnswerError, Answers } from '../answer/answer.js';

/** The answers as they count, or their errors, in the order of the questions. */
export type ValidatedAnswers =
  | { readonly ok: true; readonly answers: Answers }
  | { readonly ok: false; readonly errors: readonly AnswerError[] };

/**
 * Validates the answers of a whole response. The result is effective: without answers of hidden questions and empty ones, texts trimmed, choices in
 * document order, keys in order of id, so that the same response has the same bytes however it was typed. Total: hostile values never throw.
 * @param seed The `submissionId` of the response, from which random orders follow and, in an exam, which questions are drawn. Answers to the others
 *   do not count.
 */
export function validateAnswers(definition: SurveyDefinition, answers: unknown, seed?: string): ValidatedAnswers {
  const { effective, errors } = evaluate(compiledFor(definition, seed), answers, seed);
  return errors.length === 0 ? { ok: true, answers: effective } : { ok: false, errors };
}
