import { MARKING_LIMITS } from '@wence/schema';
import { z } from 'zod';
import { author, free } from '../../platform/access/access.js';
import { endsOf, pageEnds, pageParameters } from '../../platform/paging/v1-page.js';
import { type AnyRoute, route } from '../../platform/route/route.js';
import type { MarkingQueueReadModel } from './marking-queue.read-model.js';
import { MARK_FAULTS, QUEUE_CURSOR, QUEUE_NODE } from './exam-request.js';
import type { MarkingService } from './marking.service.js';
import { MARKING_TEXTS, v1AnswerMark, v1MarkingProgress, v1QueuedAnswer, v1QueueFilter } from './marking.type.js';

const tag = 'Results';
const PATH = '/v1/surveys/marking/{id}';
const USUAL = 20;
const MEBIBYTE = 1024 * 1024;
const params = z.strictObject({ id: z.string() });

/** Routes by which people mark answers of exams (Spec 2, settings navigation: exam). */
export function markingRoutes(marking: MarkingService, queue: MarkingQueueReadModel): AnyRoute[] {
  return [
    route({
      method: 'GET',
      path: PATH,
      operationId: 'getMarkingProgress',
      tag,
      summary: 'How far people are with marking an exam',
      description: "Without questions where the published version has none that people mark. A0404: not the caller's survey.",
      access: author('responses:read', { 'params.id': 'survey' }),
      params,
      data: v1MarkingProgress,
      handle: (ctx, { params: { id } }) => queue.progress(ctx, id),
    }),
    route({
      method: 'GET',
      path: `${PATH}/answers`,
      operationId: 'listAnswersToMark',
      tag,
      summary: 'Answers of an exam that people mark',
      description: "In the order of storing: those of responses that are valid and not deleted. A0404: not the caller's survey.",
      access: author('responses:read', {
        'params.id': 'survey',
        'query.nodeId': QUEUE_NODE,
        'query.after': QUEUE_CURSOR,
        'query.before': QUEUE_CURSOR,
      }),
      params,
      query: z.strictObject({ ...v1QueueFilter, ...pageParameters(USUAL) }),
      data: z.object({ list: z.array(v1QueuedAnswer).describe('The answers of this page.'), ...pageEnds }),
      handle: async (ctx, { params: { id }, query }) => {
        const page = await queue.page(ctx, id, { ...query, usual: USUAL });
        const list = page.edges.map(({ node: { submittedAt, markedAt, ...node } }) => ({
          ...node,
          submittedAt: submittedAt.toISOString(),
          markedAt: markedAt?.toISOString() ?? null,
        }));
        return { list, ...(await endsOf(page)) };
      },
    }),
    route({
      method: 'POST',
      path: PATH,
      operationId: 'markAnswers',
      tag,
      codes: ['A0446', 'A0447'],
      summary: 'Mark answers of an exam',
      description: `All or none, at most ${MARKING_LIMITS.marks}. The scores of their responses are made anew. ${MARK_FAULTS} At most 1 MiB.`,
      access: author('responses:write', {
        'params.id': 'survey',
        'body.marks[].responseId': 'response',
        'body.marks[].nodeId': free('a question of the survey in the path'),
      }),
      params,
      body: z.strictObject({
        marks: z.array(v1AnswerMark).describe(MARKING_TEXTS.marks),
        again: z.boolean().nullish().describe(MARKING_TEXTS.again),
      }),
      bodyLimit: MEBIBYTE,
      data: v1MarkingProgress,
      handle: async (ctx, { params: { id: surveyId }, body: { marks, again } }) => {
        await marking.mark(ctx, { surveyId, marks, again: again ?? false });
        return queue.progress(ctx, surveyId);
      },
    }),
  ];
}
