import { SHARE_KINDS } from '@wence/schema';
import { z } from 'zod';
import { anyone, free, NO_KEYS } from '../../platform/access/access.js';
import { moment } from '../../platform/http/envelope.js';
import { endsOf, pageEnds, pageParameters } from '../../platform/paging/v1-page.js';
import { type AnyRoute, route } from '../../platform/route/route.js';
import { crossTableShape } from '../cross/cross-shapes.type.js';
import { CROSS_MEASURES } from '../cross-table/cross-setup.policy.js';
import { questionShape } from '../report/report.type.js';
import { CANNOT_OPEN, LINK, WHO_OPENS } from './share-rules.js';
import type { SharedReportService } from './shared-report.service.js';

const USUAL = 20;
const tag = 'Results';
const PATH = '/v1/open/reports/{shareId}';
const params = z.strictObject({ shareId: z.string().describe('The secret part of the link') });
const password = z
  .string()
  .nullable()
  .optional()
  .describe('Where it asks for one. Never in the address: addresses stand in logs and histories');
const CURSOR = free('a place among the answers of the share that is named beside it');

const question = z
  .object({
    nodeId: z.int(),
    code: z.string(),
    title: z.string(),
    type: z.int().describe('Type number.'),
    leftOut: z.int().describe('Rows, fields and items that are left out because too few answered them.'),
    figures: questionShape.nullable().describe('Null: too few answered it.'),
  })
  .meta({ id: 'SharedQuestion' });

const part = z
  .object({
    name: z.string().nullable().describe('Name of the category; null: all responses.'),
    total: z.int().nullable().describe('Responses in it; null: too few.'),
    questions: z.array(question).describe('Empty where there are too few responses, and in shared answers.'),
  })
  .meta({ id: 'SharedPart' });

const crossed = z
  .object({
    name: z.string(),
    measure: z.enum(CROSS_MEASURES).describe('What its author lets the cells show.'),
    confidence: z.int().nullable().describe('Percent at which columns are compared: 90, 95 or 99; null: they are not.'),
    bonferroni: z.boolean().describe('The comparison is corrected for the number of pairs in a row.'),
    total: z.int().nullable().describe('Responses that its filter means; null: too few.'),
    leftOut: z.int().describe('Columns, and questions by questions, that are left out because too few are in them.'),
    tables: z.array(crossTableShape).describe('For each column question one for each row question.'),
  })
  .meta({ id: 'SharedCrossTable' });

const column = z.object({
  key: z.string().describe('Stays whatever is edited.'),
  label: z.string().describe('Titles of question, row and option as plain text.'),
  kind: z
    .enum(['text', 'instant', 'division'])
    .describe('What its cells stand for: an instant in ISO 8601, a code of GB/T 2260, or themselves.'),
});

/** Shared reports from their visitors' side (Spec 2, open access; Spec 6, access). */
export function sharedReportRoutes(reports: SharedReportService): AnyRoute[] {
  return [
    route({
      method: 'POST',
      path: PATH,
      operationId: 'openSharedReport',
      codes: ['A0404', 'A0501'],
      tag,
      isUnlisted: true,
      summary: 'Open a shared report',
      description: `Without signing in. Figures are up to 3 seconds old; counts an access. ${CANNOT_OPEN}`,
      access: anyone(WHO_OPENS, NO_KEYS, { 'params.shareId': LINK }),
      params,
      body: z.strictObject({ password }),
      data: z.object({
        kind: z.enum(SHARE_KINDS).describe('What it shows.'),
        name: z.string(),
        title: z.string().describe('Title of the survey.'),
        smallestBase: z.int().describe('Figures of fewer responses are withheld.'),
        showTexts: z.boolean().describe('Whether it shows what was typed.'),
        readAt: moment.describe('When its figures were read.'),
        parts: z.array(part).describe('All responses first, then the categories, at most four.'),
        columns: z.array(column).describe('Columns of shared answers; empty for other kinds.'),
        tables: z.array(crossed).describe('Saved cross tables, at most four; empty for other kinds.'),
      }),
      handle: async (ctx, { params: { shareId }, body }) => {
        const report = await reports.open(ctx, shareId, body.password);
        const { kind, name, title, smallestBase, showTexts, readAt } = report;
        const parts = await reports.whole(ctx, report);
        const columns = await reports.columns(report);
        const tables = (await reports.tables(report)).map((table) => ({ ...table, tables: [...table.tables] }));
        return { kind, name, title, smallestBase, showTexts, readAt: readAt.toISOString(), parts, columns, tables };
      },
    }),
    route({
      method: 'POST',
      path: `${PATH}/answers`,
      operationId: 'listSharedAnswers',
      codes: ['A0404', 'A0501'],
      tag,
      isUnlisted: true,
      summary: 'Read shared answers',
      description: `Newest first, a page at a time: \`first\` and \`after\` page forward, \`last\` and \`before\` backward. Empty where there are too few responses, and for other kinds. ${CANNOT_OPEN}`,
      access: anyone(WHO_OPENS, NO_KEYS, { 'params.shareId': LINK, 'query.after': CURSOR, 'query.before': CURSOR }),
      params,
      query: z.object(pageParameters(USUAL)),
      body: z.strictObject({ password }),
      data: z.object({
        list: z
          .array(z.array(z.string().nullable()))
          .describe('Of each response what people read, in the order of the columns; null: no answer.'),
        ...pageEnds,
      }),
      handle: async (ctx, { params: { shareId }, query, body }) => {
        const page = await reports.answers(await reports.open(ctx, shareId, body.password), { ...query, usual: USUAL });
        if (!page) return { list: [], total: 0, startCursor: null, endCursor: null };
        return { list: page.edges.map(({ node }) => [...node]), ...(await endsOf(page)) };
      },
    }),
  ];
}
