/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, useSuspenseQuery } from '../../../graphql/hooks';
import type { SkipToken } from '../../../graphql/hooks';
import type { Exactly } from '../../../graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type StillSignedInQueryVariables = Exact<{ [key: string]: never; }>;


export type StillSignedInQuery = { me: { id: string } };


export const StillSignedInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StillSignedIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<StillSignedInQuery, StillSignedInQueryVariables>;
export function useStillSignedInQuery(options?: SkipToken | Exactly<useQuery.Options<StillSignedInQuery, StillSignedInQueryVariables>>): useQuery.Result<StillSignedInQuery, StillSignedInQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery<StillSignedInQuery, StillSignedInQueryVariables>(StillSignedInDocument, options as never) as never;
}

export function useStillSignedInSuspenseQuery(options?: Exactly<Omit<useSuspenseQuery.Options<StillSignedInQueryVariables>, 'errorPolicy' | 'skip'>>): useSuspenseQuery.Result<StillSignedInQuery, StillSignedInQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery<StillSignedInQuery, StillSignedInQueryVariables>(StillSignedInDocument, options as never) as never;
}