/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery, useSuspenseQuery } from '../../../graphql/hooks';
import type { SkipToken } from '../../../graphql/hooks';
import type { Exactly } from '../../../graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A whole definition for a draft. */
export type ApplyDefinitionInput = {
  /** At most 4 MB in canonical form; any order of keys, defaults may be spelled out. */
  definition: unknown;
  /** True: only tell what would change. */
  dryRun?: boolean | null | undefined;
  /** The newest revision. May be absent on a draft nobody has edited. */
  revision?: number | null | undefined;
  /** One of the caller's surveys. */
  surveyId: string;
};

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

export type SurveyCodeQueryVariables = Exact<{
  surveyId: string;
}>;


export type SurveyCodeQuery = { survey: { id: string, title: string, status: SurveyStatus, unpublishedChanges: number | null, editable: boolean }, surveyDefinition: { surveyId: string, revision: number, definition: unknown } };

export type ApplyCodeMutationVariables = Exact<{
  input: ApplyDefinitionInput;
}>;


export type ApplyCodeMutation = { applySurveyDefinition: { revision: number, changed: boolean, survey: { id: string, title: string, updatedAt: string } } };


export const SurveyCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SurveyCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"survey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishedChanges"}},{"kind":"Field","name":{"kind":"Name","value":"editable"}}]}},{"kind":"Field","name":{"kind":"Name","value":"surveyDefinition"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"surveyId"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"definition"}}]}}]}}]} as unknown as DocumentNode<SurveyCodeQuery, SurveyCodeQueryVariables>;
export const ApplyCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApplyCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApplyDefinitionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applySurveyDefinition"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"survey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]}}]} as unknown as DocumentNode<ApplyCodeMutation, ApplyCodeMutationVariables>;
export function useSurveyCodeQuery(options: SkipToken | Exactly<useQuery.Options<SurveyCodeQuery, SurveyCodeQueryVariables>>): useQuery.Result<SurveyCodeQuery, SurveyCodeQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery<SurveyCodeQuery, SurveyCodeQueryVariables>(SurveyCodeDocument, options as never) as never;
}

export function useSurveyCodeSuspenseQuery(options: Exactly<Omit<useSuspenseQuery.Options<SurveyCodeQueryVariables>, 'errorPolicy' | 'skip'>>): useSuspenseQuery.Result<SurveyCodeQuery, SurveyCodeQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery<SurveyCodeQuery, SurveyCodeQueryVariables>(SurveyCodeDocument, options as never) as never;
}

export function useApplyCodeMutation(options?: useMutation.Options<ApplyCodeMutation, ApplyCodeMutationVariables>): useMutation.ResultTuple<ApplyCodeMutation, ApplyCodeMutationVariables> {
  return useMutation<ApplyCodeMutation, ApplyCodeMutationVariables>(ApplyCodeDocument, options);
}