import { SAMPLE_ACTIONS, SAMPLE_LIMITS, SAMPLE_REASONS, SAMPLE_STATES, SAMPLE_SUPPLIERS, sampleActions } from '@wence/schema';
import { z } from 'zod';
import { author, free } from '../../platform/access/access.js';
import { moment } from '../../platform/http/envelope.js';
import { type AnyRoute, route } from '../../platform/route/route.js';
import type { SampleOrder } from '../sample-panel/sample-order.entity.js';
import { BRIEF_FAULTS, BRIEF_TEXTS } from './sample-brief.policy.js';
import type { SampleOrderService } from './sample-order.service.js';
import { LINK_TEXTS, ORDER_TEXTS } from './sample-order.type.js';

const tag = 'Publishing';
const PATH = '/v1/surveys/sample/{id}';
const MOST = SAMPLE_LIMITS.perSurvey;
const STATES =
  '0 draft, 1 waits for a quote, 2 waits for the quote to be accepted, 3 running, 4 paused, 5 waits for the delivery to be accepted, 6 done, 7 cancelled, 8 rejected.';

const places = (text: string) => z.array(z.int()).describe(text);
const conditions = z.object({
  gender: places(BRIEF_TEXTS.gender),
  age: places(BRIEF_TEXTS.age),
  education: places(BRIEF_TEXTS.education),
  profession: places(BRIEF_TEXTS.profession),
  regions: z.array(z.string()).describe(BRIEF_TEXTS.regions),
});

const v1Step = z.object({
  event: z.string().describe(ORDER_TEXTS.event),
  state: z.literal(SAMPLE_STATES).describe(ORDER_TEXTS.reached),
  reason: z.enum(SAMPLE_REASONS).nullable().describe(ORDER_TEXTS.reason),
  isByAuthor: z.boolean().describe(ORDER_TEXTS.isByAuthor),
  at: moment.describe(ORDER_TEXTS.at),
});

const v1Order = z
  .object({
    id: z.string(),
    state: z.literal(SAMPLE_STATES).describe(STATES),
    actions: z.array(z.enum(SAMPLE_ACTIONS)).describe(ORDER_TEXTS.actions),
    supplier: z.enum(SAMPLE_SUPPLIERS).describe(BRIEF_TEXTS.supplier),
    target: z.int().describe(BRIEF_TEXTS.target),
    conditions: conditions.describe(BRIEF_TEXTS.conditions),
    minutes: z.int().describe(BRIEF_TEXTS.minutes),
    incidence: z.int().describe(BRIEF_TEXTS.incidence),
    deadline: moment.describe(BRIEF_TEXTS.deadline),
    minSeconds: z.int().describe(BRIEF_TEXTS.minSeconds),
    contactName: z.string().describe(BRIEF_TEXTS.contactName),
    contactMobile: z.string().describe(BRIEF_TEXTS.contactMobile),
    remark: z.string().describe(BRIEF_TEXTS.remark),
    unitPrice: z.int().nullable().describe(ORDER_TEXTS.unitPrice),
    totalPrice: z.int().nullable().describe(ORDER_TEXTS.totalPrice),
    reason: z.enum(SAMPLE_REASONS).nullable().describe(ORDER_TEXTS.reason),
    complete: z.int().describe(ORDER_TEXTS.complete),
    screened: z.int().describe(ORDER_TEXTS.screened),
    overQuota: z.int().describe(ORDER_TEXTS.overQuota),
    refused: z.int().describe(ORDER_TEXTS.refused),
    createdAt: moment.describe(ORDER_TEXTS.createdAt),
    updatedAt: moment.describe(ORDER_TEXTS.updatedAt),
    steps: z.array(v1Step).describe('Its history, from the first step.'),
  })
  .meta({ id: 'SampleOrder' });

const wishedConditions = z
  .strictObject({
    gender: z.array(z.number()).nullish().describe(BRIEF_TEXTS.gender),
    age: z.array(z.number()).nullish().describe(BRIEF_TEXTS.age),
    education: z.array(z.number()).nullish().describe(BRIEF_TEXTS.education),
    profession: z.array(z.number()).nullish().describe(BRIEF_TEXTS.profession),
    regions: z.array(z.string()).nullish().describe(BRIEF_TEXTS.regions),
  })
  .meta({ id: 'SampleConditions' });

const wish = z.strictObject({
  supplier: z.enum(SAMPLE_SUPPLIERS).nullish().describe(BRIEF_TEXTS.supplier),
  target: z.number().describe(BRIEF_TEXTS.target),
  conditions: wishedConditions.nullish().describe(BRIEF_TEXTS.conditions),
  minutes: z.number().nullish().describe(BRIEF_TEXTS.minutes),
  incidence: z.number().nullish().describe(BRIEF_TEXTS.incidence),
  deadline: z.string().describe(BRIEF_TEXTS.deadline),
  minSeconds: z.number().nullish().describe(BRIEF_TEXTS.minSeconds),
  contactName: z.string().describe(BRIEF_TEXTS.contactName),
  contactMobile: z.string().nullish().describe(BRIEF_TEXTS.contactMobile),
  remark: z.string().nullish().describe(BRIEF_TEXTS.remark),
});

