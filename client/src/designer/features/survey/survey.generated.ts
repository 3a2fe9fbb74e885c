/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery, useSuspenseQuery } from '../../../graphql/hooks';
import type { SkipToken } from '../../../graphql/hooks';
import type { Exactly } from '../../../graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A new title. */
export type RenameSurveyInput = {
  /** One of the caller's surveys. */
  surveyId: string;
  /** 1 to 2,000 characters. */
  title: string;
};

/** Which surveys a list shows. */
export type SurveyFilter = {
  /** Only surveys in this folder of the caller; A0404 for another. */
  folderId?: string | null | undefined;
  /** Part of the title or of the text of a question, at most 24 characters; letter case does not matter, no wildcards. Of very long surveys the first 8,000 characters are searched. */
  keyword?: string | null | undefined;
  /** True: the recycle bin instead of the list. */
  recycled?: boolean | null | undefined;
  /** Only surveys in this situation. RECYCLED means the recycle bin. */
  status?: SurveyStatus | null | undefined;
  /** Only surveys that have this tag, letter by letter. */
  tag?: string | null | undefined;
  /** True: only surveys in no folder. */
  unfiled?: boolean | null | undefined;
};

/** Names one of the caller's surveys. */
export type SurveyIdInput = {
  /** One of the caller's surveys. */
  surveyId: string;
};

/** How a list of surveys is sorted. Cursors are good for the sort that they come from. */
export type SurveySort = {
  /** The column. */
  by: SurveySortBy;
  /** True: the largest, or the newest, first. By default so for times and responses, and not for titles and states. */
  descending?: boolean | null | undefined;
};

/** What a list of surveys is sorted by. */
export type SurveySortBy =
  /** When it was made. */
  | 'CREATED'
  /** How many responses it has. */
  | 'RESPONSES'
  /** Running, drafts, stopped, complete. */
  | 'STATE'
  /** Its title, letter case aside. */
  | 'TITLE'
  /** When its definition or its state last changed. */
  | 'UPDATED';

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

export type SurveyListQueryVariables = Exact<{
  after?: string | null | undefined;
  filter: SurveyFilter;
  sort?: SurveySort | null | undefined;
}>;


export type SurveyListQuery = { surveys: { totalCount: number, edges: Array<{ node: { id: string, title: string, status: SurveyStatus, responseCount: number | null, responseTrend: Array<number> | null, createdAt: string, updatedAt: string, tags: Array<string> | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type SurveyRowFragment = { id: string, title: string, status: SurveyStatus, responseCount: number | null, responseTrend: Array<number> | null, createdAt: string, updatedAt: string, tags: Array<string> | null };

export type RecycledSurveysQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type RecycledSurveysQuery = { surveys: { totalCount: number, edges: Array<{ node: { id: string, title: string, responseTotal: number | null, recycledAt: string | null, purgeAt: string | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type RecycledRowFragment = { id: string, title: string, responseTotal: number | null, recycledAt: string | null, purgeAt: string | null };

export type SurveyLinkQueryVariables = Exact<{
  surveyId: string;
}>;


export type SurveyLinkQuery = { shareLink: { id: string, url: string } };

export type RenameSurveyMutationVariables = Exact<{
  input: RenameSurveyInput;
}>;


export type RenameSurveyMutation = { renameSurvey: { survey: { id: string, title: string, updatedAt: string } } };

export type CopySurveyMutationVariables = Exact<{
  input: SurveyIdInput;
}>;


export type CopySurveyMutation = { copySurvey: { survey: { id: string } } };

export type RecycleSurveyMutationVariables = Exact<{
  input: SurveyIdInput;
}>;


export type RecycleSurveyMutation = { recycleSurvey: { survey: { id: string, status: SurveyStatus } } };

export type RestoreSurveyMutationVariables = Exact<{
  input: SurveyIdInput;
}>;


export type RestoreSurveyMutation = { restoreSurvey: { survey: { id: string, status: SurveyStatus } } };

export const SurveyRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SurveyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Survey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"responseCount"}},{"kind":"Field","name":{"kind":"Name","value":"responseTrend"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}}]}}]} as unknown as DocumentNode<SurveyRowFragment, unknown>;
export const RecycledRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecycledRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Survey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"responseTotal"}},{"kind":"Field","name":{"kind":"Name","value":"recycledAt"}},{"kind":"Field","name":{"kind":"Name","value":"purgeAt"}}]}}]} as unknown as DocumentNode<RecycledRowFragment, unknown>;
export const SurveyListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SurveyList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SurveyFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SurveySort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"surveys"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SurveyRow"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SurveyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Survey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"responseCount"}},{"kind":"Field","name":{"kind":"Name","value":"responseTrend"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}}]}}]} as unknown as DocumentNode<SurveyListQuery, SurveyListQueryVariables>;
export const RecycledSurveysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecycledSurveys"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"surveys"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"recycled"},"value":{"kind":"BooleanValue","value":true}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecycledRow"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecycledRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Survey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"responseTotal"}},{"kind":"Field","name":{"kind":"Name","value":"recycledAt"}},{"kind":"Field","name":{"kind":"Name","value":"purgeAt"}}]}}]} as unknown as DocumentNode<RecycledSurveysQuery, RecycledSurveysQueryVariables>;
export const SurveyLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SurveyLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shareLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"surveyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<SurveyLinkQuery, SurveyLinkQueryVariables>;
export const RenameSurveyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenameSurvey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RenameSurveyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renameSurvey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"survey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]}}]} as unknown as DocumentNode<RenameSurveyMutation, RenameSurveyMutationVariables>;
export const CopySurveyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CopySurvey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SurveyIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"copySurvey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"survey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<CopySurveyMutation, CopySurveyMutationVariables>;
export const RecycleSurveyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecycleSurvey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SurveyIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recycleSurvey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"survey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]} as unknown as DocumentNode<RecycleSurveyMutation, RecycleSurveyMutationVariables>;
export const RestoreSurveyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreSurvey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SurveyIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreSurvey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"survey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]} as unknown as DocumentNode<RestoreSurveyMutation, RestoreSurveyMutationVariables>;
export function useSurveyListQuery(options: SkipToken | Exactly<useQuery.Options<SurveyListQuery, SurveyListQueryVariables>>): useQuery.Result<SurveyListQuery, SurveyListQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery<SurveyListQuery, SurveyListQueryVariables>(SurveyListDocument, options as never) as never;
}

