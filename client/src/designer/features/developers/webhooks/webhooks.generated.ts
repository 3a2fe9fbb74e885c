/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery, useSuspenseQuery } from '../../../../graphql/hooks';
import type { SkipToken } from '../../../../graphql/hooks';
import type { Exactly } from '../../../../graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A new webhook. */
export type CreateWebhookInput = {
  /** Which responses its events are about, in the filter language; null: all of them. The shape is that of `/filter.schema.json`. */
  conditions?: unknown;
  /** What its author notes about it: at most 100 characters, spaces around it left out. Absent or null: none. */
  description?: string | null | undefined;
  /** Whether it is told of events from now on. Absent or null: it is. */
  enabled?: boolean | null | undefined;
  /** What it is told of; at least one event. */
  events: Array<WebhookEvent>;
  /** One of the caller's surveys, for good. Absent or null: every survey, those to come included. */
  surveyId?: string | null | undefined;
  /** Where events are posted to: `https` or `http`, at an address of the open internet. */
  url: string;
};

/** Names a webhook. */
export type NamedWebhookInput = {
  /** One of the caller's webhooks. */
  webhookId: string;
};

/** Says which deliveries are to be sent again. */
export type ReplayWebhookDeliveriesInput = {
  /** Those that were made at this instant or later and have not come through. */
  since: string;
  /** One of the caller's webhooks. */
  webhookId: string;
};

/** Names a delivery that is to be sent again. */
export type ReplayWebhookDeliveryInput = {
  /** A delivery of one of the caller's webhooks. */
  deliveryId: string;
};

/** What is to be different of a webhook. Absent: stays. */
export type UpdateWebhookInput = {
  /** Which responses its events are about, in the filter language; null: all of them. The shape is that of `/filter.schema.json`. */
  conditions?: unknown;
  /** What its author notes about it: at most 100 characters, spaces around it left out. Null: stays. */
  description?: string | null | undefined;
  /** Whether it is told of events. Switched off it gives up what it waits for, and is never told of what happens meanwhile. Null: stays. */
  enabled?: boolean | null | undefined;
  /** What it is told of; at least one event. Null: stays. */
  events?: Array<WebhookEvent> | null | undefined;
  /** Where events are posted to: `https` or `http`, at an address of the open internet. Null: stays. */
  url?: string | null | undefined;
  /** One of the caller's webhooks. */
  webhookId: string;
};

/** How a delivery of a webhook stands. */
export type WebhookDeliveryState =
  /** It was given up and is only sent again on demand. */
  | 'DEAD'
  /** Its receiver has accepted it. */
  | 'DELIVERED'
  /** It was tried and will be tried again by itself. */
  | 'FAILED'
  /** It has not been tried, or is to be sent again. */
  | 'PENDING';

/** An event that a webhook may be told of. */
export type WebhookEvent =
  /** An export file has been made. */
  | 'EXPORT_READY'
  /** A respondent has handed in a response, whatever its status. */
  | 'RESPONSE_COMPLETED'
  /** A response was put into the recycle bin. */
  | 'RESPONSE_DELETED'
  /** The answers of a response were edited. */
  | 'RESPONSE_EDITED'
  /** A response was marked as invalid, or got another reason for it. */
  | 'RESPONSE_INVALIDATED'
  /** A response was taken out of the recycle bin. */
  | 'RESPONSE_RESTORED'
  /** A response is valid again. */
  | 'RESPONSE_VALIDATED'
  /** A survey was launched. */
  | 'SURVEY_LAUNCHED'
  /** A survey was stopped. */
  | 'SURVEY_STOPPED';

/** Why the server has switched a webhook off. */
export type WebhookOffReason =
  /** A delivery was given up after three days in which none came through. */
  | 'FAILING'
  /** Its receiver has answered 410 Gone. */
  | 'GONE';

export type WebhooksQueryVariables = Exact<{ [key: string]: never; }>;


export type WebhooksQuery = { webhooks: Array<{ id: string, surveyId: string | null, surveyTitle: string | null, url: string, description: string, events: Array<WebhookEvent>, conditions: unknown, enabled: boolean, offReason: WebhookOffReason | null, lastAt: string | null, lastState: WebhookDeliveryState | null, lastStatus: number | null }> };

