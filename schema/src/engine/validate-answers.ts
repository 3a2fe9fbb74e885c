import type { SurveyDefinition } from '../definition/definition.js';
import { compiledOf } from './compile.js';
import { evaluate } from './evaluate.js';
import type { AnswerError, Answers } from '../answer/answer.js';

/** The answers as they count, or their errors, in the order of the questions. */
export type ValidatedAnswers =
  | { readonly ok: true; readonly answers: Answers }
  | { readonly ok: false; readonly errors: readonly AnswerError[] };

/**
 * Validates the answers of a whole response. The result is effective: without answers of hidden questions and empty ones, texts trimmed, choices in
 * document order, keys in order of id, so that the same response has the same bytes however it was typed. Total: hostile values never throw.
 * @param seed What the response's random orders come from; it never changes what counts.
 */
export function validateAnswers(definition: SurveyDefinition, answers: unknown, seed?: string): ValidatedAnswers {
  const { effective, errors } = evaluate(compiledOf(definition), answers, seed);
  return errors.length === 0 ? { ok: true, answers: effective } : { ok: false, errors };
}
