import { LIMITS } from '@wence/schema';
import { z } from 'zod';
import { author } from '../../platform/access/access.js';
import { contentTag } from '../../platform/http/entity-tag.js';
import { type AnyRoute, route } from '../../platform/route/route.js';
import { v1ReportFilter } from '../response/v1-response-filter.type.js';
import type { CrossReportService } from './cross-report.service.js';
import type { CrossNesting } from './cross-report.type.js';
import { crossShape } from './cross-shapes.type.js';

const ids = z.union([
  z.coerce
    .number()
    .int()
    .transform((one) => [one]),
  z.array(z.coerce.number().int()),
]);

const nestingText = z.string().regex(/^\d{1,8}:\d{1,8}$/);

/** `1:2`: question 2 within question 1. */
const nestings = z
  .union([nestingText.transform((one) => [one]), z.array(nestingText)])
  .transform((given) => given.map((one) => one.split(':').map(Number)))
  .transform((given) => given.map(([outer = 0, inner = 0]): CrossNesting => ({ outer, inner })));

/** Cross report lines of the `/v1` table (Spec 7, reports and data). */
export function crossRoutes(reports: CrossReportService): AnyRoute[] {
  return [
    route({
      method: 'GET',
      path: '/v1/surveys/report/cross/{id}',
      operationId: 'getCrossReport',
      tag: 'Results',
      summary: 'A cross report',
      description: `Questions by questions, every acknowledged response counted. \`row\` and \`column\` name questions, or rows of matrices, by their ids in the definition; given more than once, there is a table for each pair, at most ${LIMITS.crossRows} by ${LIMITS.crossColumns}. \`nested=1:2\` puts the categories of question 2 within each category of question 1, which is one of the columns. A table counts the responses that answered all of its questions. With \`confidence\` columns are compared, shares by a z-test with the pooled share and means by Welch's t-test. Unless the filter says otherwise, complete and valid responses are meant. A0400: a row or column that is not a question of the survey, or one that no table is made of, such as an open text; \`nested[0].outer\`, \`nested[0].inner\` … (notAllowed, notUnique: the same question twice, tooMany pairs of categories).`,
      access: author('responses:read', { 'params.id': 'survey', 'query.version': 'version' }),
      params: z.strictObject({ id: z.string() }),
      query: z.object({
        row: ids.describe('Ids of questions, or of rows of matrices, for the rows.'),
        column: ids.describe('Ids of questions, or of rows of matrices, for the columns.'),
        nested: nestings
          .optional()
          .describe('Ids of two questions with a colon between: the second stands within the first, which is one of the columns.'),
        confidence: z
          .literal(['90', '95', '99'])
          .transform((level) => Number(level) as 90 | 95 | 99)
          .optional()
          .describe('Percent: a difference that holds at this level is pointed out. Absent: columns are not compared.'),
        bonferroni: z
          .literal(['0', '1'])
          .transform((given) => given === '1')
          .default(false)
          .describe('1: corrects for the number of pairs that are compared in a row.'),
        ...v1ReportFilter,
      }),
      data: crossShape,
      // When it was brought up to date says nothing of what it tells.
      etag: ({ updatedAt: _updatedAt, ...figures }) => contentTag(figures),
      handle: async (ctx, { params, query: { row, column, nested, confidence, bonferroni, tag, ...given } }) => {
        const report = await reports.read(ctx, {
          surveyId: params.id,
          rows: row,
          columns: column,
          nested,
          filter: { ...given, tags: tag },
          test: confidence && { confidence, bonferroni },
        });
        return { ...report, updatedAt: report.updatedAt.toISOString() };
      },
    }),
  ];
}