export type WebhookRowFragment = { id: string, surveyId: string | null, surveyTitle: string | null, url: string, description: string, events: Array<WebhookEvent>, conditions: unknown, enabled: boolean, offReason: WebhookOffReason | null, lastAt: string | null, lastState: WebhookDeliveryState | null, lastStatus: number | null };

export type WebhookDeliveriesQueryVariables = Exact<{
  id: string;
  states?: Array<WebhookDeliveryState> | WebhookDeliveryState | null | undefined;
  after?: string | null | undefined;
}>;


export type WebhookDeliveriesQuery = { node:
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string, deliveries: { edges: Array<{ node: { id: string, type: string, state: WebhookDeliveryState, attempts: number, nextAt: string | null, lastAt: string | null, lastStatus: number | null, lastAnswer: string | null, lastDuration: number | null, body: string, createdAt: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } }
    | { id: string }
    | { id: string }
   };

export type DeliveryRowFragment = { id: string, type: string, state: WebhookDeliveryState, attempts: number, nextAt: string | null, lastAt: string | null, lastStatus: number | null, lastAnswer: string | null, lastDuration: number | null, body: string, createdAt: string };

export type CreateWebhookMutationVariables = Exact<{
  input: CreateWebhookInput;
}>;


export type CreateWebhookMutation = { createWebhook: { secret: string, webhook: { id: string, surveyId: string | null, surveyTitle: string | null, url: string, description: string, events: Array<WebhookEvent>, conditions: unknown, enabled: boolean, offReason: WebhookOffReason | null, lastAt: string | null, lastState: WebhookDeliveryState | null, lastStatus: number | null } } };

export type UpdateWebhookMutationVariables = Exact<{
  input: UpdateWebhookInput;
}>;


export type UpdateWebhookMutation = { updateWebhook: { webhook: { id: string, surveyId: string | null, surveyTitle: string | null, url: string, description: string, events: Array<WebhookEvent>, conditions: unknown, enabled: boolean, offReason: WebhookOffReason | null, lastAt: string | null, lastState: WebhookDeliveryState | null, lastStatus: number | null } } };

export type RotateWebhookSecretMutationVariables = Exact<{
  input: NamedWebhookInput;
}>;


export type RotateWebhookSecretMutation = { rotateWebhookSecret: { secret: string, webhook: { id: string, surveyId: string | null, surveyTitle: string | null, url: string, description: string, events: Array<WebhookEvent>, conditions: unknown, enabled: boolean, offReason: WebhookOffReason | null, lastAt: string | null, lastState: WebhookDeliveryState | null, lastStatus: number | null } } };

export type DeleteWebhookMutationVariables = Exact<{
  input: NamedWebhookInput;
}>;


export type DeleteWebhookMutation = { deleteWebhook: { removedId: string } };

export type TestWebhookMutationVariables = Exact<{
  input: NamedWebhookInput;
}>;


export type TestWebhookMutation = { testWebhook: { delivery: { id: string, type: string, state: WebhookDeliveryState, attempts: number, nextAt: string | null, lastAt: string | null, lastStatus: number | null, lastAnswer: string | null, lastDuration: number | null, body: string, createdAt: string } } };

export type ReplayWebhookDeliveryMutationVariables = Exact<{
  input: ReplayWebhookDeliveryInput;
}>;


export type ReplayWebhookDeliveryMutation = { replayWebhookDelivery: { delivery: { id: string, type: string, state: WebhookDeliveryState, attempts: number, nextAt: string | null, lastAt: string | null, lastStatus: number | null, lastAnswer: string | null, lastDuration: number | null, body: string, createdAt: string } } };

export type ReplayWebhookDeliveriesMutationVariables = Exact<{
  input: ReplayWebhookDeliveriesInput;
}>;


export type ReplayWebhookDeliveriesMutation = { replayWebhookDeliveries: { count: number } };

export type SurveysForWebhookQueryVariables = Exact<{
  keyword?: string | null | undefined;
}>;


export type SurveysForWebhookQuery = { surveys: { edges: Array<{ node: { id: string, title: string } }> } };

export const WebhookRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"surveyId"}},{"kind":"Field","name":{"kind":"Name","value":"surveyTitle"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"conditions"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"offReason"}},{"kind":"Field","name":{"kind":"Name","value":"lastAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastState"}},{"kind":"Field","name":{"kind":"Name","value":"lastStatus"}}]}}]} as unknown as DocumentNode<WebhookRowFragment, unknown>;
export const DeliveryRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeliveryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"nextAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastStatus"}},{"kind":"Field","name":{"kind":"Name","value":"lastAnswer"}},{"kind":"Field","name":{"kind":"Name","value":"lastDuration"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<DeliveryRowFragment, unknown>;
export const WebhooksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Webhooks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhooks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"surveyId"}},{"kind":"Field","name":{"kind":"Name","value":"surveyTitle"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"conditions"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"offReason"}},{"kind":"Field","name":{"kind":"Name","value":"lastAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastState"}},{"kind":"Field","name":{"kind":"Name","value":"lastStatus"}}]}}]} as unknown as DocumentNode<WebhooksQuery, WebhooksQueryVariables>;
export const WebhookDeliveriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WebhookDeliveries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"states"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDeliveryState"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deliveries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"states"},"value":{"kind":"Variable","name":{"kind":"Name","value":"states"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeliveryRow"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeliveryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"nextAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastStatus"}},{"kind":"Field","name":{"kind":"Name","value":"lastAnswer"}},{"kind":"Field","name":{"kind":"Name","value":"lastDuration"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>;
export const CreateWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateWebhookInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"webhook"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"surveyId"}},{"kind":"Field","name":{"kind":"Name","value":"surveyTitle"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"conditions"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"offReason"}},{"kind":"Field","name":{"kind":"Name","value":"lastAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastState"}},{"kind":"Field","name":{"kind":"Name","value":"lastStatus"}}]}}]} as unknown as DocumentNode<CreateWebhookMutation, CreateWebhookMutationVariables>;
export const UpdateWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateWebhookInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhook"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"surveyId"}},{"kind":"Field","name":{"kind":"Name","value":"surveyTitle"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"conditions"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"offReason"}},{"kind":"Field","name":{"kind":"Name","value":"lastAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastState"}},{"kind":"Field","name":{"kind":"Name","value":"lastStatus"}}]}}]} as unknown as DocumentNode<UpdateWebhookMutation, UpdateWebhookMutationVariables>;
export const RotateWebhookSecretDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RotateWebhookSecret"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NamedWebhookInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rotateWebhookSecret"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"webhook"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"surveyId"}},{"kind":"Field","name":{"kind":"Name","value":"surveyTitle"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"conditions"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"offReason"}},{"kind":"Field","name":{"kind":"Name","value":"lastAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastState"}},{"kind":"Field","name":{"kind":"Name","value":"lastStatus"}}]}}]} as unknown as DocumentNode<RotateWebhookSecretMutation, RotateWebhookSecretMutationVariables>;
export const DeleteWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NamedWebhookInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removedId"}}]}}]}}]} as unknown as DocumentNode<DeleteWebhookMutation, DeleteWebhookMutationVariables>;
export const TestWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TestWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NamedWebhookInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"testWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"delivery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeliveryRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeliveryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"nextAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastStatus"}},{"kind":"Field","name":{"kind":"Name","value":"lastAnswer"}},{"kind":"Field","name":{"kind":"Name","value":"lastDuration"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<TestWebhookMutation, TestWebhookMutationVariables>;
export const ReplayWebhookDeliveryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReplayWebhookDelivery"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReplayWebhookDeliveryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replayWebhookDelivery"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"delivery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeliveryRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeliveryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"nextAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastStatus"}},{"kind":"Field","name":{"kind":"Name","value":"lastAnswer"}},{"kind":"Field","name":{"kind":"Name","value":"lastDuration"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ReplayWebhookDeliveryMutation, ReplayWebhookDeliveryMutationVariables>;
export const ReplayWebhookDeliveriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReplayWebhookDeliveries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReplayWebhookDeliveriesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replayWebhookDeliveries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<ReplayWebhookDeliveriesMutation, ReplayWebhookDeliveriesMutationVariables>;
export const SurveysForWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SurveysForWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"surveys"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SurveysForWebhookQuery, SurveysForWebhookQueryVariables>;
export function useWebhooksQuery(options?: SkipToken | Exactly<useQuery.Options<WebhooksQuery, WebhooksQueryVariables>>): useQuery.Result<WebhooksQuery, WebhooksQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery<WebhooksQuery, WebhooksQueryVariables>(WebhooksDocument, options as never) as never;
}

export function useWebhooksSuspenseQuery(options?: Exactly<Omit<useSuspenseQuery.Options<WebhooksQueryVariables>, 'errorPolicy' | 'skip'>>): useSuspenseQuery.Result<WebhooksQuery, WebhooksQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery<WebhooksQuery, WebhooksQueryVariables>(WebhooksDocument, options as never) as never;
}

