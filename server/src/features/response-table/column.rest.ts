import { z } from 'zod';
import { author, free } from '../../platform/access/access.js';
import { endsOf, pageEnds, pageParameters } from '../../platform/paging/v1-page.js';
import { type AnyRoute, route } from '../../platform/route/route.js';
import type { ColumnListService } from './column-list.service.js';

const USUAL = 100;
const CURSOR = free('a column of the survey that is named beside it');

const value = z
  .object({
    value: z.union([z.number(), z.string()]).describe('The id of an option, 0 or 1, a status.'),
    code: z.string().describe('Code of the option, else the value.'),
    title: z.string().describe('Plain text.'),
    retired: z.boolean().describe('The newest definition has it no more.'),
  })
  .meta({ id: 'ColumnValue' });

const column = z
  .object({
    key: z.string().describe('Stays whatever is edited: `n12`, `n12_o5`.'),
    name: z.string().describe('Made of the newest codes: `Q1`, `Q2_1`. At most 64 letters, digits and underscores, unique in its survey.'),
    label: z.string().describe('Titles of question, row and option as plain text.'),
    kind: z
      .enum(['code', 'flag', 'state', 'integer', 'number', 'text', 'date', 'time', 'instant'])
      .describe('What its cells are: the id of an option, 1 or 0, whether it was answered, a number, a text, a date …'),
    measure: z.enum(['nominal', 'ordinal', 'scale']).describe('What may be done with its values.'),
    values: z.array(value).describe('Values by name, in their order; empty where any value goes.'),
    missing: z
      .array(z.union([z.literal(-3), z.literal(-2), z.literal(-1)]))
      .describe('Codes that cells can have: -3 logic passed it by, -2 left open, -1 not reached.'),
    set: z.string().optional().describe('Shared by the columns of options of which any number can be chosen.'),
    nodeId: z.int().optional().describe('The question, by its id in the definition; absent on facts about the response.'),
    rowId: z.int().optional().describe('The row of a matrix.'),
    optionId: z.int().optional().describe('The option, field or item.'),
    part: z.string().optional().describe('The part of the answer, where it is not the answer itself: `text`, `comment`, `province` …'),
    index: z.int().optional().describe('Which of several: a level, a file, from 1.'),
    tag: z.string().optional().describe('The tag of an evaluation.'),
    parameter: z.string().optional().describe('The received parameter.'),
    retired: z.boolean().describe('The newest definition has it no more; it keeps its place and what it got.'),
  })
  .meta({ id: 'ResponseColumn' });

/** Column lines of the `/v1` table (Spec 7, reports and data). */
export function columnRoutes(columns: ColumnListService): AnyRoute[] {
  return [
    route({
      method: 'GET',
      path: '/v1/surveys/columns/{id}',
      operationId: 'listColumns',
      tag: 'Results',
      summary: 'The columns that answers are laid out in',
      description:
        'Of all versions of a survey: facts about the response first, then the questions in their order. Tables, files, filters and reports follow them. `first` and `after` page forward, `last` and `before` backward.',
      access: author('responses:read', { 'params.id': 'survey', 'query.after': CURSOR, 'query.before': CURSOR }),
      params: z.strictObject({ id: z.string() }),
      query: z.object(pageParameters(USUAL)),
      data: z.object({ list: z.array(column), ...pageEnds }),
      handle: async (ctx, { params, query }) => {
        const page = await columns.page(ctx, params.id, { ...query, usual: USUAL });
        return {
          list: page.edges.map(({ node }) => ({ ...node.column, values: [...node.column.values], missing: [...node.column.missing] })),
          ...(await endsOf(page)),
        };
      },
    }),
  ];
}
