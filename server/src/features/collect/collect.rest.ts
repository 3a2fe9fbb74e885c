import { z } from 'zod';
import { anyone, under } from '../../platform/access/access.js';
import { type AnyRoute, route } from '../../platform/route/route.js';
import { SUBMISSION_PLACES, OPEN_TO_LINK_HOLDERS } from '../answering-page/answer-places.policy.js';
import { GATE_CODES } from '../answering-page/gate.type.js';
import { submissionShape } from '../submission/submission.type.js';
import type { CollectService } from './collect.service.js';

const MEBIBYTE = 1024 * 1024;
const receipt = z
  .object({
    responseId: z.string(),
    status: z.enum(['complete', 'screened', 'over_quota']).describe('Answered to an end, screened out, or over a quota that was full'),
    end: z.int().nullable().describe('0: normal end by a jump. -1: screening end. null: answered to the last question.'),
    replayed: z.boolean().describe('This submission had been stored before; nothing was stored now.'),
  })
  .meta({ id: 'Receipt' });

/** Submitting answers. Needs no token: one would be one more thing that can fail between an answer and its storage. */
export function collectRoute(collect: CollectService): AnyRoute {
  return route({
    method: 'POST',
    path: '/v1/r/{surveyId}/responses',
    operationId: 'submitResponse',
    codes: ['A0411', 'A0416', 'A0417', 'A0418', 'A0421', 'A0506', ...GATE_CODES, 'A0434', 'A0441', 'A0442', 'A0443', 'A0444'],
    tag: 'Answering',
    summary: 'Submit answers',
    description:
      'Stored exactly once: the same submissionId with the same answers gets the first receipt with `replayed` true, also after the survey was stopped; with other answers A0506. A0400 with `data.errors` [{ nodeId, reason, limit?, optionId?, rowId?, row?, key? }] when answers break a rule of the survey; A0417, A0411, A0418 when it takes no answers, as above; when it is full they are stored as over_quota. A0434 with `data.reason` missing, wrong or expired: ask for a question with `POST /v1/r/{surveyId}/challenge` and submit again with its answer. A0416 for a version that was replaced more than 24 hours ago, or was not the last one before. An exam with a time limit, a shortest time or a number of attempts takes the submissionId of a running attempt alone (`POST /v1/r/{surveyId}/exam/start`): A0441 without one, A0442 more than 10 seconds after its end, A0443 too soon, A0444 for `byClock` before its time. With `test` they are kept as a test of the draft and count nowhere; A0421 when it opens nothing, A0416 when the draft has changed. At most 1 MiB.',
    rateRule: 'submit',
    access: anyone(OPEN_TO_LINK_HOLDERS, 'collect', { 'params.surveyId': 'answeredSurvey', ...under('body', SUBMISSION_PLACES) }),
    params: z.strictObject({ surveyId: z.string() }),
    body: submissionShape,
    bodyLimit: MEBIBYTE,
    isBrief: true,
    data: receipt,
    handle: (ctx, { params, body }) => collect.submit(params.surveyId, body, ctx),
  });
}
