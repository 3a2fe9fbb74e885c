import { z } from 'zod';
import { anyone, under } from '../../platform/access/access.js';
import { type AnyRoute, route } from '../../platform/route/route.js';
import { OPEN_TO_LINK_HOLDERS } from '../answering-page/answer-places.policy.js';
import { GATE_CODES } from '../answering-page/gate.type.js';
import { carriedInto, ENTRY_PLACES, entryShape } from '../submission/entry.type.js';
import type { ExamAttempts } from './exam-attempt.service.js';
import { toV1Standing, v1Standing } from './exam-attempt.type.js';

const params = z.strictObject({ surveyId: z.string() });

/** What both routes are, apart from what they do. */
const ALIKE = {
  method: 'POST',
  tag: 'Answering',
  rateRule: 'submit',
  access: anyone(OPEN_TO_LINK_HOLDERS, 'collect', { 'params.surveyId': 'answeredSurvey', ...under('body', ENTRY_PLACES) }),
  params,
  body: entryShape,
  data: v1Standing,
} as const;

/** The doors of respondents to exams with a clock or a number of attempts. */
export function examAttemptRoutes(attempts: ExamAttempts): AnyRoute[] {
  return [
    route({
      ...ALIKE,
      path: '/v1/r/{surveyId}/exam/standing',
      operationId: 'getExamStanding',
      codes: ['A0411', 'A0417', 'A0418', ...GATE_CODES],
      summary: 'Where a respondent stands with an exam',
      description:
        'For an exam with a time limit, a shortest time or a number of attempts; starts nothing. The respondent is known by a one-to-one link, else by the WeChat account, else by the device. A0404: no such survey. A0411, A0417, A0418 and the rules about who may take part as for the survey.',
      handle: async (ctx, { params: { surveyId }, body }) => toV1Standing(await attempts.look(surveyId, ctx, carriedInto(body))),
    }),
    route({
      ...ALIKE,
      path: '/v1/r/{surveyId}/exam/start',
      operationId: 'startExamAttempt',
      codes: ['A0411', 'A0417', 'A0418', 'A0419', 'A0445', ...GATE_CODES],
      summary: 'Start an attempt at an exam',
      description:
        'Starts the clock. Submit the answers with the `submissionId` of the attempt: from `earliestAt` (A0443 before), until 10 seconds after `dueAt` (A0442 later). While an attempt runs, the same respondent gets that one again, by any tab or device that they are known by. An attempt that nobody submitted in time counts as used. A survey that takes answers without an attempt starts none. A0445 with `data.attempts` when none is left; A0419 when the survey is full; otherwise as for the standing.',
      handle: async (ctx, { params: { surveyId }, body }) => toV1Standing(await attempts.start(surveyId, ctx, carriedInto(body))),
    }),
  ];
}
