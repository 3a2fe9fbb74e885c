/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery, useSubscription, useSuspenseQuery } from '../../../graphql/hooks';
import type { SkipToken } from '../../../graphql/hooks';
import type { Exactly } from '../../../graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The short link that a survey gets. */
export type SaveShortLinkInput = {
  /** 4 to 32 letters, digits and single hyphens between them, in any case; no other survey has it. Absent: one is drawn. */
  name?: string | null | undefined;
  /** One of the caller's surveys. */
  surveyId: string;
};

/** Names one of the caller's surveys. */
export type SurveyIdInput = {
  /** One of the caller's surveys. */
  surveyId: string;
};

/** Whether a survey collects responses. */
export type SurveyState =
  /** It is closed for good. */
  | 'COMPLETE'
  /** It takes no answers: a draft, or stopped. */
  | 'NOT_COLLECTING'
  /** It takes answers. */
  | 'RUNNING';

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

export type PublishPageQueryVariables = Exact<{
  surveyId: string;
}>;


export type PublishPageQuery = { survey: { id: string, title: string, state: SurveyState, status: SurveyStatus, publishedVersion: number | null, unpublishedChanges: number | null, responseCount: number | null, updatedAt: string, shortLink: string | null, shareLink: { id: string, url: string, qrCode: string, version: number } | null, versions: Array<{ id: string, version: number, hash: string, createdAt: string, current: boolean, responseCount: number | null }> | null } };

export type PublishedResponsesSubscriptionVariables = Exact<{
  surveyId: string;
}>;


export type PublishedResponsesSubscription = { responseCount: { surveyId: string, count: number, seq: number } };

export type SaveShortLinkMutationVariables = Exact<{
  input: SaveShortLinkInput;
}>;


export type SaveShortLinkMutation = { saveShortLink: { survey: { id: string, shortLink: string | null } } };

export type DeleteShortLinkMutationVariables = Exact<{
  input: SurveyIdInput;
}>;


export type DeleteShortLinkMutation = { deleteShortLink: { survey: { id: string, shortLink: string | null } } };


export const PublishPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PublishPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"survey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"publishedVersion"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishedChanges"}},{"kind":"Field","name":{"kind":"Name","value":"responseCount"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"shortLink"}},{"kind":"Field","name":{"kind":"Name","value":"shareLink"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"qrCode"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"versions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"current"}},{"kind":"Field","name":{"kind":"Name","value":"responseCount"}}]}}]}}]}}]} as unknown as DocumentNode<PublishPageQuery, PublishPageQueryVariables>;
export const PublishedResponsesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"PublishedResponses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"responseCount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"surveyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"surveyId"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"seq"}}]}}]}}]} as unknown as DocumentNode<PublishedResponsesSubscription, PublishedResponsesSubscriptionVariables>;
export const SaveShortLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveShortLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveShortLinkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveShortLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"survey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shortLink"}}]}}]}}]}}]} as unknown as DocumentNode<SaveShortLinkMutation, SaveShortLinkMutationVariables>;
export const DeleteShortLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteShortLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SurveyIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteShortLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"survey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shortLink"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteShortLinkMutation, DeleteShortLinkMutationVariables>;
export function usePublishPageQuery(options: SkipToken | Exactly<useQuery.Options<PublishPageQuery, PublishPageQueryVariables>>): useQuery.Result<PublishPageQuery, PublishPageQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery<PublishPageQuery, PublishPageQueryVariables>(PublishPageDocument, options as never) as never;
}

export function usePublishPageSuspenseQuery(options: Exactly<Omit<useSuspenseQuery.Options<PublishPageQueryVariables>, 'errorPolicy' | 'skip'>>): useSuspenseQuery.Result<PublishPageQuery, PublishPageQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery<PublishPageQuery, PublishPageQueryVariables>(PublishPageDocument, options as never) as never;
}

export function usePublishedResponsesSubscription(options: SkipToken | useSubscription.Options<PublishedResponsesSubscription, PublishedResponsesSubscriptionVariables>): useSubscription.Result<PublishedResponsesSubscription> {
  return useSubscription<PublishedResponsesSubscription, PublishedResponsesSubscriptionVariables>(PublishedResponsesDocument, options as never);
}

export function useSaveShortLinkMutation(options?: useMutation.Options<SaveShortLinkMutation, SaveShortLinkMutationVariables>): useMutation.ResultTuple<SaveShortLinkMutation, SaveShortLinkMutationVariables> {
  return useMutation<SaveShortLinkMutation, SaveShortLinkMutationVariables>(SaveShortLinkDocument, options);
}

export function useDeleteShortLinkMutation(options?: useMutation.Options<DeleteShortLinkMutation, DeleteShortLinkMutationVariables>): useMutation.ResultTuple<DeleteShortLinkMutation, DeleteShortLinkMutationVariables> {
  return useMutation<DeleteShortLinkMutation, DeleteShortLinkMutationVariables>(DeleteShortLinkDocument, options);
}