import { z } from 'zod';
import { anyone, under } from '../../platform/access/access.js';
import { type AnyRoute, route } from '../../platform/route/route.js';
import type { VerificationService } from './verification.service.js';
import { challengeRequest, challengeShape, CHALLENGE_PLACES, WHO_MAY_ASK } from './verification.type.js';

/** The respondents' line about the verification question. */
export function challengeRoute(verification: VerificationService): AnyRoute {
  return route({
    method: 'POST',
    path: '/v1/r/{surveyId}/challenge',
    operationId: 'askChallenge',
    codes: ['A0411', 'A0417', 'A0418'],
    tag: 'Answering',
    summary: 'A verification question',
    description:
      'For a submission that was refused with A0434: a question whose answer is a number, in the language of Accept-Language. Submit again with `challenge` { token, answer }. It is good for this submission alone, for ten minutes.',
    rateRule: 'submit',
    access: anyone(WHO_MAY_ASK, 'collect', { 'params.surveyId': 'answeredSurvey', ...under('body', CHALLENGE_PLACES) }),
    params: z.strictObject({ surveyId: z.string() }),
    body: challengeRequest,
    data: challengeShape,
    handle: async (ctx, { params: { surveyId }, body: { submissionId } }) => {
      const { expiresAt, ...challenge } = await verification.ask({ surveyId, submissionId }, ctx.language);
      return { ...challenge, expiresAt: expiresAt.toISOString() };
    },
  });
}
