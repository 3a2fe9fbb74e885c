import { z } from 'zod';
import { answersShape } from '../../platform/openapi/model-schemas.js';

const SEED_LENGTH = 64;

/** The evaluation request of both APIs. The engine decides whether the answers fit the survey. */
export const evaluationShape = z.strictObject({
  answers: answersShape,
  seed: z
    .string()
    .max(SEED_LENGTH)
    .nullish()
    .describe('Orders what is shuffled, for one respondent: the submissionId. Without it: the order of the survey.'),
  version: z.int().min(1).nullish().describe('The version these answers are given on; the current one unless said.'),
  trace: z.boolean().nullish().describe('Explain why each node is shown or not. Only for the author.'),
  draft: z.boolean().nullish().describe('Evaluate the draft instead of a version. Only for the author.'),
});

export type EvaluationRequest = z.output<typeof evaluationShape>;
