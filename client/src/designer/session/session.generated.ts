/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery, useSuspenseQuery } from '../../graphql/hooks';
import type { SkipToken } from '../../graphql/hooks';
import type { Exactly } from '../../graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Signing out. */
export type LogoutInput = {
  /** Ends its session too: for a client whose bearer token has run out. */
  refreshToken?: string | null | undefined;
};

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { id: string, name: string, mobile: string, noReadMail: number } };

export type LogoutMutationVariables = Exact<{
  input: LogoutInput;
}>;


export type LogoutMutation = { logout: boolean };


export const MeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"noReadMail"}}]}}]}}]} as unknown as DocumentNode<MeQuery, MeQueryVariables>;
export const LogoutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Logout"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LogoutInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logout"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<LogoutMutation, LogoutMutationVariables>;
export function useMeQuery(options?: SkipToken | Exactly<useQuery.Options<MeQuery, MeQueryVariables>>): useQuery.Result<MeQuery, MeQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery<MeQuery, MeQueryVariables>(MeDocument, options as never) as never;
}

export function useMeSuspenseQuery(options?: Exactly<Omit<useSuspenseQuery.Options<MeQueryVariables>, 'errorPolicy' | 'skip'>>): useSuspenseQuery.Result<MeQuery, MeQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery<MeQuery, MeQueryVariables>(MeDocument, options as never) as never;
}

export function useLogoutMutation(options?: useMutation.Options<LogoutMutation, LogoutMutationVariables>): useMutation.ResultTuple<LogoutMutation, LogoutMutationVariables> {
  return useMutation<LogoutMutation, LogoutMutationVariables>(LogoutDocument, options);
}