/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery, useSuspenseQuery } from '../../../graphql/hooks';
import type { SkipToken } from '../../../graphql/hooks';
import type { Exactly } from '../../../graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A state of a definition: a version, or a revision of the draft. Neither: the draft as it is now. Both: A0400. */
export type DefinitionPoint = {
  /** A revision of the draft, from 1. */
  revision?: number | null | undefined;
  /** Number of a launched version. */
  version?: number | null | undefined;
};

/** The state that the draft shall have again. */
export type RestoreDefinitionInput = {
  /** The newest revision. May be absent on a draft nobody has edited. */
  baseRevision?: number | null | undefined;
  /** An earlier revision of the draft; either this or `version`. */
  revision?: number | null | undefined;
  /** One of the caller's surveys. */
  surveyId: string;
  /** Number of a launched version; either this or `revision`. */
  version?: number | null | undefined;
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

export type SurveyHistoryQueryVariables = Exact<{
  surveyId: string;
  after?: string | null | undefined;
}>;


export type SurveyHistoryQuery = { survey: { id: string, title: string, status: SurveyStatus, state: SurveyState, editable: boolean, createdAt: string, unpublishedChanges: number | null, versions: Array<{ id: string, version: number, createdAt: string, current: boolean, responseCount: number | null }> | null, edits: { edges: Array<{ node: { id: string, revision: number, createdAt: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null }, surveyDefinition: { surveyId: string, revision: number } };

export type HistoryDefinitionsQueryVariables = Exact<{
  surveyId: string;
  from: DefinitionPoint;
  to: DefinitionPoint;
}>;


export type HistoryDefinitionsQuery = { survey: { id: string, from: unknown, to: unknown } };

export type RestoreDefinitionMutationVariables = Exact<{
  input: RestoreDefinitionInput;
}>;


export type RestoreDefinitionMutation = { restoreDefinition: { revision: number, survey: { id: string, title: string, updatedAt: string, unpublishedChanges: number | null } } };


export const SurveyHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SurveyHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"survey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"editable"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishedChanges"}},{"kind":"Field","name":{"kind":"Name","value":"versions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"current"}},{"kind":"Field","name":{"kind":"Name","value":"responseCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edits"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"surveyDefinition"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"surveyId"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]}}]} as unknown as DocumentNode<SurveyHistoryQuery, SurveyHistoryQueryVariables>;
export const HistoryDefinitionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HistoryDefinitions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DefinitionPoint"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DefinitionPoint"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"survey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"from"},"name":{"kind":"Name","value":"definitionAt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"point"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}}]},{"kind":"Field","alias":{"kind":"Name","value":"to"},"name":{"kind":"Name","value":"definitionAt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"point"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}]}]}}]}}]} as unknown as DocumentNode<HistoryDefinitionsQuery, HistoryDefinitionsQueryVariables>;
export const RestoreDefinitionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreDefinition"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RestoreDefinitionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreDefinition"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"survey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishedChanges"}}]}}]}}]}}]} as unknown as DocumentNode<RestoreDefinitionMutation, RestoreDefinitionMutationVariables>;
export function useSurveyHistoryQuery(options: SkipToken | Exactly<useQuery.Options<SurveyHistoryQuery, SurveyHistoryQueryVariables>>): useQuery.Result<SurveyHistoryQuery, SurveyHistoryQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery<SurveyHistoryQuery, SurveyHistoryQueryVariables>(SurveyHistoryDocument, options as never) as never;
}

export function useSurveyHistorySuspenseQuery(options: Exactly<Omit<useSuspenseQuery.Options<SurveyHistoryQueryVariables>, 'errorPolicy' | 'skip'>>): useSuspenseQuery.Result<SurveyHistoryQuery, SurveyHistoryQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery<SurveyHistoryQuery, SurveyHistoryQueryVariables>(SurveyHistoryDocument, options as never) as never;
}

export function useHistoryDefinitionsQuery(options: SkipToken | Exactly<useQuery.Options<HistoryDefinitionsQuery, HistoryDefinitionsQueryVariables>>): useQuery.Result<HistoryDefinitionsQuery, HistoryDefinitionsQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery<HistoryDefinitionsQuery, HistoryDefinitionsQueryVariables>(HistoryDefinitionsDocument, options as never) as never;
}

export function useHistoryDefinitionsSuspenseQuery(options: Exactly<Omit<useSuspenseQuery.Options<HistoryDefinitionsQueryVariables>, 'errorPolicy' | 'skip'>>): useSuspenseQuery.Result<HistoryDefinitionsQuery, HistoryDefinitionsQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery<HistoryDefinitionsQuery, HistoryDefinitionsQueryVariables>(HistoryDefinitionsDocument, options as never) as never;
}

export function useRestoreDefinitionMutation(options?: useMutation.Options<RestoreDefinitionMutation, RestoreDefinitionMutationVariables>): useMutation.ResultTuple<RestoreDefinitionMutation, RestoreDefinitionMutationVariables> {
  return useMutation<RestoreDefinitionMutation, RestoreDefinitionMutationVariables>(RestoreDefinitionDocument, options);
}