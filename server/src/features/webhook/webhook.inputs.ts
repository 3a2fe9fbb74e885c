import type { DeliveryState, WebhookEvent } from '@wence/schema';
import { GraphQLJSON } from 'graphql-scalars';
import { ArgsType, Field, GraphQLISODateTime, ID, InputType } from 'type-graphql';
import { PageArguments } from '../../platform/graphql/connection.js';
import { DeliveryStateName, WebhookEventName } from './webhook-enums.type.js';
import { WEBHOOK_FIELDS } from './webhook-fields.js';

const ID_OF_ONE = "One of the caller's webhooks.";

@InputType('CreateWebhookInput', { description: 'A new webhook.' })
export class CreateWebhookInput {
  @Field(() => ID, {
    nullable: true,
    description: "One of the caller's surveys, for good. Absent or null: every survey, those to come included.",
  })
  surveyId?: string | null;

  @Field({ description: WEBHOOK_FIELDS.url })
  url: string;

  @Field(() => [WebhookEventName], { description: WEBHOOK_FIELDS.events })
  events: WebhookEvent[];

  @Field(() => String, { nullable: true, description: `${WEBHOOK_FIELDS.description} Absent or null: none.` })
  description?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it is told of events from now on. Absent or null: it is.' })
  enabled?: boolean | null;

  @Field(() => GraphQLJSON, { nullable: true, description: `${WEBHOOK_FIELDS.conditions} The shape is that of \`/filter.schema.json\`.` })
  conditions?: unknown;
}

@InputType('UpdateWebhookInput', { description: 'What is to be different of a webhook. Absent: stays.' })
export class UpdateWebhookInput {
  @Field(() => ID, { description: ID_OF_ONE })
  webhookId: string;

  @Field(() => String, { nullable: true, description: `${WEBHOOK_FIELDS.url} Null: stays.` })
  url?: string | null;

  @Field(() => [WebhookEventName], { nullable: true, description: `${WEBHOOK_FIELDS.events} Null: stays.` })
  events?: WebhookEvent[] | null;

  @Field(() => String, { nullable: true, description: `${WEBHOOK_FIELDS.description} Null: stays.` })
  description?: string | null;

  @Field(() => Boolean, { nullable: true, description: `${WEBHOOK_FIELDS.enabled} Null: stays.` })
  enabled?: boolean | null;

  @Field(() => GraphQLJSON, { nullable: true, description: `${WEBHOOK_FIELDS.conditions} The shape is that of \`/filter.schema.json\`.` })
  conditions?: unknown;
}

@InputType('NamedWebhookInput', { description: 'Names a webhook.' })
export class NamedWebhookInput {
  @Field(() => ID, { description: ID_OF_ONE })
  webhookId: string;
}

@InputType('ReplayWebhookDeliveryInput', { description: 'Names a delivery that is to be sent again.' })
export class ReplayWebhookDeliveryInput {
  @Field(() => ID, { description: "A delivery of one of the caller's webhooks." })
  deliveryId: string;
}

@InputType('ReplayWebhookDeliveriesInput', { description: 'Says which deliveries are to be sent again.' })
export class ReplayWebhookDeliveriesInput {
  @Field(() => ID, { description: ID_OF_ONE })
  webhookId: string;

  @Field(() => GraphQLISODateTime, { description: 'Those that were made at this instant or later and have not come through.' })
  since: Date;
}

@ArgsType()
export class DeliveryListArguments extends PageArguments {
  @Field(() => [DeliveryStateName], { nullable: true, description: 'Deliveries in any of these states. Absent or null: in whichever.' })
  states?: DeliveryState[] | null;
}
