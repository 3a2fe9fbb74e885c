/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery, useSuspenseQuery } from '../../../graphql/hooks';
import type { SkipToken } from '../../../graphql/hooks';
import type { Exactly } from '../../../graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What an API key may do. */
export type ApiKeyScope =
  /** What respondents do: the public survey, evaluating, files, codes, handing in a response, the results they are shown. */
  | 'COLLECT'
  /** Responses with their files, live counts, reports, test answers. */
  | 'RESPONSES_READ'
  /** Marking, tagging, editing, deleting and restoring responses. */
  | 'RESPONSES_WRITE'
  /** Surveys with their definitions, versions, links and pictures; the question library; themes. */
  | 'SURVEYS_READ'
  /** Making, editing, launching, stopping and removing surveys; pictures; the question library; themes. */
  | 'SURVEYS_WRITE'
  /** Webhooks, which send responses to addresses that their author chooses. */
  | 'WEBHOOKS';

/** A new API key. */
export type CreateApiKeyInput = {
  /** When it ends, in the future. Absent or null: never. */
  expiresAt?: string | null | undefined;
  /** What it is for: 1 to 50 characters, spaces around it left out. */
  name: string;
  /** What it may do; at least one scope. */
  scopes: Array<ApiKeyScope>;
  /** 1 to 100 of the caller's surveys, which it is then limited to. Absent or null: every survey, those to come included. */
  surveyIds?: Array<string> | null | undefined;
};

/** Names an API key that is to end. */
export type RevokeApiKeyInput = {
  /** Id of one of the caller's keys. */
  keyId: string;
};

export type ApiKeysQueryVariables = Exact<{ [key: string]: never; }>;


export type ApiKeysQuery = { apiKeys: Array<{ id: string, name: string, prefix: string, scopes: Array<ApiKeyScope>, expiresAt: string | null, isExpired: boolean, lastUsedAt: string | null, surveys: Array<{ surveyId: string, title: string }> | null }> };

export type ApiKeyRowFragment = { id: string, name: string, prefix: string, scopes: Array<ApiKeyScope>, expiresAt: string | null, isExpired: boolean, lastUsedAt: string | null, surveys: Array<{ surveyId: string, title: string }> | null };

export type SurveysForKeyQueryVariables = Exact<{
  keyword?: string | null | undefined;
}>;


export type SurveysForKeyQuery = { surveys: { edges: Array<{ node: { id: string, title: string } }> } };

export type CreateApiKeyMutationVariables = Exact<{
  input: CreateApiKeyInput;
}>;


export type CreateApiKeyMutation = { createApiKey: { secret: string, apiKey: { id: string, name: string, prefix: string, scopes: Array<ApiKeyScope>, expiresAt: string | null, isExpired: boolean, lastUsedAt: string | null, surveys: Array<{ surveyId: string, title: string }> | null } } };

export type RevokeApiKeyMutationVariables = Exact<{
  input: RevokeApiKeyInput;
}>;


export type RevokeApiKeyMutation = { revokeApiKey: { keyId: string } };

export const ApiKeyRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiKeyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"surveys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"surveyId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"isExpired"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode<ApiKeyRowFragment, unknown>;
export const ApiKeysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApiKeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apiKeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiKeyRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiKeyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"surveys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"surveyId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"isExpired"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode<ApiKeysQuery, ApiKeysQueryVariables>;
export const SurveysForKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SurveysForKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"surveys"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SurveysForKeyQuery, SurveysForKeyQueryVariables>;
export const CreateApiKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateApiKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateApiKeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createApiKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"apiKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiKeyRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiKeyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"surveys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"surveyId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"isExpired"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode<CreateApiKeyMutation, CreateApiKeyMutationVariables>;
export const RevokeApiKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeApiKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RevokeApiKeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeApiKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keyId"}}]}}]}}]} as unknown as DocumentNode<RevokeApiKeyMutation, RevokeApiKeyMutationVariables>;
export function useApiKeysQuery(options?: SkipToken | Exactly<useQuery.Options<ApiKeysQuery, ApiKeysQueryVariables>>): useQuery.Result<ApiKeysQuery, ApiKeysQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery<ApiKeysQuery, ApiKeysQueryVariables>(ApiKeysDocument, options as never) as never;
}

export function useApiKeysSuspenseQuery(options?: Exactly<Omit<useSuspenseQuery.Options<ApiKeysQueryVariables>, 'errorPolicy' | 'skip'>>): useSuspenseQuery.Result<ApiKeysQuery, ApiKeysQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery<ApiKeysQuery, ApiKeysQueryVariables>(ApiKeysDocument, options as never) as never;
}

export function useSurveysForKeyQuery(options?: SkipToken | Exactly<useQuery.Options<SurveysForKeyQuery, SurveysForKeyQueryVariables>>): useQuery.Result<SurveysForKeyQuery, SurveysForKeyQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery<SurveysForKeyQuery, SurveysForKeyQueryVariables>(SurveysForKeyDocument, options as never) as never;
}

export function useSurveysForKeySuspenseQuery(options?: Exactly<Omit<useSuspenseQuery.Options<SurveysForKeyQueryVariables>, 'errorPolicy' | 'skip'>>): useSuspenseQuery.Result<SurveysForKeyQuery, SurveysForKeyQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery<SurveysForKeyQuery, SurveysForKeyQueryVariables>(SurveysForKeyDocument, options as never) as never;
}

export function useCreateApiKeyMutation(options?: useMutation.Options<CreateApiKeyMutation, CreateApiKeyMutationVariables>): useMutation.ResultTuple<CreateApiKeyMutation, CreateApiKeyMutationVariables> {
  return useMutation<CreateApiKeyMutation, CreateApiKeyMutationVariables>(CreateApiKeyDocument, options);
}

export function useRevokeApiKeyMutation(options?: useMutation.Options<RevokeApiKeyMutation, RevokeApiKeyMutationVariables>): useMutation.ResultTuple<RevokeApiKeyMutation, RevokeApiKeyMutationVariables> {
  return useMutation<RevokeApiKeyMutation, RevokeApiKeyMutationVariables>(RevokeApiKeyDocument, options);
}