import { LIMITS } from '@wence/schema';
import { z } from 'zod';
import { LINK_CODE } from '../answering-page/answer-places.policy.js';
import { LINK_CODE_LENGTH } from '../submission/submission.type.js';

/** News of a visit, as a respondent's side tells it through either door. */
export const visitShape = z.strictObject({
  submissionId: z
    .uuid()
    .transform((id) => id.toLowerCase())
    .describe('The one that the answers will be submitted with.'),
  version: z.int().min(1).nullish().describe('The version that is being answered; the current one unless said.'),
  page: z
    .int()
    .min(0)
    .max(LIMITS.localId)
    .describe('The page that is shown, by the id that evaluating gives it, or by any question on it. 0: the welcome.'),
  hasAnswers: z.boolean().nullish().describe('Something has been answered.'),
  linkCode: z.string().max(LINK_CODE_LENGTH).nullish().describe('Code of the one-to-one link that the survey was opened by.'),
  source: z.string().max(LIMITS.sourceTag).nullish().describe("The link's source tag."),
});

export type VisitNews = z.output<typeof visitShape>;

/** Places in the body or input that name something. */
export const VISIT_PLACES = { submissionId: 'submission', version: 'version', page: 'node', linkCode: LINK_CODE } as const;
