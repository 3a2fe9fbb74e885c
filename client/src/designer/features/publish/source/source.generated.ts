/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery, useSuspenseQuery } from '../../../../graphql/hooks';
import type { SkipToken } from '../../../../graphql/hooks';
import type { Exactly } from '../../../../graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Source tags that are to be made, all or none. */
export type CreateSourceTagsInput = {
  /** A name for each. Its name: 1 to 24 characters, unique in its survey letter by letter, deleted ones included. Spaces around it are left out. */
  names: Array<string>;
  /** One of the caller's surveys. */
  surveyId: string;
};

/** Names a source tag. */
export type SourceTagInput = {
  /** A source tag of one of the caller's surveys. */
  tagId: string;
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

/** What is to be different of a source tag. Absent: stays. */
export type UpdateSourceTagInput = {
  /** False: it is switched off. Its link still opens the survey, and responses by it still count under it. */
  enabled?: boolean | null | undefined;
  /** Its name: 1 to 24 characters, unique in its survey letter by letter, deleted ones included. Spaces around it are left out. */
  name?: string | null | undefined;
  /** A source tag of one of the caller's surveys. */
  tagId: string;
};

export type SourcesPageQueryVariables = Exact<{
  surveyId: string;
}>;


export type SourcesPageQuery = { survey: { id: string, title: string, status: SurveyStatus, publishedVersion: number | null, sourceTags: Array<{ id: string, name: string, code: string, enabled: boolean, url: string | null, deletedAt: string | null, figures: { visits: number, started: number, completed: number, lastResponseAt: string | null } }> | null } };

export type SourceTagRowFragment = { id: string, name: string, code: string, enabled: boolean, url: string | null, deletedAt: string | null, figures: { visits: number, started: number, completed: number, lastResponseAt: string | null } };

export type SourceTagPictureQueryVariables = Exact<{
  id: string;
}>;


export type SourceTagPictureQuery = { node:
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { qrCode: string | null, id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
   };

export type CreateSourceTagsMutationVariables = Exact<{
  input: CreateSourceTagsInput;
}>;


export type CreateSourceTagsMutation = { createSourceTags: { tags: Array<{ id: string }> } };

export type UpdateSourceTagMutationVariables = Exact<{
  input: UpdateSourceTagInput;
}>;


export type UpdateSourceTagMutation = { updateSourceTag: { tag: { id: string, name: string, enabled: boolean } } };

export type DeleteSourceTagMutationVariables = Exact<{
  input: SourceTagInput;
}>;


export type DeleteSourceTagMutation = { deleteSourceTag: { tag: { id: string, deletedAt: string | null } } };

export type RestoreSourceTagMutationVariables = Exact<{
  input: SourceTagInput;
}>;


export type RestoreSourceTagMutation = { restoreSourceTag: { tag: { id: string, deletedAt: string | null } } };

export const SourceTagRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SourceTagRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SourceTag"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"visits"}},{"kind":"Field","name":{"kind":"Name","value":"started"}},{"kind":"Field","name":{"kind":"Name","value":"completed"}},{"kind":"Field","name":{"kind":"Name","value":"lastResponseAt"}}]}}]}}]} as unknown as DocumentNode<SourceTagRowFragment, unknown>;
export const SourcesPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SourcesPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"survey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"publishedVersion"}},{"kind":"Field","name":{"kind":"Name","value":"sourceTags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SourceTagRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SourceTagRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SourceTag"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"visits"}},{"kind":"Field","name":{"kind":"Name","value":"started"}},{"kind":"Field","name":{"kind":"Name","value":"completed"}},{"kind":"Field","name":{"kind":"Name","value":"lastResponseAt"}}]}}]}}]} as unknown as DocumentNode<SourcesPageQuery, SourcesPageQueryVariables>;
export const SourceTagPictureDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SourceTagPicture"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SourceTag"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"qrCode"}}]}}]}}]}}]} as unknown as DocumentNode<SourceTagPictureQuery, SourceTagPictureQueryVariables>;
export const CreateSourceTagsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateSourceTags"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateSourceTagsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createSourceTags"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<CreateSourceTagsMutation, CreateSourceTagsMutationVariables>;
export const UpdateSourceTagDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSourceTag"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateSourceTagInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSourceTag"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tag"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateSourceTagMutation, UpdateSourceTagMutationVariables>;
export const DeleteSourceTagDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteSourceTag"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SourceTagInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteSourceTag"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tag"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteSourceTagMutation, DeleteSourceTagMutationVariables>;
export const RestoreSourceTagDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreSourceTag"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SourceTagInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreSourceTag"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tag"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}}]}}]}}]}}]} as unknown as DocumentNode<RestoreSourceTagMutation, RestoreSourceTagMutationVariables>;
export function useSourcesPageQuery(options: SkipToken | Exactly<useQuery.Options<SourcesPageQuery, SourcesPageQueryVariables>>): useQuery.Result<SourcesPageQuery, SourcesPageQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery<SourcesPageQuery, SourcesPageQueryVariables>(SourcesPageDocument, options as never) as never;
}

