import { z } from 'zod';
import { author } from '../../platform/access/access.js';
import { type AnyRoute, route } from '../../platform/route/route.js';
import type { SurveyService } from '../survey/survey.service.js';
import { REPORT_PROGRESS } from './report-progress.resolver.js';
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
      description: "To be asked while another request waits for a report. A0404: not the caller's survey.",
      access: author('responses:read', { 'params.id': 'survey' }),
      params: z.strictObject({ id: z.string() }),
      data: z.object({ percent: z.int().nullable().describe(REPORT_PROGRESS) }),
      handle: async (ctx, { params: { id } }) => {
        await surveys.requireOwned(ctx, id);
        return { percent: tables.percentOf(id) };
      },
    }),
  ];
}
