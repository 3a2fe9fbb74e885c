import { z } from 'zod';
import { anyone, under } from '../../platform/access/access.js';
import { type AnyRoute, route } from '../../platform/route/route.js';
import { codeCheckShape, codeShape, CODE_PLACES, WHO_MAY_PROVE } from './code-shape.js';
import type { MobileProofService } from './mobile-proof.service.js';

const params = z.strictObject({ surveyId: z.string() });
const access = anyone(WHO_MAY_PROVE, 'collect', { 'params.surveyId': 'answeredSurvey', ...under('body', CODE_PLACES) });

/** The respondents' lines about mobiles that a code proves (Spec 4, verification code). */
export function codeRoutes(proofs: MobileProofService): AnyRoute[] {
  return [
    route({
      method: 'POST',
      path: '/v1/r/{surveyId}/code',
      operationId: 'sendMobileCode',
      codes: ['A0411', 'A0417', 'A0418', 'A0419'],
      tag: 'Answering',
      summary: 'Send a code to a mobile in an answer',
      description:
        'Six digits by text message, good for this question of this submission, for 5 minutes and 5 wrong tries. A0400: `nodeId` is no verification-code question; `mobile` is no mobile number. A0501 with Retry-After within 59 seconds of the last one for this number, after 10 in a day, and when the address, the survey or the server has asked for too many. A0404, A0411: as for the survey itself. B0503: it could not be sent.',
      rateRule: 'signIn',
      access,
      params,
      body: codeShape,
      data: z.object({ resendAfterSeconds: z.int().describe('Until the next one may be asked for: 59.') }),
      handle: (ctx, { params: { surveyId }, body }) => proofs.send(ctx, { surveyId, ...body }),
    }),
    route({
      method: 'POST',
      path: '/v1/r/{surveyId}/code/check',
      operationId: 'checkMobileCode',
      codes: ['A0131', 'A0411', 'A0417', 'A0418', 'A0419'],
      tag: 'Answering',
      summary: 'Prove a mobile by its code',
      description:
        'Then answers of this submission may name the mobile, for at least 24 hours. A0131 with `data.triesLeft` for a code that is wrong, over or used up; 0: ask for another one. The same code again gets the same answer with `replayed` true. A0400, A0404, A0411: as for sending. A0501 after too many wrong ones of one address.',
      rateRule: 'signIn',
      access,
      params,
      body: codeCheckShape,
      data: z.object({ replayed: z.boolean().describe('This code had proven the mobile before.') }),
      handle: (ctx, { params: { surveyId }, body: { code, ...claimed } }) => proofs.check(ctx, { surveyId, ...claimed }, code),
    }),
  ];
}