const oneSurvey = z.strictObject({ id: z.string() });
const oneOrder = z.strictObject({ id: z.string(), orderId: z.string().describe('Id of the order') });
const NUMBER = free('how many are wanted, which names nothing');
const PERSON = free('a name that the caller gives to a person');
const ONE = { 'params.id': 'survey', 'params.orderId': 'sampleOrder' } as const;

/** Orders for respondents (Spec 2, publish: sample service). */
export function sampleOrderRoutes(service: SampleOrderService): AnyRoute[] {
  const told = async (orders: readonly SampleOrder[]): Promise<z.input<typeof v1Order>[]> => {
    const histories = await service.stepsOf(orders.map(({ id }) => id));
    return orders.map((order, index) => orderView(order, histories[index] ?? []));
  };
  const toldOne = async (order: SampleOrder) => (await told([order]))[0] as z.input<typeof v1Order>; // A list of one.
  return [
    route({
      method: 'GET',
      path: PATH,
      operationId: 'listSampleOrders',
      tag,
      summary: 'Orders for respondents of a survey',
      description: `Newest first; at most ${MOST}. A0404: not the caller's survey.`,
      access: author('surveys:read', { 'params.id': 'survey' }),
      params: oneSurvey,
      data: z.object({ list: z.array(v1Order) }),
      handle: async (ctx, { params: { id } }) => ({ list: await told(await service.list(ctx, id)) }),
    }),
    route({
      method: 'POST',
      path: PATH,
      operationId: 'createSampleOrder',
      tag,
      summary: 'Draft an order for respondents',
      description: `It does nothing until it is submitted. A0404: not the caller's survey. A0400: ${BRIEF_FAULTS}; \`orders\` (tooMany: ${MOST} of one survey).`,
      access: author('surveys:write', { 'params.id': 'survey', 'body.target': NUMBER }),
      params: oneSurvey,
      body: wish,
      data: v1Order,
      handle: async (ctx, { params: { id }, body }) => toldOne((await service.create(ctx, id, body)).order),
    }),
    route({
      method: 'PUT',
      path: `${PATH}/{orderId}`,
      operationId: 'updateSampleOrder',
      tag,
      summary: 'Order something else',
      codes: ['A0435'],
      description:
        'All of it, before it is submitted or after it was rejected, which makes it a draft again. A0404: no such order of this survey of the caller. A0435 with `data.state`: it is too late. A0400 as when one is made.',
      access: author('surveys:write', { ...ONE, 'body.target': NUMBER }),
      params: oneOrder,
      body: wish,
      data: v1Order,
      handle: async (ctx, { params: { id: surveyId, orderId }, body }) =>
        toldOne((await service.edit(ctx, { surveyId, orderId }, body)).order),
    }),
    route({
      method: 'POST',
      path: `${PATH}/{orderId}/move`,
      operationId: 'moveSampleOrder',
      tag,
      summary: 'Submit, accept, pause, resume or cancel an order',
      codes: ['A0435', 'A0436'],
      description:
        'The quote comes by itself, soon after an order is submitted. A0404: no such order of this survey of the caller. A0435 with `data.state`: not in this state. A0436: submitting, accepting the quote and resuming need a running survey. A0400: `deadline` (tooSmall: less than an hour is left).',
      access: author('surveys:write', ONE),
      params: oneOrder,
      body: z.strictObject({ action: z.enum(SAMPLE_ACTIONS).describe('What is done.') }),
      data: v1Order,
      handle: async (ctx, { params: { id: surveyId, orderId }, body: { action } }) =>
        toldOne((await service.act(ctx, { surveyId, orderId }, action)).order),
    }),
    route({
      method: 'POST',
      path: `${PATH}/{orderId}/links`,
      operationId: 'signSampleLinks',
      tag,
      summary: "Links for a panel of one's own",
      description:
        "One for each person, signed: nobody answers under another name, and each takes one response. The same again gives the same links. A0404: no such order of this survey of the caller. A0400: `supplier` (notAllowed: the order is not for a panel of one's own), `pids` (required, tooMany), `pids[i]` (tooShort, tooLong, notUnique).",
      access: author('surveys:read', { ...ONE, 'body.pids[]': PERSON }),
      params: oneOrder,
      body: z.strictObject({ pids: z.array(z.string()).describe(LINK_TEXTS.pids) }),
      data: z.object({ list: z.array(z.object({ pid: z.string().describe(LINK_TEXTS.pid), url: z.string().describe(LINK_TEXTS.url) })) }),
      handle: async (ctx, { params: { id: surveyId, orderId }, body: { pids } }) => ({
        list: await service.linksFor(ctx, { surveyId, orderId }, pids),
      }),
    }),
  ];
}

type Steps = Awaited<ReturnType<SampleOrderService['stepsOf']>>[number];

function orderView(order: SampleOrder, steps: Steps): z.input<typeof v1Order> {
  const { surveyId: _survey, ownerId: _owner, leaseOwner: _lease, leaseUntil: _until, inARow: _inARow, ...shown } = order;
  return {
    ...shown,
    actions: [...sampleActions(order.state)],
    conditions: { gender: [], age: [], education: [], profession: [], regions: [], ...(order.conditions as object) },
    deadline: order.deadline.toISOString(),
    createdAt: order.createdAt.toISOString(),
    updatedAt: order.updatedAt.toISOString(),
    steps: steps.map(({ event, state, reason, actorId, at }) => ({
      event,
      state,
      reason,
      isByAuthor: actorId !== null,
      at: at.toISOString(),
    })),
  };
}
