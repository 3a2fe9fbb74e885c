/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery, useSuspenseQuery } from '../../../../graphql/hooks';
import type { SkipToken } from '../../../../graphql/hooks';
import type { Exactly } from '../../../../graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A new, empty survey. */
export type CreateSurveyInput = {
  /** Language of the answering page: zh-CN or en. Default: the language of the caller. */
  language?: string | null | undefined;
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

export type CreateSurveyMutationVariables = Exact<{
  input: CreateSurveyInput;
}>;


export type CreateSurveyMutation = { createSurvey: { survey: { id: string, title: string } } };

export type EarlierSurveysQueryVariables = Exact<{
  filter: SurveyFilter;
}>;


export type EarlierSurveysQuery = { surveys: { totalCount: number, edges: Array<{ node: { id: string, title: string, status: SurveyStatus, updatedAt: string } }> } };

export type CopyEarlierSurveyMutationVariables = Exact<{
  input: SurveyIdInput;
}>;


export type CopyEarlierSurveyMutation = { copySurvey: { survey: { id: string } } };


export const CreateSurveyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateSurvey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateSurveyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createSurvey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"survey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]} as unknown as DocumentNode<CreateSurveyMutation, CreateSurveyMutationVariables>;
export const EarlierSurveysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EarlierSurveys"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SurveyFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"surveys"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]}}]}}]} as unknown as DocumentNode<EarlierSurveysQuery, EarlierSurveysQueryVariables>;
export const CopyEarlierSurveyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CopyEarlierSurvey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SurveyIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"copySurvey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"survey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<CopyEarlierSurveyMutation, CopyEarlierSurveyMutationVariables>;
export function useCreateSurveyMutation(options?: useMutation.Options<CreateSurveyMutation, CreateSurveyMutationVariables>): useMutation.ResultTuple<CreateSurveyMutation, CreateSurveyMutationVariables> {
  return useMutation<CreateSurveyMutation, CreateSurveyMutationVariables>(CreateSurveyDocument, options);
}

export function useEarlierSurveysQuery(options: SkipToken | Exactly<useQuery.Options<EarlierSurveysQuery, EarlierSurveysQueryVariables>>): useQuery.Result<EarlierSurveysQuery, EarlierSurveysQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery<EarlierSurveysQuery, EarlierSurveysQueryVariables>(EarlierSurveysDocument, options as never) as never;
}

export function useEarlierSurveysSuspenseQuery(options: Exactly<Omit<useSuspenseQuery.Options<EarlierSurveysQueryVariables>, 'errorPolicy' | 'skip'>>): useSuspenseQuery.Result<EarlierSurveysQuery, EarlierSurveysQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery<EarlierSurveysQuery, EarlierSurveysQueryVariables>(EarlierSurveysDocument, options as never) as never;
}

export function useCopyEarlierSurveyMutation(options?: useMutation.Options<CopyEarlierSurveyMutation, CopyEarlierSurveyMutationVariables>): useMutation.ResultTuple<CopyEarlierSurveyMutation, CopyEarlierSurveyMutationVariables> {
  return useMutation<CopyEarlierSurveyMutation, CopyEarlierSurveyMutationVariables>(CopyEarlierSurveyDocument, options);
}