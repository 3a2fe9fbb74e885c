import { z } from 'zod';
import { author } from '../../platform/access/access.js';
import { type AnyRoute, route } from '../../platform/route/route.js';
import type { SurveyService } from '../survey/survey.service.js';
import type { ResponseTables } from './response-tables.read-model.js';

/** Spec 7, reports and data. */
export function reportProgressRoutes(surveys: SurveyService, tables: ResponseTables): AnyRoute[] {
  return [
    route({
      method: 'GET',
      path: '/v1/surveys/report/progress/{id}',
      operationId: 'getReportProgress',
      tag: 'Results',
      summary: 'How far a first report has come',
      description:
        "The first report on many responses takes its time. To be asked while another request waits for a report. A0404: not the caller's survey.",
      access: author('responses:read', { 'params.id': 'survey' }),
      params: z.strictObject({ id: z.string() }),
      data: z.object({ percent: z.int().nullable().describe('0 to 99; null: nothing is being made on the server that answers.') }),
      handle: async (ctx, { params: { id } }) => {
        await surveys.requireOwned(ctx, id);
        return { percent: tables.percentOf(id) };
      },
    }),
  ];
}
