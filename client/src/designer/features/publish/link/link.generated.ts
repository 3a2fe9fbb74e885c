/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery, useSuspenseQuery } from '../../../../graphql/hooks';
import type { SkipToken } from '../../../../graphql/hooks';
import type { Exactly } from '../../../../graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** One-to-one links that are to be made for people who stay unnamed. */
export type CreatePersonalLinksInput = {
  /** How many: 1 to 10000. */
  count: number;
  /** One of the caller's surveys. */
  surveyId: string;
};

/** How far somebody is who has a one-to-one link. */
export type PersonalLinkState =
  /** Something is answered, and nothing was submitted. */
  | 'ANSWERING'
  /** A complete response came by it. */
  | 'COMPLETE'
  /** The survey was opened by it, and nothing is answered. */
  | 'OPENED'
  /** A response came by it when the survey or a quota was full. */
  | 'OVER_QUOTA'
  /** Whoever came by it was screened out. */
  | 'SCREENED'
  /** The survey has not been opened by it. */
  | 'UNOPENED'
  /** Its author has taken it out of use before a response came by it. */
  | 'VOID';

/** Names one-to-one links of a survey. */
export type PersonalLinksInput = {
  /** 1 to 500 links of the survey; one that is named twice is meant once. */
  linkIds: Array<string>;
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

export type LinksPageQueryVariables = Exact<{
  surveyId: string;
  state?: PersonalLinkState | null | undefined;
  keyword?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type LinksPageQuery = { survey: { id: string, title: string, status: SurveyStatus, publishedVersion: number | null, settings: { id: string, onlyLinks: boolean, anonymousLinks: boolean } | null, personalLinks: { totalCount: number, counts: Array<{ state: PersonalLinkState, count: number }>, edges: Array<{ node: { id: string, code: string, url: string | null, name: string | null, mobile: string | null, email: string | null, remark: string | null, state: PersonalLinkState, openedAt: string | null, completedAt: string | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } };

export type PersonalLinkRowFragment = { id: string, code: string, url: string | null, name: string | null, mobile: string | null, email: string | null, remark: string | null, state: PersonalLinkState, openedAt: string | null, completedAt: string | null };

export type CreatePersonalLinksMutationVariables = Exact<{
  input: CreatePersonalLinksInput;
}>;


export type CreatePersonalLinksMutation = { createPersonalLinks: { count: number } };

export type VoidPersonalLinksMutationVariables = Exact<{
  input: PersonalLinksInput;
}>;


export type VoidPersonalLinksMutation = { voidPersonalLinks: { count: number } };

export type ResetPersonalLinksMutationVariables = Exact<{
  input: PersonalLinksInput;
}>;


export type ResetPersonalLinksMutation = { resetPersonalLinks: { count: number } };

export type DeletePersonalLinksMutationVariables = Exact<{
  input: PersonalLinksInput;
}>;


export type DeletePersonalLinksMutation = { deletePersonalLinks: { count: number } };

export const PersonalLinkRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonalLinkRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PersonalLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}}]}}]} as unknown as DocumentNode<PersonalLinkRowFragment, unknown>;
export const LinksPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LinksPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PersonalLinkState"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"survey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"publishedVersion"}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"onlyLinks"}},{"kind":"Field","name":{"kind":"Name","value":"anonymousLinks"}}]}},{"kind":"Field","name":{"kind":"Name","value":"personalLinks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonalLinkRow"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonalLinkRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PersonalLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}}]}}]} as unknown as DocumentNode<LinksPageQuery, LinksPageQueryVariables>;
export const CreatePersonalLinksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePersonalLinks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreatePersonalLinksInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPersonalLinks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<CreatePersonalLinksMutation, CreatePersonalLinksMutationVariables>;
export const VoidPersonalLinksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VoidPersonalLinks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PersonalLinksInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"voidPersonalLinks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<VoidPersonalLinksMutation, VoidPersonalLinksMutationVariables>;
export const ResetPersonalLinksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetPersonalLinks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PersonalLinksInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetPersonalLinks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<ResetPersonalLinksMutation, ResetPersonalLinksMutationVariables>;
export const DeletePersonalLinksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeletePersonalLinks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PersonalLinksInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletePersonalLinks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<DeletePersonalLinksMutation, DeletePersonalLinksMutationVariables>;
export function useLinksPageQuery(options: SkipToken | Exactly<useQuery.Options<LinksPageQuery, LinksPageQueryVariables>>): useQuery.Result<LinksPageQuery, LinksPageQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery<LinksPageQuery, LinksPageQueryVariables>(LinksPageDocument, options as never) as never;
}

export function useLinksPageSuspenseQuery(options: Exactly<Omit<useSuspenseQuery.Options<LinksPageQueryVariables>, 'errorPolicy' | 'skip'>>): useSuspenseQuery.Result<LinksPageQuery, LinksPageQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery<LinksPageQuery, LinksPageQueryVariables>(LinksPageDocument, options as never) as never;
}

export function useCreatePersonalLinksMutation(options?: useMutation.Options<CreatePersonalLinksMutation, CreatePersonalLinksMutationVariables>): useMutation.ResultTuple<CreatePersonalLinksMutation, CreatePersonalLinksMutationVariables> {
  return useMutation<CreatePersonalLinksMutation, CreatePersonalLinksMutationVariables>(CreatePersonalLinksDocument, options);
}

export function useVoidPersonalLinksMutation(options?: useMutation.Options<VoidPersonalLinksMutation, VoidPersonalLinksMutationVariables>): useMutation.ResultTuple<VoidPersonalLinksMutation, VoidPersonalLinksMutationVariables> {
  return useMutation<VoidPersonalLinksMutation, VoidPersonalLinksMutationVariables>(VoidPersonalLinksDocument, options);
}

export function useResetPersonalLinksMutation(options?: useMutation.Options<ResetPersonalLinksMutation, ResetPersonalLinksMutationVariables>): useMutation.ResultTuple<ResetPersonalLinksMutation, ResetPersonalLinksMutationVariables> {
  return useMutation<ResetPersonalLinksMutation, ResetPersonalLinksMutationVariables>(ResetPersonalLinksDocument, options);
}

export function useDeletePersonalLinksMutation(options?: useMutation.Options<DeletePersonalLinksMutation, DeletePersonalLinksMutationVariables>): useMutation.ResultTuple<DeletePersonalLinksMutation, DeletePersonalLinksMutationVariables> {
  return useMutation<DeletePersonalLinksMutation, DeletePersonalLinksMutationVariables>(DeletePersonalLinksDocument, options);
}