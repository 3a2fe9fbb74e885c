/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, useSuspenseQuery } from '../../../../graphql/hooks';
import type { SkipToken } from '../../../../graphql/hooks';
import type { Exactly } from '../../../../graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type LaunchedDefinitionQueryVariables = Exact<{
  surveyId: string;
}>;


export type LaunchedDefinitionQuery = { surveyDefinition: { surveyId: string, revision: number, definition: unknown } };


export const LaunchedDefinitionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LaunchedDefinition"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"surveyDefinition"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"surveyId"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"definition"}}]}}]}}]} as unknown as DocumentNode<LaunchedDefinitionQuery, LaunchedDefinitionQueryVariables>;
export function useLaunchedDefinitionQuery(options: SkipToken | Exactly<useQuery.Options<LaunchedDefinitionQuery, LaunchedDefinitionQueryVariables>>): useQuery.Result<LaunchedDefinitionQuery, LaunchedDefinitionQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery<LaunchedDefinitionQuery, LaunchedDefinitionQueryVariables>(LaunchedDefinitionDocument, options as never) as never;
}

export function useLaunchedDefinitionSuspenseQuery(options: Exactly<Omit<useSuspenseQuery.Options<LaunchedDefinitionQueryVariables>, 'errorPolicy' | 'skip'>>): useSuspenseQuery.Result<LaunchedDefinitionQuery, LaunchedDefinitionQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery<LaunchedDefinitionQuery, LaunchedDefinitionQueryVariables>(LaunchedDefinitionDocument, options as never) as never;
}