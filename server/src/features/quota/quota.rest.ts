import { z } from 'zod';
import { anyone, author, under } from '../../platform/access/access.js';
import { type AnyRoute, route } from '../../platform/route/route.js';
import { EVALUATION_PLACES, OPEN_TO_LINK_HOLDERS } from '../answering-page/answer-places.policy.js';
import { outlookShape, reserveShape } from './outlook-request.js';
import type { QuotaOutlookService } from './quota-outlook.service.js';
import type { QuotaRecount } from './quota-recount.service.js';
import type { QuotaService } from './quota.service.js';
import type { SeatReservationService } from './seat-reservation.service.js';

const MEBIBYTE = 1024 * 1024;
const tag = 'Logic';
const params = z.strictObject({ id: z.string().describe('Id of the survey') });

const cell = z.object({
  optionIds: z.array(z.int()).readonly().describe('One option per question of a table quota; empty for a custom one'),
  limit: z.int().describe('Most responses; 0 closes the cell'),
  taken: z.int().describe('Responses that count and hold a seat'),
  reserved: z.int().describe('Seats that are kept for people who are answering at this moment'),
  remaining: z.int().describe('Never below 0; kept ones are among them'),
  fullAt: z.string().nullable().describe('When it is full at the pace of the last 7 days; null: it is full, or nobody came'),
});

const quota = z
  .object({
    id: z.int().describe('Its local id'),
    name: z.string(),
    kind: z.enum(['table', 'custom']).describe('How it counts'),
    onFull: z.int().describe('1: ends as over quota. 2: screens out. 3: closes options. 4: only marks.'),
    cells: z.array(cell).readonly().describe('Its cells; a custom one has one'),
  })
  .meta({ id: 'QuotaFill' });

const outlook = z
  .object({
    full: z.boolean().describe('These answers would be over quota'),
    closed: z.array(z.int()).readonly().describe('Options that are full and cannot be chosen any more'),
    nodeIds: z.array(z.int()).readonly().describe('Questions that this depends on: worth asking again when an answer to one changes'),
  })
  .meta({ id: 'AnswerRoom' });

/** Quotas for authors: how full they are, and counting again. */
export function quotaRoutes(quotas: QuotaService, recount: QuotaRecount): AnyRoute[] {
  return [
    route({
      method: 'GET',
      path: '/v1/surveys/quota/{id}',
      operationId: 'getQuotaFill',
      tag,
      summary: 'How full the quotas of a survey are',
      description: 'Those that are switched on in the published definition; before the first launch, in the draft. A0404: the survey.',
      access: author('responses:read', { 'params.id': 'survey' }),
      params,
      data: z.array(quota),
      handle: async (ctx, { params: { id } }) => {
        const fills = await quotas.fill(ctx, id);
        return fills.map(({ localId, cells, ...fill }) => ({
          id: localId,
          ...fill,
          cells: cells.map(({ fullAt, ...own }) => ({ ...own, fullAt: fullAt?.toISOString() ?? null })),
        }));
      },
    }),
    route({
      method: 'POST',
      path: '/v1/surveys/quota/recount/{id}',
      operationId: 'recountQuotas',
      tag,
      summary: 'Count the responses of a survey by its quotas again',
      description:
        'Under the published definition, for responses that came before a quota was there or changed. Nobody is turned away by it. Submissions go on meanwhile. A0404: the survey.',
      access: author('responses:write', { 'params.id': 'survey' }),
      params,
      data: z
        .object({ responses: z.int().describe('Responses whose seats changed'), cells: z.int().describe('Cells whose number changed') })
        .meta({ id: 'RecountedQuotas' }),
      handle: async (ctx, { params: { id } }) => {
        const { responses, cells } = await recount.recount(ctx, id);
        return { responses, cells };
      },
    }),
  ];
}

/** For respondents: whether there is room for their answers, and keeping a place. */
export function quotaRoomRoutes(outlooks: QuotaOutlookService, reservations: SeatReservationService): AnyRoute[] {
  const shared = {
    method: 'POST',
    codes: ['A0411', 'A0416'],
    tag: 'Answering',
    params: z.strictObject({ surveyId: z.string() }),
    bodyLimit: MEBIBYTE,
  } as const;
  return [
    route({
      ...shared,
      path: '/v1/r/{surveyId}/quota',
      operationId: 'askForRoom',
      summary: 'Whether there is room left for answers',
      description:
        'What is full for somebody who is still answering; the submission decides. A0411 when it does not run; A0416 for a version that submissions are not accepted on. At most 1 MiB.',
      access: anyone(OPEN_TO_LINK_HOLDERS, 'collect', { 'params.surveyId': 'answeredSurvey', ...under('body', EVALUATION_PLACES) }),
      body: outlookShape,
      data: outlook,
      handle: (_ctx, { params: { surveyId }, body }) => outlooks.look(surveyId, body),
    }),
    route({
      ...shared,
      path: '/v1/r/{surveyId}/quota/reserve',
      operationId: 'reserveSeats',
      summary: 'Keep seats of quotas while somebody answers',
      description:
        'In a survey whose `reserveMinutes` says so: in all the cells that the answers lead to, or in none where one is full. Each submission keeps seats once; another answer moves them and makes the time no longer. A0411 when it does not run; A0416 for a version that submissions are not accepted on. At most 1 MiB.',
      access: anyone(OPEN_TO_LINK_HOLDERS, 'collect', {
        'params.surveyId': 'answeredSurvey',
        ...under('body', { submissionId: 'submission', ...EVALUATION_PLACES }),
      }),
      body: reserveShape,
      data: outlook
        .extend({ reservedUntil: z.iso.datetime().nullable().describe('Until when seats are kept for this submission; null: none are') })
        .meta({ id: 'SeatReservation' }),
      handle: async (_ctx, { params: { surveyId }, body }) => {
        const { reservedUntil, ...room } = await reservations.reserve(surveyId, body);
        return { ...room, reservedUntil: reservedUntil?.toISOString() ?? null };
      },
    }),
  ];
}
