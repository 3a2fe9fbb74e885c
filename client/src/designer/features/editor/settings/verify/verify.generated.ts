/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery, useSuspenseQuery } from '../../../../../graphql/hooks';
import type { SkipToken } from '../../../../../graphql/hooks';
import type { Exactly } from '../../../../../graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Invitation codes that are to be made, all or none. */
export type CreateInvitationCodesInput = {
  /** How many codes of 10 letters and digits are drawn, 1 to 10000; left out beside `codes`. */
  amount?: number | null | undefined;
  /** Codes of one's own, at most 10000: 4 to 32 letters, digits, `-` and `_` each; kept in capitals, without spaces. */
  codes?: Array<string> | null | undefined;
  /** How many responses each of them takes, 1 to 100000; 1 unless said. */
  maxUses?: number | null | undefined;
  /** One of the caller's surveys. */
  surveyId: string;
};

/** Unused invitation codes that are to be deleted. */
export type DeleteInvitationCodesInput = {
  /** Codes of the survey, at most 10000. Absent or null: all that no response came with. */
  codes?: Array<string> | null | undefined;
  /** One of the caller's surveys. */
  surveyId: string;
};

/** What an invitation code is worth. */
export type InvitationState =
  /** Responses came with it, and it takes more. */
  | 'IN_USE'
  /** No response came with it. */
  | 'UNUSED'
  /** It was used as often as it may be. */
  | 'USED_UP'
  /** Its author withdrew it. */
  | 'VOIDED';

/** Invitation codes that are to take no responses any more. */
export type VoidInvitationCodesInput = {
  /** Codes of the survey, at most 10000. Absent or null: all that stand. */
  codes?: Array<string> | null | undefined;
  /** One of the caller's surveys. */
  surveyId: string;
};

export type InvitationCodesQueryVariables = Exact<{
  surveyId: string;
  state?: InvitationState | null | undefined;
  keyword?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type InvitationCodesQuery = { survey: { id: string, title: string, publishedVersion: number | null, invitationCounts: { total: number, unused: number, inUse: number, usedUp: number, voided: number } | null, invitationCodes: { totalCount: number, edges: Array<{ node: { code: string, state: InvitationState, uses: number, maxUses: number, url: string | null, createdAt: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } };

export type InvitationCodeRowFragment = { code: string, state: InvitationState, uses: number, maxUses: number, url: string | null, createdAt: string };

export type CreateInvitationCodesMutationVariables = Exact<{
  input: CreateInvitationCodesInput;
}>;


export type CreateInvitationCodesMutation = { createInvitationCodes: { codes: Array<string> } };

export type VoidInvitationCodesMutationVariables = Exact<{
  input: VoidInvitationCodesInput;
}>;


export type VoidInvitationCodesMutation = { voidInvitationCodes: { changedCount: number } };

export type DeleteInvitationCodesMutationVariables = Exact<{
  input: DeleteInvitationCodesInput;
}>;


export type DeleteInvitationCodesMutation = { deleteInvitationCodes: { changedCount: number } };

export const InvitationCodeRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvitationCodeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvitationCode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"uses"}},{"kind":"Field","name":{"kind":"Name","value":"maxUses"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<InvitationCodeRowFragment, unknown>;
export const InvitationCodesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InvitationCodes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"InvitationState"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"survey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"publishedVersion"}},{"kind":"Field","name":{"kind":"Name","value":"invitationCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"unused"}},{"kind":"Field","name":{"kind":"Name","value":"inUse"}},{"kind":"Field","name":{"kind":"Name","value":"usedUp"}},{"kind":"Field","name":{"kind":"Name","value":"voided"}}]}},{"kind":"Field","name":{"kind":"Name","value":"invitationCodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InvitationCodeRow"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvitationCodeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvitationCode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"uses"}},{"kind":"Field","name":{"kind":"Name","value":"maxUses"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<InvitationCodesQuery, InvitationCodesQueryVariables>;
export const CreateInvitationCodesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateInvitationCodes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateInvitationCodesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createInvitationCodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"codes"}}]}}]}}]} as unknown as DocumentNode<CreateInvitationCodesMutation, CreateInvitationCodesMutationVariables>;
export const VoidInvitationCodesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VoidInvitationCodes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VoidInvitationCodesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"voidInvitationCodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changedCount"}}]}}]}}]} as unknown as DocumentNode<VoidInvitationCodesMutation, VoidInvitationCodesMutationVariables>;
export const DeleteInvitationCodesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteInvitationCodes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteInvitationCodesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteInvitationCodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changedCount"}}]}}]}}]} as unknown as DocumentNode<DeleteInvitationCodesMutation, DeleteInvitationCodesMutationVariables>;
export function useInvitationCodesQuery(options: SkipToken | Exactly<useQuery.Options<InvitationCodesQuery, InvitationCodesQueryVariables>>): useQuery.Result<InvitationCodesQuery, InvitationCodesQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery<InvitationCodesQuery, InvitationCodesQueryVariables>(InvitationCodesDocument, options as never) as never;
}

export function useInvitationCodesSuspenseQuery(options: Exactly<Omit<useSuspenseQuery.Options<InvitationCodesQueryVariables>, 'errorPolicy' | 'skip'>>): useSuspenseQuery.Result<InvitationCodesQuery, InvitationCodesQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery<InvitationCodesQuery, InvitationCodesQueryVariables>(InvitationCodesDocument, options as never) as never;
}

export function useCreateInvitationCodesMutation(options?: useMutation.Options<CreateInvitationCodesMutation, CreateInvitationCodesMutationVariables>): useMutation.ResultTuple<CreateInvitationCodesMutation, CreateInvitationCodesMutationVariables> {
  return useMutation<CreateInvitationCodesMutation, CreateInvitationCodesMutationVariables>(CreateInvitationCodesDocument, options);
}

export function useVoidInvitationCodesMutation(options?: useMutation.Options<VoidInvitationCodesMutation, VoidInvitationCodesMutationVariables>): useMutation.ResultTuple<VoidInvitationCodesMutation, VoidInvitationCodesMutationVariables> {
  return useMutation<VoidInvitationCodesMutation, VoidInvitationCodesMutationVariables>(VoidInvitationCodesDocument, options);
}

export function useDeleteInvitationCodesMutation(options?: useMutation.Options<DeleteInvitationCodesMutation, DeleteInvitationCodesMutationVariables>): useMutation.ResultTuple<DeleteInvitationCodesMutation, DeleteInvitationCodesMutationVariables> {
  return useMutation<DeleteInvitationCodesMutation, DeleteInvitationCodesMutationVariables>(DeleteInvitationCodesDocument, options);
}