export function useSourcesPageSuspenseQuery(options: Exactly<Omit<useSuspenseQuery.Options<SourcesPageQueryVariables>, 'errorPolicy' | 'skip'>>): useSuspenseQuery.Result<SourcesPageQuery, SourcesPageQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery<SourcesPageQuery, SourcesPageQueryVariables>(SourcesPageDocument, options as never) as never;
}

export function useSourceTagPictureQuery(options: SkipToken | Exactly<useQuery.Options<SourceTagPictureQuery, SourceTagPictureQueryVariables>>): useQuery.Result<SourceTagPictureQuery, SourceTagPictureQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery<SourceTagPictureQuery, SourceTagPictureQueryVariables>(SourceTagPictureDocument, options as never) as never;
}

export function useSourceTagPictureSuspenseQuery(options: Exactly<Omit<useSuspenseQuery.Options<SourceTagPictureQueryVariables>, 'errorPolicy' | 'skip'>>): useSuspenseQuery.Result<SourceTagPictureQuery, SourceTagPictureQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery<SourceTagPictureQuery, SourceTagPictureQueryVariables>(SourceTagPictureDocument, options as never) as never;
}

export function useCreateSourceTagsMutation(options?: useMutation.Options<CreateSourceTagsMutation, CreateSourceTagsMutationVariables>): useMutation.ResultTuple<CreateSourceTagsMutation, CreateSourceTagsMutationVariables> {
  return useMutation<CreateSourceTagsMutation, CreateSourceTagsMutationVariables>(CreateSourceTagsDocument, options);
}

export function useUpdateSourceTagMutation(options?: useMutation.Options<UpdateSourceTagMutation, UpdateSourceTagMutationVariables>): useMutation.ResultTuple<UpdateSourceTagMutation, UpdateSourceTagMutationVariables> {
  return useMutation<UpdateSourceTagMutation, UpdateSourceTagMutationVariables>(UpdateSourceTagDocument, options);
}

export function useDeleteSourceTagMutation(options?: useMutation.Options<DeleteSourceTagMutation, DeleteSourceTagMutationVariables>): useMutation.ResultTuple<DeleteSourceTagMutation, DeleteSourceTagMutationVariables> {
  return useMutation<DeleteSourceTagMutation, DeleteSourceTagMutationVariables>(DeleteSourceTagDocument, options);
}

export function useRestoreSourceTagMutation(options?: useMutation.Options<RestoreSourceTagMutation, RestoreSourceTagMutationVariables>): useMutation.ResultTuple<RestoreSourceTagMutation, RestoreSourceTagMutationVariables> {
  return useMutation<RestoreSourceTagMutation, RestoreSourceTagMutationVariables>(RestoreSourceTagDocument, options);
}