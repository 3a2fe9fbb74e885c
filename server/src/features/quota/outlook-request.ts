import { z } from 'zod';
import { answersShape } from '../../platform/openapi/model-schemas.js';

/** A question about room in quotas, the same at both doors. */
export const outlookShape = z.strictObject({
  answers: answersShape,
  version: z.int().min(1).nullish().describe('The version these answers are given on; the current one unless said.'),
});

export type OutlookRequest = z.output<typeof outlookShape>;
