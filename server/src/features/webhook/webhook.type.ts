import type { DeliveryState, WebhookEvent, WebhookOffReason } from '@wence/schema';
import { GraphQLJSON } from 'graphql-scalars';
import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { Edge } from '../../platform/graphql/access.decorator.js';
import { type Lazy, PageInfoType } from '../../platform/graphql/connection.js';
import { ListSize } from '../../platform/graphql/limits/limit.decorators.js';
import { NodeInterface } from '../../platform/graphql/node-interface.js';
import { payloadType } from '../../platform/graphql/payload-type.js';
import { WEBHOOK_FIELDS, DELIVERY_FIELDS } from './webhook-fields.js';
import { DeliveryStateName, OffReasonName, WebhookEventName } from './webhook-enums.type.js';

@ObjectType('Webhook', { implements: NodeInterface, description: 'An address that is told of events as they happen.' })
export class WebhookType {
  @Field(() => ID, { description: 'Its id.' })
  id: string;

  @Field(() => ID, { nullable: true, description: WEBHOOK_FIELDS.surveyId })
  surveyId: string | null;

  @Field(() => String, { nullable: true, description: WEBHOOK_FIELDS.surveyTitle })
  surveyTitle: string | null;

  @Field({ description: WEBHOOK_FIELDS.url })
  url: string;

  @Field({ description: WEBHOOK_FIELDS.description })
  description: string;

  @ListSize(9)
  @Field(() => [WebhookEventName], { description: WEBHOOK_FIELDS.events })
  events: readonly WebhookEvent[];

  @Field(() => GraphQLJSON, { nullable: true, description: WEBHOOK_FIELDS.conditions })
  conditions: object | null;

  @Field({ description: WEBHOOK_FIELDS.enabled })
  enabled: boolean;

  @Field(() => OffReasonName, { nullable: true, description: WEBHOOK_FIELDS.offReason })
  offReason: WebhookOffReason | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: WEBHOOK_FIELDS.lastAt })
  lastAt: Date | null;

  @Field(() => DeliveryStateName, { nullable: true, description: WEBHOOK_FIELDS.lastState })
  lastState: DeliveryState | null;

  @Field(() => Int, { nullable: true, description: WEBHOOK_FIELDS.lastStatus })
  lastStatus: number | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: WEBHOOK_FIELDS.lastSuccessAt })
  lastSuccessAt: Date | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: WEBHOOK_FIELDS.formerSecretUntil })
  formerSecretUntil: Date | null;

  @Field(() => GraphQLISODateTime, { description: WEBHOOK_FIELDS.createdAt })
  createdAt: Date;

  @Field(() => GraphQLISODateTime, { description: WEBHOOK_FIELDS.updatedAt })
  updatedAt: Date;
}

@ObjectType('WebhookDelivery', { implements: NodeInterface, description: 'An event for a webhook, and what became of it.' })
export class WebhookDeliveryType {
  @Field(() => ID, { description: 'Its id.' })
  id: string;

  @Field(() => ID, { description: DELIVERY_FIELDS.webhookId })
  webhookId: string;

  @Field(() => ID, { description: DELIVERY_FIELDS.eventId })
  eventId: string;

  @Field({ description: DELIVERY_FIELDS.type })
  type: string;

  @Field(() => ID, { nullable: true, description: DELIVERY_FIELDS.surveyId })
  surveyId: string | null;

  @Field(() => DeliveryStateName, { description: DELIVERY_FIELDS.state })
  state: DeliveryState;

  @Field(() => Int, { description: DELIVERY_FIELDS.attempts })
  attempts: number;

  @Field(() => GraphQLISODateTime, { nullable: true, description: DELIVERY_FIELDS.nextAt })
  nextAt: Date | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: DELIVERY_FIELDS.lastAt })
  lastAt: Date | null;

  @Field(() => Int, { nullable: true, description: DELIVERY_FIELDS.lastStatus })
  lastStatus: number | null;

  @Field(() => String, { nullable: true, description: DELIVERY_FIELDS.lastAnswer })
  lastAnswer: string | null;

  @Field(() => Int, { nullable: true, description: DELIVERY_FIELDS.lastDuration })
  lastDuration: number | null;

  @Field({ description: DELIVERY_FIELDS.body })
  body: string;

  @Field(() => GraphQLISODateTime, { description: DELIVERY_FIELDS.createdAt })
  createdAt: Date;
}

@ObjectType('WebhookDeliveryEdge', { description: 'A delivery in a list, with its place.' })
export class WebhookDeliveryEdgeType {
  @Field({ description: 'Opaque; good as `after` and `before`.' })
  cursor: string;

  @Edge('the list holds deliveries of a webhook that the caller has already')
  @Field(() => WebhookDeliveryType, { description: 'The delivery.' })
  node: WebhookDeliveryType;
}

@ObjectType('WebhookDeliveryConnection', { description: 'A page of the deliveries of a webhook, newest first.' })
export class WebhookDeliveryConnectionType {
  @Field(() => Int, { description: 'All that match, not only this page.' })
  totalCount: Lazy<number>;

  @Field(() => [WebhookDeliveryEdgeType], { description: 'This page.' })
  edges: readonly WebhookDeliveryEdgeType[];

  @Field(() => PageInfoType, { description: 'Whether and where the list goes on.' })
  pageInfo: PageInfoType;
}

const WEBHOOK = {
  webhook: { type: () => WebhookType, description: 'The webhook as it is now.', because: 'a webhook of the caller' },
};
const SECRET = {
  secret: {
    type: () => String,
    description: 'The secret that signs, which begins with `whsec_`. It is told this once and cannot be read again.',
  },
};
const DELIVERY = {
  delivery: {
    type: () => WebhookDeliveryType,
    description: 'The delivery as it is now.',
    because: 'a delivery of a webhook of the caller',
  },
};
const COUNT = { count: { type: () => Int, description: 'How many are sent again.' } };

export const CreateWebhookPayload = payloadType('createWebhook', { ...SECRET, ...WEBHOOK });
export const UpdateWebhookPayload = payloadType('updateWebhook', WEBHOOK);
export const RotateWebhookSecretPayload = payloadType('rotateWebhookSecret', { ...SECRET, ...WEBHOOK });
export const DeleteWebhookPayload = payloadType('deleteWebhook', {
  removedId: { type: () => ID, description: 'The id that the webhook had.' },
});
export const TestWebhookPayload = payloadType('testWebhook', DELIVERY);
export const ReplayWebhookDeliveryPayload = payloadType('replayWebhookDelivery', DELIVERY);
export const ReplayWebhookDeliveriesPayload = payloadType('replayWebhookDeliveries', COUNT);
