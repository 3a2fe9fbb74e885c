/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, useSuspenseQuery } from '../../graphql/hooks';
import type { SkipToken } from '../../graphql/hooks';
import type { Exactly } from '../../graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SurveyState =
  | 'COMPLETE'
  | 'NOT_COLLECTING'
  | 'RUNNING';

export type SurveyToEditQueryVariables = Exact<{
  surveyId: string;
}>;


export type SurveyToEditQuery = { survey: { id: string, title: string, state: SurveyState } };


export const SurveyToEditDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SurveyToEdit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"survey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<SurveyToEditQuery, SurveyToEditQueryVariables>;
export function useSurveyToEditQuery(options: SkipToken | Exactly<useQuery.Options<SurveyToEditQuery, SurveyToEditQueryVariables>>): useQuery.Result<SurveyToEditQuery, SurveyToEditQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery<SurveyToEditQuery, SurveyToEditQueryVariables>(SurveyToEditDocument, options as never) as never;
}

export function useSurveyToEditSuspenseQuery(options: Exactly<Omit<useSuspenseQuery.Options<SurveyToEditQueryVariables>, 'errorPolicy' | 'skip'>>): useSuspenseQuery.Result<SurveyToEditQuery, SurveyToEditQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery<SurveyToEditQuery, SurveyToEditQueryVariables>(SurveyToEditDocument, options as never) as never;
}