export function useWebhookDeliveriesQuery(options: SkipToken | Exactly<useQuery.Options<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>>): useQuery.Result<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>(WebhookDeliveriesDocument, options as never) as never;
}

export function useWebhookDeliveriesSuspenseQuery(options: Exactly<Omit<useSuspenseQuery.Options<WebhookDeliveriesQueryVariables>, 'errorPolicy' | 'skip'>>): useSuspenseQuery.Result<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>(WebhookDeliveriesDocument, options as never) as never;
}

export function useCreateWebhookMutation(options?: useMutation.Options<CreateWebhookMutation, CreateWebhookMutationVariables>): useMutation.ResultTuple<CreateWebhookMutation, CreateWebhookMutationVariables> {
  return useMutation<CreateWebhookMutation, CreateWebhookMutationVariables>(CreateWebhookDocument, options);
}

export function useUpdateWebhookMutation(options?: useMutation.Options<UpdateWebhookMutation, UpdateWebhookMutationVariables>): useMutation.ResultTuple<UpdateWebhookMutation, UpdateWebhookMutationVariables> {
  return useMutation<UpdateWebhookMutation, UpdateWebhookMutationVariables>(UpdateWebhookDocument, options);
}

export function useRotateWebhookSecretMutation(options?: useMutation.Options<RotateWebhookSecretMutation, RotateWebhookSecretMutationVariables>): useMutation.ResultTuple<RotateWebhookSecretMutation, RotateWebhookSecretMutationVariables> {
  return useMutation<RotateWebhookSecretMutation, RotateWebhookSecretMutationVariables>(RotateWebhookSecretDocument, options);
}

