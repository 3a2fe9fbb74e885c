import { z } from 'zod';
import { anyone, under } from '../../platform/access.js';
import { type AnyRoute, route } from '../../platform/http/route.js';
import { HANDED_IN, LINK, RUNNING } from './answer-places.js';
import type { CollectService } from './collect.service.js';
import type { OpeningService } from './opening.service.js';
import { submissionShape } from './submission.js';

const MEBIBYTE = 1024 * 1024;
const surveyParam = z.strictObject({ surveyId: z.string() });
const receipt = z.object({
  responseId: z.string(),
  status: z.enum(['complete', 'screened', 'over_quota']),
  end: z.int().nullable().describe('0: normal end by a jump. -1: screening end. null: answered to the last question.'),
  replayed: z.boolean().describe('This submission had been stored before; nothing was stored now.'),
});

/** The respondents' lines of the `/v1` table. Open: a token would be one more thing that can fail between an answer and its storage. */
export function collectRoutes(collect: CollectService, opening: OpeningService): AnyRoute[] {
  return [
    route({
      method: 'GET',
      path: '/v1/r/{surveyId}',
      tag: 'Answering',
      summary: 'A running survey, for programs that render it themselves',
      description:
        'The frozen definition of the current version, without quotas. A0404: missing, recycled or never launched. A0417 with `data.opensAt`: it begins later. A0411: it was stopped. A0418: it has ended. A0419: it is full. With `test`: the draft of the author who made that token, its revision as `version`, in any state; A0421 when it opens nothing.',
      access: anyone(RUNNING, { 'params.surveyId': 'answeredSurvey' }),
      params: surveyParam,
      query: z.object({ test: z.string().optional().describe('Token of a link into test mode.') }),
      data: z.object({ surveyId: z.string(), version: z.int(), definition: z.unknown() }),
      handle: async (_ctx, { params: { surveyId }, query }) => {
        const { version, open } = await opening.enter(surveyId, query.test);
        return { surveyId, version, definition: open.definition };
      },
    }),
    route({
      method: 'POST',
      path: '/v1/r/{surveyId}/responses',
      tag: 'Answering',
      summary: 'Submit answers',
      description:
        'Stored exactly once: the same submissionId with the same answers gets the first receipt with `replayed` true, also after the survey was stopped; with other answers A0506. A0400 with `data.errors` [{ nodeId, reason, limit?, optionId? }] when answers break a rule of the survey; A0417, A0411, A0418 when it takes no answers, as above; when it is full they are stored as over_quota. A0416 for a version that was replaced more than 24 hours ago, or was not the last one before. With `test` they are kept as a test of the draft and count nowhere; A0421 when it opens nothing, A0416 when the draft has changed. At most 1 MiB.',
      rateRule: 'submit',
      access: anyone(LINK, { 'params.surveyId': 'answeredSurvey', ...under('body', HANDED_IN) }),
      params: surveyParam,
      body: submissionShape,
      bodyLimit: MEBIBYTE,
      isBrief: true,
      data: receipt,
      handle: (_ctx, { params, body }) => collect.submit(params.surveyId, body),
    }),
  ];
}
