import fc from 'fast-check';
import type { Answers } from '../../answer/answer.js';
import type { SurveyDefinition } from '../../definition/definition.js';
import { apply } from '../../edit/apply.js';
import { compiledOf } from '../../engine/compile.js';
import { evaluate } from '../../engine/evaluate.js';
import { Simulation } from '../../simulate/simulation.js';
import { someFiles } from '../../simulate/testing/all-respondents.js';
import { arbitraryAnswers } from '../../testing/arbitrary-answers.js';
import { arbitraryDefinition } from '../../testing/arbitrary-definition.js';
import { arbitraryOperations } from '../../testing/arbitrary-operations.js';

const MOST_ATTEMPTS = 10;

/** What remains of answers when those that are refused are taken out: with the answers that must be there it would be a valid response. */
function acceptedAnswers(definition: SurveyDefinition, given: Answers): Answers {
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

/** A survey as it was first, and after random edits; newest first. */
export const arbitraryVersions = arbitraryDefinition(fc).chain((first) =>
  arbitraryOperations(fc, first).map((operations) => {
    const applied = apply(first, operations);
    return [applied.ok ? applied.definition : first, first] as const;
  }),
);

function simulated(definition: SurveyDefinition, seed: number): Answers[] {
  const simulation = new Simulation(definition, { count: 3, seed, files: someFiles });
  return Array.from({ length: 3 }, () => simulation.next() ?? {});
}

/** Versions, and for each of them answers that somebody may have given to it. */
export const arbitraryResponses = arbitraryVersions.chain((versions) =>
  fc
    .tuple(fc.integer({ min: 1, max: 1_000 }), ...versions.map((definition) => arbitraryAnswers(fc, definition)))
    .map(([seed, ...given]) => ({
      versions,
      responses: versions.flatMap((definition, age) =>
        [acceptedAnswers(definition, given[age] ?? {}), ...simulated(definition, seed)].map((answers) => ({ definition, answers })),
      ),
    })),
);
