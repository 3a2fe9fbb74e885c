/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery, useSuspenseQuery } from '../../../../graphql/hooks';
import type { SkipToken } from '../../../../graphql/hooks';
import type { Exactly } from '../../../../graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** An order for respondents that is to be drafted. */
export type CreateSampleOrderInput = {
  /** What is ordered. */
  brief: SampleBriefInput;
  /** One of the caller's surveys. */
  surveyId: string;
};

/** What is to be done with an order for respondents. */
export type MoveSampleOrderInput = {
  /** What is done. */
  action: SampleOrderAction;
  /** An order for respondents of one of the caller's surveys. */
  orderId: string;
};

/** What is ordered. */
export type SampleBriefInput = {
  /** Who is wanted; absent or null: whoever. */
  conditions?: SampleConditionsInput | null | undefined;
  /** Their mobile number; empty unless said. */
  contactMobile?: string | null | undefined;
  /** Whom the supplier asks, 1 to 50 characters. */
  contactName: string;
  /** Until when respondents are brought: in an hour at least, in 365 days at most. */
  deadline: string;
  /** How many of a hundred people who are asked are expected to qualify, 1 to 100; 80 unless said. */
  incidence?: number | null | undefined;
  /** Seconds that an answer has to take at least; a faster one counts as refused. 0, any time, unless said; not more than `minutes`. */
  minSeconds?: number | null | undefined;
  /** Minutes that answering takes, 1 to 60; 5 unless said. */
  minutes?: number | null | undefined;
  /** What else the supplier should know, at most 500 characters; empty unless said. */
  remark?: string | null | undefined;
  /** Who brings the respondents. local: this server, which simulates them; nothing is charged. manual: a panel of one’s own, to which links are handed. local unless said. */
  supplier?: SampleSupplier | null | undefined;
  /** Complete responses that are wanted, 50 to 10000. */
  target: number;
};

/** Who is wanted. A list that is absent, null or empty: whoever. */
export type SampleConditionsInput = {
  /** 1 under 18, 2 18-24, 3 25-30, 4 31-40, 5 41-50, 6 51-60, 7 61 and above. */
  age?: Array<number> | null | undefined;
  /** 1 primary or below, 2 junior high, 3 high school or technical, 4 college, 5 bachelor, 6 master or above. */
  education?: Array<number> | null | undefined;
  /** 1 male, 2 female. */
  gender?: Array<number> | null | undefined;
  /** Places in the list of professions of the question type, 1 to 13. */
  profession?: Array<number> | null | undefined;
  /** Provinces by their six-digit codes (GB/T 2260). */
  regions?: Array<string> | null | undefined;
};

/** What an author does with an order for respondents. */
export type SampleOrderAction =
  /** Accepts what was delivered. */
  | 'ACCEPT_DELIVERY'
  /** Accepts the quote; respondents begin to come. */
  | 'ACCEPT_QUOTE'
  /** Ends it for good; responses that came stay. */
  | 'CANCEL'
  /** No more respondents for now. */
  | 'PAUSE'
  /** Respondents come again. */
  | 'RESUME'
  /** Asks the supplier for a quote. */
  | 'SUBMIT';

/** What happened to an order for respondents. */
export type SampleOrderEvent =
  /** The delivery was accepted. */
  | 'ACCEPT_DELIVERY'
  /** The quote was accepted. */
  | 'ACCEPT_QUOTE'
  /** Cancelled by its author. */
  | 'CANCEL'
  /** All respondents are there. */
  | 'DELIVER'
  /** Written or changed by its author. */
  | 'EDIT'
  /** Its deadline passed. */
  | 'EXPIRE'
  /** Paused by itself. */
  | 'HALT'
  /** Paused by its author. */
  | 'PAUSE'
  /** Quoted by the supplier. */
  | 'QUOTE'
  /** Rejected by the supplier. */
  | 'REJECT'
  /** Resumed by its author. */
  | 'RESUME'
  /** Submitted by its author. */
  | 'SUBMIT';