export function useSurveyListSuspenseQuery(options: Exactly<Omit<useSuspenseQuery.Options<SurveyListQueryVariables>, 'errorPolicy' | 'skip'>>): useSuspenseQuery.Result<SurveyListQuery, SurveyListQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery<SurveyListQuery, SurveyListQueryVariables>(SurveyListDocument, options as never) as never;
}

export function useRecycledSurveysQuery(options?: SkipToken | Exactly<useQuery.Options<RecycledSurveysQuery, RecycledSurveysQueryVariables>>): useQuery.Result<RecycledSurveysQuery, RecycledSurveysQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery<RecycledSurveysQuery, RecycledSurveysQueryVariables>(RecycledSurveysDocument, options as never) as never;
}

export function useRecycledSurveysSuspenseQuery(options?: Exactly<Omit<useSuspenseQuery.Options<RecycledSurveysQueryVariables>, 'errorPolicy' | 'skip'>>): useSuspenseQuery.Result<RecycledSurveysQuery, RecycledSurveysQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery<RecycledSurveysQuery, RecycledSurveysQueryVariables>(RecycledSurveysDocument, options as never) as never;
}

export function useSurveyLinkQuery(options: SkipToken | Exactly<useQuery.Options<SurveyLinkQuery, SurveyLinkQueryVariables>>): useQuery.Result<SurveyLinkQuery, SurveyLinkQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery<SurveyLinkQuery, SurveyLinkQueryVariables>(SurveyLinkDocument, options as never) as never;
}

export function useSurveyLinkSuspenseQuery(options: Exactly<Omit<useSuspenseQuery.Options<SurveyLinkQueryVariables>, 'errorPolicy' | 'skip'>>): useSuspenseQuery.Result<SurveyLinkQuery, SurveyLinkQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery<SurveyLinkQuery, SurveyLinkQueryVariables>(SurveyLinkDocument, options as never) as never;
}

export function useRenameSurveyMutation(options?: useMutation.Options<RenameSurveyMutation, RenameSurveyMutationVariables>): useMutation.ResultTuple<RenameSurveyMutation, RenameSurveyMutationVariables> {
  return useMutation<RenameSurveyMutation, RenameSurveyMutationVariables>(RenameSurveyDocument, options);
}

export function useCopySurveyMutation(options?: useMutation.Options<CopySurveyMutation, CopySurveyMutationVariables>): useMutation.ResultTuple<CopySurveyMutation, CopySurveyMutationVariables> {
  return useMutation<CopySurveyMutation, CopySurveyMutationVariables>(CopySurveyDocument, options);
}

export function useRecycleSurveyMutation(options?: useMutation.Options<RecycleSurveyMutation, RecycleSurveyMutationVariables>): useMutation.ResultTuple<RecycleSurveyMutation, RecycleSurveyMutationVariables> {
  return useMutation<RecycleSurveyMutation, RecycleSurveyMutationVariables>(RecycleSurveyDocument, options);
}

export function useRestoreSurveyMutation(options?: useMutation.Options<RestoreSurveyMutation, RestoreSurveyMutationVariables>): useMutation.ResultTuple<RestoreSurveyMutation, RestoreSurveyMutationVariables> {
  return useMutation<RestoreSurveyMutation, RestoreSurveyMutationVariables>(RestoreSurveyDocument, options);
}