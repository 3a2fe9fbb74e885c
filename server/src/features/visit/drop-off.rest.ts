import type { PageDropOff } from '@wence/schema';
import { z } from 'zod';
import { author } from '../../platform/access/access.js';
import { contentTag } from '../../platform/http/entity-tag.js';
import { moment } from '../../platform/http/envelope.js';
import { type AnyRoute, route } from '../../platform/route/route.js';
import type { DropOffReport, DropOffService } from './drop-off.service.js';
import { DROP_OFF_TEXTS, PAGE_TEXTS } from './drop-off.type.js';

const INSTANT = 'RFC 3339 with zone, such as 2026-05-01T00:00:00Z; a `+` in it is written `%2B`.';
const instant = moment.transform((text) => new Date(text)).optional();

const page = z
  .object({
    number: z.int().describe(PAGE_TEXTS.number),
    nodeId: z.int().nullable().describe(PAGE_TEXTS.nodeId),
    code: z.string().nullable().describe(PAGE_TEXTS.code),
    title: z.string().describe(PAGE_TEXTS.title),
    reached: z.int().describe(PAGE_TEXTS.reached),
    left: z.int().describe(PAGE_TEXTS.left),
    leftPercent: z.number().describe(PAGE_TEXTS.leftPercent),
    answering: z.int().describe(PAGE_TEXTS.answering),
    submitted: z.int().describe(PAGE_TEXTS.submitted),
  } satisfies Record<keyof PageDropOff, z.ZodType>)
  .meta({ id: 'PageDropOff' });

const report = z
  .object({
    opened: z.int().describe(DROP_OFF_TEXTS.opened),
    started: z.int().describe(DROP_OFF_TEXTS.started),
    submitted: z.int().describe(DROP_OFF_TEXTS.submitted),
    answering: z.int().describe(DROP_OFF_TEXTS.answering),
    left: z.int().describe(DROP_OFF_TEXTS.left),
    startedPercent: z.number().describe(DROP_OFF_TEXTS.startedPercent),
    completionPercent: z.number().describe(DROP_OFF_TEXTS.completionPercent),
    since: moment.nullable().describe(DROP_OFF_TEXTS.since),
    pages: z.array(page).describe(DROP_OFF_TEXTS.pages),
  } satisfies Record<keyof DropOffReport, z.ZodType>)
  .meta({ id: 'DropOffReport' });

/** The line of the `/v1` table on drop-off (Spec 7, reports and data). */
export function dropOffRoute(reports: DropOffService): AnyRoute {
  return route({
    method: 'GET',
    path: '/v1/surveys/report/drop-off/{id}',
    operationId: 'getDropOffReport',
    tag: 'Results',
    summary: 'Drop-off by page',
    description:
      'How many of those who opened the survey submitted it, and on which page the others left. Visits are known since this server has counted them; submissions of programs that tell of no visit are not among them. A0400: a time that ends before it begins.',
    access: author('responses:read', { 'params.id': 'survey', 'query.version': 'version' }),
    params: z.strictObject({ id: z.string() }),
    query: z.object({
      openedFrom: instant.describe(`Visits opened at this instant or later: ${INSTANT}`),
      openedTo: instant.describe(`Visits opened before this instant: ${INSTANT}`),
      source: z.string().optional().describe('Visits whose link had exactly this source tag.'),
      version: z.coerce.number().int().min(1).optional().describe('Visits that got furthest in this version of the survey.'),
    }),
    data: report,
    etag: contentTag,
    handle: async (ctx, { params, query }) => {
      const { since, pages, ...figures } = await reports.read(ctx, params.id, query);
      return { ...figures, since: since?.toISOString() ?? null, pages: [...pages] };
    },
  });
}