/** Why an order was rejected, or paused or ended by itself. */
export type SampleOrderReason =
  /** The deadline passed. */
  | 'DEADLINE'
  /** Sixty respondents in a row were screened out, over quota or refused. */
  | 'STALLED'
  /** The survey stopped. */
  | 'SURVEY_STOPPED'
  /** Nobody gets through the survey. */
  | 'UNANSWERABLE';

/** How far an order for respondents is. */
export type SampleOrderState =
  /** Ended by its author, or by its deadline before it was accepted. */
  | 'CANCELLED'
  /** Waits for its author to accept what was delivered. */
  | 'DELIVERED'
  /** Delivered and accepted. */
  | 'DONE'
  /** Not submitted yet. */
  | 'DRAFT'
  /** No respondents come until it is resumed. */
  | 'PAUSED'
  /** Waits for its author to accept the quote. */
  | 'QUOTED'
  /** The supplier does not take it; it can be changed and submitted again. */
  | 'REJECTED'
  /** Respondents come. */
  | 'RUNNING'
  /** Waits for the quote of the supplier. */
  | 'SUBMITTED';

/** Who brings the respondents of an order. */
export type SampleSupplier =
  /** This server, which simulates them. */
  | 'LOCAL'
  /** A panel of one’s own, to which links are handed. */
  | 'MANUAL';

/** State, publication and recycle bin in one word: DRAFT never ran, STOPPED did, COMPLETE is closed for good reasons. */
export type SurveyStatus =
  /** It is closed for good. */
  | 'COMPLETE'
  /** It was never launched. */
  | 'DRAFT'
  /** It is in the recycle bin. */
  | 'RECYCLED'
  /** It takes answers. */
  | 'RUNNING'
  /** Its author has stopped it and may go on. */
  | 'STOPPED';

/** What is to be ordered instead. */
export type UpdateSampleOrderInput = {
  /** All of it; what is left out is as in a new order. */
  brief: SampleBriefInput;
  /** An order for respondents of one of the caller's surveys. */
  orderId: string;
};

export type SamplePageQueryVariables = Exact<{
  surveyId: string;
}>;


export type SamplePageQuery = { survey: { id: string, title: string, status: SurveyStatus, publishedVersion: number | null, sampleOrders: Array<{ id: string, supplier: SampleSupplier, state: SampleOrderState, actions: Array<SampleOrderAction>, target: number, minutes: number, incidence: number, deadline: string, minSeconds: number, contactName: string, contactMobile: string, remark: string, unitPrice: number | null, totalPrice: number | null, reason: SampleOrderReason | null, complete: number, screened: number, overQuota: number, refused: number, createdAt: string, conditions: { gender: Array<number>, age: Array<number>, education: Array<number>, profession: Array<number>, regions: Array<string> }, steps: Array<{ event: SampleOrderEvent, state: SampleOrderState, reason: SampleOrderReason | null, isByAuthor: boolean, at: string }> }> | null } };

export type SampleOrderCardFragment = { id: string, supplier: SampleSupplier, state: SampleOrderState, actions: Array<SampleOrderAction>, target: number, minutes: number, incidence: number, deadline: string, minSeconds: number, contactName: string, contactMobile: string, remark: string, unitPrice: number | null, totalPrice: number | null, reason: SampleOrderReason | null, complete: number, screened: number, overQuota: number, refused: number, createdAt: string, conditions: { gender: Array<number>, age: Array<number>, education: Array<number>, profession: Array<number>, regions: Array<string> }, steps: Array<{ event: SampleOrderEvent, state: SampleOrderState, reason: SampleOrderReason | null, isByAuthor: boolean, at: string }> };

export type CreateSampleOrderMutationVariables = Exact<{
  input: CreateSampleOrderInput;
}>;


export type CreateSampleOrderMutation = { createSampleOrder: { order: { id: string, supplier: SampleSupplier, state: SampleOrderState, actions: Array<SampleOrderAction>, target: number, minutes: number, incidence: number, deadline: string, minSeconds: number, contactName: string, contactMobile: string, remark: string, unitPrice: number | null, totalPrice: number | null, reason: SampleOrderReason | null, complete: number, screened: number, overQuota: number, refused: number, createdAt: string, conditions: { gender: Array<number>, age: Array<number>, education: Array<number>, profession: Array<number>, regions: Array<string> }, steps: Array<{ event: SampleOrderEvent, state: SampleOrderState, reason: SampleOrderReason | null, isByAuthor: boolean, at: string }> } } };

