import { z } from 'zod';
import { free } from '../../platform/access/access.js';

const TEST_LENGTH = 200;

/** The evaluation request of both APIs. The engine decides whether the answers fit the survey. */
export const shownResultsShape = z.strictObject({
  answers: z.record(z.string(), z.unknown()).describe("The respondent's answers so far, by node id; nothing of them is stored."),
  version: z.int().min(1).nullish().describe('The version these answers are given on; the current one unless said.'),
  submissionId: z
    .uuid()
    .transform((id) => id.toLowerCase())
    .nullish()
    .describe('Of the response that these answers belong to: once it is stored and counted it is not counted in again.'),
  test: z.string().max(TEST_LENGTH).nullish().describe('The token of a link into test mode: nobody but the asker is counted.'),
});

export type ShownResultsRequest = z.output<typeof shownResultsShape>;

export const WHO_SEES_RESULTS =
  'whoever has the link of a running survey sees how others chose where its author wants that; counts and no names';

/** Places of the request in which an id can stand. */
export const SHOWN_RESULTS_PLACES = {
  version: 'version',
  submissionId: 'submission',
  answers: free('values by local ids of the answered version'),
} as const;
