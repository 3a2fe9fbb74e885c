import { SAMPLE_LIMITS, type SampleAction, sampleActions } from '@wence/schema';
import DataLoader from 'dataloader';
import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { author, free } from '../../platform/access/access.js';
import { Access, Edge, NeedsScope } from '../../platform/graphql/access.decorator.js';
import { ListSize } from '../../platform/graphql/limits/limit.decorators.js';
import { oncePerRequest, type RequestContext } from '../../platform/request/context.js';
import type { SampleOrder } from '../sample-panel/sample-order.entity.js';
import { surveyPayload } from '../survey/survey-payload.type.js';
import { SurveyType } from '../survey/survey.type.js';
import { BRIEF_FAULTS, BRIEF_TEXTS } from './sample-brief.policy.js';
import { CreateSampleOrderInput, MoveSampleOrderInput, UpdateSampleOrderInput } from './sample-order.inputs.js';
import type { OrderOutcome, SampleOrderService } from './sample-order.service.js';
import {
  ActionName,
  LINK_TEXTS,
  ORDER_TEXTS,
  SampleConditionsType,
  SampleLinkType,
  SampleOrderType,
  SampleStepType,
} from './sample-order.type.js';

const MOST = SAMPLE_LIMITS.perSurvey;
const NUMBER = free('how many are wanted, which names nothing');
const PERSON = free('a name that the caller gives to a person');
const STEP_LOADER = Symbol('histories of orders');
const ORDER = {
  order: { type: () => SampleOrderType, description: 'The order as it is now.', because: 'an order of the survey beside it' },
};
const CreateSampleOrderPayload = surveyPayload('createSampleOrder', ORDER);
const UpdateSampleOrderPayload = surveyPayload('updateSampleOrder', ORDER);
const MoveSampleOrderPayload = surveyPayload('moveSampleOrder', ORDER);

/** Orders for respondents (Spec 2, publish: sample service). */
@Resolver(() => SurveyType)
export class SampleOrderResolver {
  constructor(private readonly orders: SampleOrderService) {}

  @NeedsScope('surveys:read')
  @ListSize(10)
  @Edge('orders of a survey that the caller has already')
  @FieldResolver(() => [SampleOrderType], {
    nullable: true,
    description: `Its orders for respondents, newest first; at most ${MOST}. Null in the recycle bin.`,
  })
  sampleOrders(@Root() survey: SurveyType, @Ctx() ctx: RequestContext): Promise<SampleOrder[]> | null {
    return survey.recycledAt === null ? this.orders.list(ctx, survey.id) : null;
  }

  @Access(author('surveys:write', { 'input.surveyId': 'survey', 'input.brief.target': NUMBER }))
  @Mutation(() => CreateSampleOrderPayload, {
    description: `Drafts an order for respondents. A0404: not the caller's survey. A0400: under \`brief\`, ${BRIEF_FAULTS}; \`orders\` (tooMany: ${MOST} of one survey).`,
  })
  createSampleOrder(
    @Arg('input', () => CreateSampleOrderInput) { surveyId, brief }: CreateSampleOrderInput,
    @Ctx() ctx: RequestContext,
  ): Promise<OrderOutcome> {
    return this.orders.create(ctx, surveyId, brief);
  }

  @Access(author('surveys:write', { 'input.orderId': 'sampleOrder', 'input.brief.target': NUMBER }))
  @Mutation(() => UpdateSampleOrderPayload, {
    description:
      "Orders something else, before it is submitted or after it was rejected, which makes it a draft again. A0404: not the caller's. A0435 with `data.state`: it is too late. A0400 as when one is made.",
  })
  updateSampleOrder(
    @Arg('input', () => UpdateSampleOrderInput) { orderId, brief }: UpdateSampleOrderInput,
    @Ctx() ctx: RequestContext,
  ): Promise<OrderOutcome> {
    return this.orders.edit(ctx, { orderId }, brief);
  }

  @Access(author('surveys:write', { 'input.orderId': 'sampleOrder' }))
  @Mutation(() => MoveSampleOrderPayload, {
    description:
      "Submits an order, accepts its quote or its delivery, pauses, resumes or cancels it. The quote comes by itself, soon after it is submitted. A0404: not the caller's. A0435 with `data.state`: not in this state. A0436: submitting, accepting the quote and resuming need a running survey. A0400: `deadline` (tooSmall: less than an hour is left).",
  })
  moveSampleOrder(
    @Arg('input', () => MoveSampleOrderInput) { orderId, action }: MoveSampleOrderInput,
    @Ctx() ctx: RequestContext,
  ): Promise<OrderOutcome> {
    return this.orders.act(ctx, { orderId }, action);
  }

  @Access(author('surveys:read', { orderId: 'sampleOrder', 'pids[]': PERSON }))
  @ListSize(100)
  @Query(() => [SampleLinkType], {
    description:
      "Links for a panel of one's own, one for each person, in their order. A0404: not the caller's. A0400: `supplier` (notAllowed: the order is not for a panel of one's own), `pids` (required, tooMany), `pids[i]` (tooShort, tooLong, notUnique).",
  })
  sampleLinks(
    @Ctx() ctx: RequestContext,
    @Arg('orderId', () => ID, { description: "An order for respondents of one of the caller's surveys." }) orderId: string,
    @Arg('pids', () => [String], { description: LINK_TEXTS.pids }) pids: string[],
  ): Promise<SampleLinkType[]> {
    return this.orders.linksFor(ctx, { orderId }, pids);
  }
}

/** Fields of an order that are worked out from its row, or read beside it. */
@Resolver(() => SampleOrderType)
export class SampleOrderFieldResolver {
  constructor(private readonly orders: Pick<SampleOrderService, 'stepsOf'>) {}

  @FieldResolver(() => SampleConditionsType, { description: BRIEF_TEXTS.conditions })
  conditions(@Root() { conditions }: SampleOrder): SampleConditionsType {
    return { gender: [], age: [], education: [], profession: [], regions: [], ...conditions };
  }

  @FieldResolver(() => [ActionName], { description: ORDER_TEXTS.actions })
  actions(@Root() { state }: SampleOrder): readonly SampleAction[] {
    return sampleActions(state);
  }

  @ListSize(10)
  @FieldResolver(() => [SampleStepType], { description: 'Its history, from the first step.' })
  async steps(@Root() { id }: SampleOrder, @Ctx() ctx: RequestContext): Promise<SampleStepType[]> {
    const loader = oncePerRequest(ctx, STEP_LOADER, () => new DataLoader((ids: readonly string[]) => this.orders.stepsOf(ids)));
    return (await loader.load(id)).map(({ actorId, ...step }) => ({ ...step, isByAuthor: actorId !== null }));
  }
}
