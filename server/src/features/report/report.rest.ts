import { z } from 'zod';
import { author } from '../../platform/access/access.js';
import { moment } from '../../platform/http/envelope.js';
import { contentTag } from '../../platform/http/entity-tag.js';
import { type AnyRoute, route } from '../../platform/route/route.js';
import { v1ReportFilter } from '../response/v1-response-filter.type.js';
import type { OverallReportService } from './overall-report.service.js';
import { questionShape } from './report-shapes.js';

const nodeId = z.coerce.number().int();

/** Report lines of the `/v1` table (Spec 7, reports and data). */
export function reportRoutes(reports: OverallReportService): AnyRoute[] {
  return [
    route({
      method: 'GET',
      path: '/v1/surveys/report/{id}',
      operationId: 'getOverallReport',
      tag: 'Results',
      summary: 'The overall report',
      description:
        'Totals of every question, every acknowledged response counted. Unless the filter says otherwise, complete and valid responses are meant. Deleted questions and options stay as retired rows. Which parts a question has follows from its type.',
      access: author('responses:read', { 'params.id': 'survey', 'query.version': 'version' }),
      params: z.strictObject({ id: z.string() }),
      query: z.object({
        ...v1ReportFilter,
        question: z
          .union([nodeId.transform((one) => [one]), z.array(nodeId)])
          .optional()
          .describe(
            'Local id of a question; given more than once, of several: the figures of these alone. What no version has is left out.',
          ),
      }),
      data: z.object({
        surveyId: z.string(),
        seq: z.int().describe('Number of the last event of the log of responses that is in the figures.'),
        total: z.int(),
        updatedAt: moment.describe('When the figures were brought up to date.'),
        questions: z.array(questionShape),
      }),
      // When it was brought up to date says nothing of what it tells.
      etag: ({ updatedAt: _updatedAt, ...figures }) => contentTag(figures),
      handle: async (ctx, { params, query: { tag, question, ...given } }) => {
        const report = await reports.read(ctx, params.id, { ...given, tags: tag }, question);
        return { ...report, updatedAt: report.updatedAt.toISOString() };
      },
    }),
  ];
}
