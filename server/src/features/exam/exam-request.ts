import { MARKING_LIMITS } from '@wence/schema';
import { z } from 'zod';
import { free } from '../../platform/access/access.js';

const TEST_LENGTH = 200;

/** The request of both doors for what respondents see of their exam. */
export const examResultShape = z.strictObject({
  submissionId: z
    .uuid()
    .transform((id) => id.toLowerCase())
    .describe('The UUID that the answers were submitted with; nobody else knows it.'),
  test: z.string().max(TEST_LENGTH).nullish().describe('The token of a link into test mode: `answers` are scored by the draft.'),
  answers: z
    .record(z.string(), z.unknown())
    .nullish()
    .describe("In test mode the respondent's answers, by node id; nothing of them is stored. Passed over otherwise."),
});

export type ExamResultRequest = z.output<typeof examResultShape>;

export const WHO_SEES_SCORES =
  'whoever knows the random id of a submission made it, and sees what its author shows of the score; no other response';

/** Places of the request in which an id can stand. */
export const EXAM_RESULT_PLACES = {
  submissionId: 'submission',
  answers: free('values by local ids of the draft'),
} as const;

/** What can be wrong with marks, for both doors. */
export const MARK_FAULTS = `A0404: the survey, or any of the responses, is missing or not the caller's. A0400: \`marks\` (required, tooMany: ${MARKING_LIMITS.marks}), an answer twice (notUnique), points that are no halves from 0 to those of the question, a comment of more than ${MARKING_LIMITS.comment} characters. A0446: an answer that nobody marks by hand. A0447: somebody has marked one since, without \`again\`.`;

/** Places of lists of answers that people mark. */
export const QUEUE_CURSOR = free('a place among the answers of the survey beside it');
export const QUEUE_NODE = free('a question of the survey beside it; another one finds no answers');
