/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, useSuspenseQuery } from '../../../graphql/hooks';
import type { SkipToken } from '../../../graphql/hooks';
import type { Exactly } from '../../../graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SourceNamesQueryVariables = Exact<{
  surveyId: string;
}>;


export type SourceNamesQuery = { survey: { id: string, sourceTags: Array<{ id: string, name: string, code: string, deletedAt: string | null }> | null } };


export const SourceNamesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SourceNames"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"survey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sourceTags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}}]}}]}}]}}]} as unknown as DocumentNode<SourceNamesQuery, SourceNamesQueryVariables>;
export function useSourceNamesQuery(options: SkipToken | Exactly<useQuery.Options<SourceNamesQuery, SourceNamesQueryVariables>>): useQuery.Result<SourceNamesQuery, SourceNamesQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery<SourceNamesQuery, SourceNamesQueryVariables>(SourceNamesDocument, options as never) as never;
}

export function useSourceNamesSuspenseQuery(options: Exactly<Omit<useSuspenseQuery.Options<SourceNamesQueryVariables>, 'errorPolicy' | 'skip'>>): useSuspenseQuery.Result<SourceNamesQuery, SourceNamesQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery<SourceNamesQuery, SourceNamesQueryVariables>(SourceNamesDocument, options as never) as never;
}