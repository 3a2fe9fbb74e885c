import { LIMITS } from '@wence/schema';
import { z } from 'zod';

/** Identifies the question and the submission. Both doors have the same fields. */
export const codeShape = z.strictObject({
  submissionId: z
    .uuid()
    .transform((id) => id.toLowerCase())
    .describe('The one that the answers will be submitted with.'),
  nodeId: z.int().min(1).max(LIMITS.localId).describe('The question, by its id in the definition.'),
  mobile: z.string().describe('Mainland China mobile number, 11 digits.'),
});

export const codeCheckShape = codeShape.extend({ code: z.string().describe('Six digits from the text message.') });

export const WHO_MAY_PROVE =
  'whoever has the link of a running survey may prove a mobile for their own answers; limited per mobile, address and survey';

/** Places in the body or input of a code request. */
export const CODE_PLACES = { submissionId: 'submission', nodeId: 'node' } as const;
