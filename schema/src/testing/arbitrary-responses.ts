import type FastCheck from 'fast-check';
import type { Answers } from '../answer/answer.js';
import type { SurveyDefinition, SurveyNode } from '../definition/definition.js';
import { apply } from '../edit/apply.js';
import { compiledOf } from '../engine/compile.js';
import { evaluate } from '../engine/evaluate.js';
import { Simulation } from '../simulate/simulation.js';
import { arbitraryAnswers } from './arbitrary-answers.js';
import { arbitraryDefinition } from './arbitrary-definition.js';
import { arbitraryOperations } from './arbitrary-operations.js';

type Arbitrary<T> = FastCheck.Arbitrary<T>;

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

/** A survey as it was first, and after random edits; newest first. Give it fast-check's `fc`. */
export const arbitraryVersions = (fc: typeof FastCheck): Arbitrary<readonly [SurveyDefinition, SurveyDefinition]> =>
  arbitraryDefinition(fc).chain((first) =>
    arbitraryOperations(fc, first).map((operations) => {
      const applied = apply(first, operations);
      return [applied.ok ? applied.definition : first, first] as const;
    }),
  );

/** As many files as a question asks for. */
const filesFor = ({ id, setting }: SurveyNode): string[] =>
  Array.from({ length: Math.max(1, setting?.min ?? 1) }, (_, place) => `file-${id}-${place}`);

const SIMULATED = 3;

function simulated(definition: SurveyDefinition, seed: number): Answers[] {
  const simulation = new Simulation(definition, { count: SIMULATED, seed, files: filesFor });
  return Array.from({ length: SIMULATED }, () => simulation.next()?.answers ?? {});
}

/** Answers with the version that they were given on. */
export interface GivenAnswers {
  readonly definition: SurveyDefinition;
  readonly answers: Answers;
}

export interface AnsweredVersions {
  readonly versions: readonly [SurveyDefinition, SurveyDefinition];
  readonly responses: readonly GivenAnswers[];
}

/** Two versions of a survey, and to each of them answers as they would be stored, some by simulated respondents. Give it fast-check's `fc`. */
export const arbitraryResponses = (fc: typeof FastCheck): Arbitrary<AnsweredVersions> =>
  arbitraryVersions(fc).chain((versions) =>
    fc
      .tuple(fc.integer({ min: 1, max: 1_000 }), ...versions.map((definition) => arbitraryAnswers(fc, definition)))
      .map(([seed, ...given]) => ({
        versions,
        responses: versions.flatMap((definition, age) =>
          [acceptedAnswers(definition, given[age] ?? {}), ...simulated(definition, seed)].map((answers) => ({ definition, answers })),
        ),
      })),
  );

/** The same versions, each an exam, with what was answered to them. */
export function asExams({ versions, responses }: AnsweredVersions): AnsweredVersions {
  const exams = new Map(versions.map((version) => [version, { ...version, settings: { exam: {}, ...version.settings } }]));
  const examOf = (definition: SurveyDefinition): SurveyDefinition => exams.get(definition) ?? definition;
  return {
    versions: [examOf(versions[0]), examOf(versions[1])],
    responses: responses.map(({ definition, answers }) => ({ definition: examOf(definition), answers })),
  };
}