export function useDeleteWebhookMutation(options?: useMutation.Options<DeleteWebhookMutation, DeleteWebhookMutationVariables>): useMutation.ResultTuple<DeleteWebhookMutation, DeleteWebhookMutationVariables> {
  return useMutation<DeleteWebhookMutation, DeleteWebhookMutationVariables>(DeleteWebhookDocument, options);
}

export function useTestWebhookMutation(options?: useMutation.Options<TestWebhookMutation, TestWebhookMutationVariables>): useMutation.ResultTuple<TestWebhookMutation, TestWebhookMutationVariables> {
  return useMutation<TestWebhookMutation, TestWebhookMutationVariables>(TestWebhookDocument, options);
}

export function useReplayWebhookDeliveryMutation(options?: useMutation.Options<ReplayWebhookDeliveryMutation, ReplayWebhookDeliveryMutationVariables>): useMutation.ResultTuple<ReplayWebhookDeliveryMutation, ReplayWebhookDeliveryMutationVariables> {
  return useMutation<ReplayWebhookDeliveryMutation, ReplayWebhookDeliveryMutationVariables>(ReplayWebhookDeliveryDocument, options);
}

export function useReplayWebhookDeliveriesMutation(options?: useMutation.Options<ReplayWebhookDeliveriesMutation, ReplayWebhookDeliveriesMutationVariables>): useMutation.ResultTuple<ReplayWebhookDeliveriesMutation, ReplayWebhookDeliveriesMutationVariables> {
  return useMutation<ReplayWebhookDeliveriesMutation, ReplayWebhookDeliveriesMutationVariables>(ReplayWebhookDeliveriesDocument, options);
}

export function useSurveysForWebhookQuery(options?: SkipToken | Exactly<useQuery.Options<SurveysForWebhookQuery, SurveysForWebhookQueryVariables>>): useQuery.Result<SurveysForWebhookQuery, SurveysForWebhookQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery<SurveysForWebhookQuery, SurveysForWebhookQueryVariables>(SurveysForWebhookDocument, options as never) as never;
}

export function useSurveysForWebhookSuspenseQuery(options?: Exactly<Omit<useSuspenseQuery.Options<SurveysForWebhookQueryVariables>, 'errorPolicy' | 'skip'>>): useSuspenseQuery.Result<SurveysForWebhookQuery, SurveysForWebhookQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery<SurveysForWebhookQuery, SurveysForWebhookQueryVariables>(SurveysForWebhookDocument, options as never) as never;
}