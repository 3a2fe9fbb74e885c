import { z } from 'zod';
import { anyone, free } from '../../platform/access/access.js';
import { definitionShape } from '../../platform/openapi/model-schemas.js';
import { type AnyRoute, route } from '../../platform/route/route.js';
import { INVITATION_CODE, OPEN_WHILE_RUNNING } from '../answering-page/answer-places.policy.js';
import { carriedIn } from '../answering-page/carried.policy.js';
import { GATE_CODES } from '../answering-page/gate.type.js';
import type { OpeningService } from '../answering-page/opening.service.js';

const MOST = 200;
const INVITATION = 64;

/** Opening a survey that asks for a password or an invitation code: neither stands in an address, which others read. */
export function passwordRoute(opening: OpeningService): AnyRoute {
  return route({
    method: 'POST',
    path: '/v1/r/{surveyId}/open',
    operationId: 'openRunningSurvey',
    codes: ['A0411', 'A0417', 'A0418', 'A0419', ...GATE_CODES],
    tag: 'Answering',
    summary: 'A running survey, with what it asks for before it opens',
    description:
      'Answers like `GET /v1/r/{surveyId}`, and takes a password and an invitation code, which are sent again with the answers. The code is looked at and not used up. A0430 with `data.reason` missing or wrong; A0433 with `data.reason` missing, unknown, voided or used; A0501 after ten wrong ones from a network in 15 minutes.',
    access: anyone(OPEN_WHILE_RUNNING, 'collect', {
      'params.surveyId': 'answeredSurvey',
      'body.password': free('compared with the password of the survey'),
      'body.invitationCode': INVITATION_CODE,
    }),
    params: z.strictObject({ surveyId: z.string() }),
    query: z.looseObject({}).describe('What the link carries, as with GET'),
    body: z.strictObject({
      password: z.string().max(MOST).nullish().describe('As the respondent typed it'),
      invitationCode: z.string().max(INVITATION).nullish().describe('As the respondent typed it, capitals or not'),
    }),
    data: z.object({ surveyId: z.string(), version: z.int(), definition: definitionShape }),
    handle: async (ctx, { params: { surveyId }, query, body }) => {
      const carried = { ...carriedIn(query), password: body.password ?? null, invitationCode: body.invitationCode ?? null };
      const { version, open } = await opening.requireOpen(surveyId, null, ctx, carried);
      return { surveyId, version, definition: open.definition };
    },
  });
}
