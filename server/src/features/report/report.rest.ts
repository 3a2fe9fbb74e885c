import { z } from 'zod';
import { author } from '../../platform/access.js';
import { type AnyRoute, route } from '../../platform/http/route.js';
import type { OverallReportService } from './overall-report.service.js';

const option = z.object({
  optionId: z.int(),
  code: z.string(),
  title: z.string(),
  count: z.int(),
  percent: z.number().describe('Share of the base, 0 to 100 with one decimal.'),
  retired: z.boolean().describe('Deleted since; it keeps the answers it got.'),
  exclusive: z.boolean().optional(),
  other: z.boolean().optional(),
  texts: z.array(z.string()).optional().describe('What was typed into its input, newest first, at most 20.'),
});
const figures = {
  code: z.string(),
  title: z.string(),
  base: z.int().describe('Responses that answered it.'),
  retired: z.boolean(),
  options: z.array(option).optional().describe('What is chosen.'),
  text: z
    .object({ answered: z.int(), latest: z.array(z.string()) })
    .optional()
    .describe('What is typed; newest first, at most 20.'),
  numbers: z
    .object({ answered: z.int(), mean: z.number().nullable(), min: z.number().nullable(), max: z.number().nullable() })
    .optional()
    .describe('Rates, sliders and evaluations; null while there are none.'),
};
const question = z.object({
  ...figures,
  nodeId: z.int(),
  type: z.int().describe('Type number.'),
  rows: z
    .array(z.object({ ...figures, rowId: z.int() }))
    .optional()
    .describe('A matrix: each row on its own.'),
});

/** Report lines of the `/v1` table (Spec 7, reports and data). */
export function reportRoutes(reports: OverallReportService): AnyRoute[] {
  return [
    route({
      method: 'GET',
      path: '/v1/surveys/report/{id}',
      tag: 'Results',
      summary: 'The overall report',
      description: 'Totals of every question, every acknowledged response counted. Deleted questions and options stay as retired rows.',
      access: author({ 'params.id': 'survey' }),
      params: z.strictObject({ id: z.string() }),
      data: z.object({
        surveyId: z.string(),
        seq: z.int().describe('Number of the last event of the log of responses that is in the figures.'),
        total: z.int(),
        updatedAt: z.string().describe('ISO 8601: when the figures were brought up to date.'),
        questions: z.array(question),
      }),
      handle: async (ctx, { params }) => {
        const report = await reports.read(ctx, params.id);
        return { ...report, updatedAt: report.updatedAt.toISOString() };
      },
    }),
  ];
}
