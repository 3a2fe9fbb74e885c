import { LIMITS } from '@wence/schema';
import { z } from 'zod';
import { assertThat } from '../../platform/errors/app-error.js';
import { ANSWERS } from '../../platform/openapi/model-schemas.js';
import { moment } from '../../platform/http/envelope.js';
import type { KnownResponse } from './candidate.type.js';

const PARAM_LENGTH = 200;
/** Most characters of a code that is looked at. */
export const LINK_CODE_LENGTH = 64;
const PASSWORD_LENGTH = 64;
const INVITATION_LENGTH = 64;
const TEST_LENGTH = 200;
const TOKEN_LENGTH = 100;
const CHALLENGE_ANSWER_LENGTH = 20;

/** Any record: the model looks at what is in it, and a copy made of it here would be thrown away. */
const answersShape = z.unknown().check(({ value, issues }) => {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    issues.push({ code: 'invalid_type', expected: 'record', input: value });
}) as unknown as z.ZodType<Readonly<Record<string, unknown>>>;

/** Body of a submission through either door. The model checks whether the answers fit the survey. */
export const submissionShape = z.strictObject({
  submissionId: z
    .uuid()
    .transform((id) => id.toLowerCase())
    .describe('A UUID made by the sender before the first try and kept for every further one.'),
  version: z.int().min(1).nullish().describe('The version these answers were given on; the current one unless said.'),
  answers: answersShape.meta({ id: ANSWERS, type: 'object', additionalProperties: {} }),
  startedAt: moment.nullish().describe('When the respondent began. A time in the future counts as now.'),
  source: z.string().max(LIMITS.sourceTag).nullish().describe("The link's source tag."),
  params: z
    .record(z.string().max(PARAM_LENGTH), z.string().max(PARAM_LENGTH))
    .nullish()
    .describe('Parameters of the link, at most 20, names and values up to 200 characters.'),
  test: z.string().max(TEST_LENGTH).nullish().describe('The token of a link into test mode: judged like any other, and counted nowhere.'),
  linkCode: z.string().max(LINK_CODE_LENGTH).nullish().describe('Code of a one-to-one link.'),
  password: z.string().max(PASSWORD_LENGTH).nullish().describe('Password of the survey, for one that asks for it.'),
  invitationCode: z
    .string()
    .max(INVITATION_LENGTH)
    .nullish()
    .describe('An invitation code, for a survey that asks for one; capitals or not.'),
  challenge: z
    .strictObject({
      token: z.string().max(TOKEN_LENGTH).describe('As it came with the question.'),
      answer: z.string().max(CHALLENGE_ANSWER_LENGTH).describe('As the respondent typed it.'),
    })
    .nullish()
    .describe('The answer to a verification question, after A0434.'),
  byClock: z
    .boolean()
    .nullish()
    .describe(
      'The time of an exam ended the attempt: questions that must be answered may be open, and answers that break a rule count as none. Taken from 2 seconds before the end; A0444 before, and where there is no time limit.',
    ),
});

export type Submission = z.output<typeof submissionShape>;

/** Response to a stored submission, the same for every try. */
export interface Receipt {
  readonly responseId: string;
  readonly status: 'complete' | 'screened' | 'over_quota';
  /** 0 normal end by a jump, -1 screening end, null: answered to the last question. */
  readonly end: number | null;
  /** True when this submission had been stored before. */
  readonly replayed: boolean;
}

/** The first receipt again. The same submissionId with other answers: A0506. */
export function replay({ id, payloadHash, status, endKind }: KnownResponse, hash: string): Receipt {
  assertThat(payloadHash === hash, 'A0506');
  return { responseId: id, status, end: endKind, replayed: true };
}
