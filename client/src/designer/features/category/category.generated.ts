/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery, useSuspenseQuery } from '../../../graphql/hooks';
import type { SkipToken } from '../../../graphql/hooks';
import type { Exactly } from '../../../graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A filter that is to be saved under a name. */
export type CreateReportCategoryInput = {
  /** Conditions on responses as one value in the shape that `/filter.schema.json` describes, the same that `/v1` takes as `where`, such as `{"conditions":[{"answer":{"nodeId":4,"anyOf":[5]}}]}`. */
  conditions: unknown;
  /** 1 to 24 characters, spaces around it left out; unique in its survey, letter by letter. */
  name: string;
  /** One of the caller's surveys. */
  surveyId: string;
};

/** Names a category. */
export type DeleteReportCategoryInput = {
  /** A category of one of the caller's surveys. */
  categoryId: string;
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

/** What is to be different of a category. Absent: stays. */
export type UpdateReportCategoryInput = {
  /** A category of one of the caller's surveys. */
  categoryId: string;
  /** Conditions on responses as one value in the shape that `/filter.schema.json` describes, the same that `/v1` takes as `where`, such as `{"conditions":[{"answer":{"nodeId":4,"anyOf":[5]}}]}`. */
  conditions?: unknown;
  /** 1 to 24 characters, spaces around it left out; unique in its survey, letter by letter. */
  name?: string | null | undefined;
  /** Its new place among those of its survey, counted from 1; beyond the last one: last. */
  position?: number | null | undefined;
};

export type CategoryPageQueryVariables = Exact<{
  surveyId: string;
}>;


export type CategoryPageQuery = { survey: { id: string, title: string, status: SurveyStatus, versions: Array<{ version: number, createdAt: string }> | null, reportCategories: Array<{ id: string, name: string, conditions: unknown, position: number, responseCount: number | null }> | null } };

export type CategoryFragment = { id: string, name: string, conditions: unknown, position: number, responseCount: number | null };

export type CreateReportCategoryMutationVariables = Exact<{
  input: CreateReportCategoryInput;
}>;


export type CreateReportCategoryMutation = { createReportCategory: { category: { id: string }, survey: { id: string, reportCategories: Array<{ id: string, name: string, conditions: unknown, position: number, responseCount: number | null }> | null } } };

export type UpdateReportCategoryMutationVariables = Exact<{
  input: UpdateReportCategoryInput;
}>;


export type UpdateReportCategoryMutation = { updateReportCategory: { survey: { id: string, reportCategories: Array<{ id: string, name: string, conditions: unknown, position: number, responseCount: number | null }> | null } } };

export type DeleteReportCategoryMutationVariables = Exact<{
  input: DeleteReportCategoryInput;
}>;


export type DeleteReportCategoryMutation = { deleteReportCategory: { survey: { id: string, reportCategories: Array<{ id: string, name: string, conditions: unknown, position: number, responseCount: number | null }> | null } } };

export const CategoryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Category"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"conditions"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"responseCount"}}]}}]} as unknown as DocumentNode<CategoryFragment, unknown>;
export const CategoryPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CategoryPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"survey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"versions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reportCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Category"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Category"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"conditions"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"responseCount"}}]}}]} as unknown as DocumentNode<CategoryPageQuery, CategoryPageQueryVariables>;
export const CreateReportCategoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateReportCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateReportCategoryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createReportCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"survey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reportCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Category"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Category"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"conditions"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"responseCount"}}]}}]} as unknown as DocumentNode<CreateReportCategoryMutation, CreateReportCategoryMutationVariables>;
export const UpdateReportCategoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateReportCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateReportCategoryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateReportCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"survey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reportCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Category"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Category"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"conditions"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"responseCount"}}]}}]} as unknown as DocumentNode<UpdateReportCategoryMutation, UpdateReportCategoryMutationVariables>;
export const DeleteReportCategoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteReportCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteReportCategoryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteReportCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"survey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reportCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Category"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Category"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"conditions"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"responseCount"}}]}}]} as unknown as DocumentNode<DeleteReportCategoryMutation, DeleteReportCategoryMutationVariables>;
export function useCategoryPageQuery(options: SkipToken | Exactly<useQuery.Options<CategoryPageQuery, CategoryPageQueryVariables>>): useQuery.Result<CategoryPageQuery, CategoryPageQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery<CategoryPageQuery, CategoryPageQueryVariables>(CategoryPageDocument, options as never) as never;
}

export function useCategoryPageSuspenseQuery(options: Exactly<Omit<useSuspenseQuery.Options<CategoryPageQueryVariables>, 'errorPolicy' | 'skip'>>): useSuspenseQuery.Result<CategoryPageQuery, CategoryPageQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery<CategoryPageQuery, CategoryPageQueryVariables>(CategoryPageDocument, options as never) as never;
}

export function useCreateReportCategoryMutation(options?: useMutation.Options<CreateReportCategoryMutation, CreateReportCategoryMutationVariables>): useMutation.ResultTuple<CreateReportCategoryMutation, CreateReportCategoryMutationVariables> {
  return useMutation<CreateReportCategoryMutation, CreateReportCategoryMutationVariables>(CreateReportCategoryDocument, options);
}

export function useUpdateReportCategoryMutation(options?: useMutation.Options<UpdateReportCategoryMutation, UpdateReportCategoryMutationVariables>): useMutation.ResultTuple<UpdateReportCategoryMutation, UpdateReportCategoryMutationVariables> {
  return useMutation<UpdateReportCategoryMutation, UpdateReportCategoryMutationVariables>(UpdateReportCategoryDocument, options);
}

export function useDeleteReportCategoryMutation(options?: useMutation.Options<DeleteReportCategoryMutation, DeleteReportCategoryMutationVariables>): useMutation.ResultTuple<DeleteReportCategoryMutation, DeleteReportCategoryMutationVariables> {
  return useMutation<DeleteReportCategoryMutation, DeleteReportCategoryMutationVariables>(DeleteReportCategoryDocument, options);
}