export type UpdateSampleOrderMutationVariables = Exact<{
  input: UpdateSampleOrderInput;
}>;


export type UpdateSampleOrderMutation = { updateSampleOrder: { order: { id: string, supplier: SampleSupplier, state: SampleOrderState, actions: Array<SampleOrderAction>, target: number, minutes: number, incidence: number, deadline: string, minSeconds: number, contactName: string, contactMobile: string, remark: string, unitPrice: number | null, totalPrice: number | null, reason: SampleOrderReason | null, complete: number, screened: number, overQuota: number, refused: number, createdAt: string, conditions: { gender: Array<number>, age: Array<number>, education: Array<number>, profession: Array<number>, regions: Array<string> }, steps: Array<{ event: SampleOrderEvent, state: SampleOrderState, reason: SampleOrderReason | null, isByAuthor: boolean, at: string }> } } };

export type MoveSampleOrderMutationVariables = Exact<{
  input: MoveSampleOrderInput;
}>;


export type MoveSampleOrderMutation = { moveSampleOrder: { order: { id: string, supplier: SampleSupplier, state: SampleOrderState, actions: Array<SampleOrderAction>, target: number, minutes: number, incidence: number, deadline: string, minSeconds: number, contactName: string, contactMobile: string, remark: string, unitPrice: number | null, totalPrice: number | null, reason: SampleOrderReason | null, complete: number, screened: number, overQuota: number, refused: number, createdAt: string, conditions: { gender: Array<number>, age: Array<number>, education: Array<number>, profession: Array<number>, regions: Array<string> }, steps: Array<{ event: SampleOrderEvent, state: SampleOrderState, reason: SampleOrderReason | null, isByAuthor: boolean, at: string }> } } };

export type PanelLinksQueryVariables = Exact<{
  orderId: string;
  pids: Array<string> | string;
}>;


export type PanelLinksQuery = { sampleLinks: Array<{ pid: string, url: string }> };

