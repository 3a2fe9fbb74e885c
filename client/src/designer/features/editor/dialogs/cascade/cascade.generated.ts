/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, useSuspenseQuery } from '../../../../../graphql/hooks';
import type { SkipToken } from '../../../../../graphql/hooks';
import type { Exactly } from '../../../../../graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CascadeNumberQueryVariables = Exact<{
  surveyId: string;
}>;


export type CascadeNumberQuery = { survey: { id: string, number: number } };


export const CascadeNumberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CascadeNumber"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"survey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]} as unknown as DocumentNode<CascadeNumberQuery, CascadeNumberQueryVariables>;
export function useCascadeNumberQuery(options: SkipToken | Exactly<useQuery.Options<CascadeNumberQuery, CascadeNumberQueryVariables>>): useQuery.Result<CascadeNumberQuery, CascadeNumberQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery<CascadeNumberQuery, CascadeNumberQueryVariables>(CascadeNumberDocument, options as never) as never;
}

export function useCascadeNumberSuspenseQuery(options: Exactly<Omit<useSuspenseQuery.Options<CascadeNumberQueryVariables>, 'errorPolicy' | 'skip'>>): useSuspenseQuery.Result<CascadeNumberQuery, CascadeNumberQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery<CascadeNumberQuery, CascadeNumberQueryVariables>(CascadeNumberDocument, options as never) as never;
}