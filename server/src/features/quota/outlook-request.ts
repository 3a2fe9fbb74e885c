import { z } from 'zod';
import { answersShape } from '../../platform/openapi/model-schemas.js';

/** A question about room in quotas, the same at both doors. */
export const outlookShape = z.strictObject({
  answers: answersShape,
  version: z.int().min(1).nullish().describe('The version these answers are given on; the current one unless said.'),
});

export type OutlookRequest = z.output<typeof outlookShape>;

/** The same with the submission that seats are to be kept for. */
export const reserveShape = outlookShape.extend({
  submissionId: z
    .uuid()
    .transform((id) => id.toLowerCase())
    .describe('The UUID that the answers will be submitted with: seats are kept for it, once.'),
});

export type ReserveRequest = z.output<typeof reserveShape>;