export const SampleOrderCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SampleOrderCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SampleOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"target"}},{"kind":"Field","name":{"kind":"Name","value":"conditions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"profession"}},{"kind":"Field","name":{"kind":"Name","value":"regions"}}]}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"incidence"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"minSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"contactMobile"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}},{"kind":"Field","name":{"kind":"Name","value":"totalPrice"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"complete"}},{"kind":"Field","name":{"kind":"Name","value":"screened"}},{"kind":"Field","name":{"kind":"Name","value":"overQuota"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"isByAuthor"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<SampleOrderCardFragment, unknown>;
export const SamplePageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SamplePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"survey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"publishedVersion"}},{"kind":"Field","name":{"kind":"Name","value":"sampleOrders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SampleOrderCard"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SampleOrderCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SampleOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"target"}},{"kind":"Field","name":{"kind":"Name","value":"conditions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"profession"}},{"kind":"Field","name":{"kind":"Name","value":"regions"}}]}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"incidence"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"minSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"contactMobile"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}},{"kind":"Field","name":{"kind":"Name","value":"totalPrice"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"complete"}},{"kind":"Field","name":{"kind":"Name","value":"screened"}},{"kind":"Field","name":{"kind":"Name","value":"overQuota"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"isByAuthor"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<SamplePageQuery, SamplePageQueryVariables>;
export const CreateSampleOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateSampleOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateSampleOrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createSampleOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SampleOrderCard"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SampleOrderCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SampleOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"target"}},{"kind":"Field","name":{"kind":"Name","value":"conditions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"profession"}},{"kind":"Field","name":{"kind":"Name","value":"regions"}}]}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"incidence"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"minSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"contactMobile"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}},{"kind":"Field","name":{"kind":"Name","value":"totalPrice"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"complete"}},{"kind":"Field","name":{"kind":"Name","value":"screened"}},{"kind":"Field","name":{"kind":"Name","value":"overQuota"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"isByAuthor"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<CreateSampleOrderMutation, CreateSampleOrderMutationVariables>;
export const UpdateSampleOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSampleOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateSampleOrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSampleOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SampleOrderCard"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SampleOrderCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SampleOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"target"}},{"kind":"Field","name":{"kind":"Name","value":"conditions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"profession"}},{"kind":"Field","name":{"kind":"Name","value":"regions"}}]}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"incidence"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"minSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"contactMobile"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}},{"kind":"Field","name":{"kind":"Name","value":"totalPrice"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"complete"}},{"kind":"Field","name":{"kind":"Name","value":"screened"}},{"kind":"Field","name":{"kind":"Name","value":"overQuota"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"isByAuthor"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<UpdateSampleOrderMutation, UpdateSampleOrderMutationVariables>;
export const MoveSampleOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveSampleOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MoveSampleOrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moveSampleOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SampleOrderCard"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SampleOrderCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SampleOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"target"}},{"kind":"Field","name":{"kind":"Name","value":"conditions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"profession"}},{"kind":"Field","name":{"kind":"Name","value":"regions"}}]}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"incidence"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"minSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"contactMobile"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}},{"kind":"Field","name":{"kind":"Name","value":"totalPrice"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"complete"}},{"kind":"Field","name":{"kind":"Name","value":"screened"}},{"kind":"Field","name":{"kind":"Name","value":"overQuota"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"isByAuthor"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<MoveSampleOrderMutation, MoveSampleOrderMutationVariables>;
export const PanelLinksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PanelLinks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sampleLinks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}},{"kind":"Argument","name":{"kind":"Name","value":"pids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pid"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<PanelLinksQuery, PanelLinksQueryVariables>;
export function useSamplePageQuery(options: SkipToken | Exactly<useQuery.Options<SamplePageQuery, SamplePageQueryVariables>>): useQuery.Result<SamplePageQuery, SamplePageQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery<SamplePageQuery, SamplePageQueryVariables>(SamplePageDocument, options as never) as never;
}

export function useSamplePageSuspenseQuery(options: Exactly<Omit<useSuspenseQuery.Options<SamplePageQueryVariables>, 'errorPolicy' | 'skip'>>): useSuspenseQuery.Result<SamplePageQuery, SamplePageQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery<SamplePageQuery, SamplePageQueryVariables>(SamplePageDocument, options as never) as never;
}

export function useCreateSampleOrderMutation(options?: useMutation.Options<CreateSampleOrderMutation, CreateSampleOrderMutationVariables>): useMutation.ResultTuple<CreateSampleOrderMutation, CreateSampleOrderMutationVariables> {
  return useMutation<CreateSampleOrderMutation, CreateSampleOrderMutationVariables>(CreateSampleOrderDocument, options);
}

export function useUpdateSampleOrderMutation(options?: useMutation.Options<UpdateSampleOrderMutation, UpdateSampleOrderMutationVariables>): useMutation.ResultTuple<UpdateSampleOrderMutation, UpdateSampleOrderMutationVariables> {
  return useMutation<UpdateSampleOrderMutation, UpdateSampleOrderMutationVariables>(UpdateSampleOrderDocument, options);
}

export function useMoveSampleOrderMutation(options?: useMutation.Options<MoveSampleOrderMutation, MoveSampleOrderMutationVariables>): useMutation.ResultTuple<MoveSampleOrderMutation, MoveSampleOrderMutationVariables> {
  return useMutation<MoveSampleOrderMutation, MoveSampleOrderMutationVariables>(MoveSampleOrderDocument, options);
}

export function usePanelLinksQuery(options: SkipToken | Exactly<useQuery.Options<PanelLinksQuery, PanelLinksQueryVariables>>): useQuery.Result<PanelLinksQuery, PanelLinksQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery<PanelLinksQuery, PanelLinksQueryVariables>(PanelLinksDocument, options as never) as never;
}

export function usePanelLinksSuspenseQuery(options: Exactly<Omit<useSuspenseQuery.Options<PanelLinksQueryVariables>, 'errorPolicy' | 'skip'>>): useSuspenseQuery.Result<PanelLinksQuery, PanelLinksQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery<PanelLinksQuery, PanelLinksQueryVariables>(PanelLinksDocument, options as never) as never;
}