import { z } from 'zod';
import { anyone, under } from '../../platform/access/access.js';
import { type AnyRoute, route } from '../../platform/route/route.js';
import { EXAM_RESULT_PLACES, examResultShape, WHO_SEES_SCORES } from './exam-request.js';
import type { ExamResultService } from './exam-result.service.js';
import { v1ExamResult } from './exam-result.type.js';

const MEBIBYTE = 1024 * 1024;

/** Routes for what respondents see of their exams. */
export function examRoutes(results: ExamResultService): AnyRoute[] {
  return [
    route({
      method: 'POST',
      path: '/v1/r/{surveyId}/exam',
      operationId: 'showExamResult',
      codes: ['A0421'],
      tag: 'Answering',
      summary: 'The score of a submission',
      description:
        'What the author shows a respondent of it, also when the survey takes answers no more. A0404: no such survey. With `test` the answers are ' +
        'scored by the draft, and nothing is stored; A0421 when it opens nothing. At most 1 MiB.',
      access: anyone(WHO_SEES_SCORES, 'collect', { 'params.surveyId': 'answeredSurvey', ...under('body', EXAM_RESULT_PLACES) }),
      params: z.strictObject({ surveyId: z.string() }),
      body: examResultShape,
      bodyLimit: MEBIBYTE,
      data: z.object({
        result: v1ExamResult.nullable().describe('Null: nothing is shown, it was scored in no exam, or there is no such submission.'),
      }),
      handle: async (_ctx, { params, body }) => ({ result: await results.read(params.surveyId, body) }),
    }),
  ];
}
