import type { Answers } from '../../answer/answer.js';
import type { SurveyDefinition } from '../../definition/definition.js';
import { compiledOf } from '../../engine/compile.js';
import { evaluate } from '../../engine/evaluate.js';

const MOST_ATTEMPTS = 10;

/** What remains of answers when those that are refused are taken out: with the answers that must be there it would be a valid response. */
export function acceptedAnswers(definition: SurveyDefinition, given: Answers): Answers {
  let answers = given;
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const { effective, errors } = evaluate(compiledOf(definition), answers);
    const refused = new Set(errors.map(({ nodeId }) => String(nodeId)));
    const kept = Object.entries(effective).filter(([id]) => !refused.has(id));
    if (kept.length === Object.keys(effective).length) return effective;
    answers = Object.fromEntries(kept);
  }
  return {};
}
