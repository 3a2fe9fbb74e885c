/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery, useSuspenseQuery } from '../../../../graphql/hooks';
import type { SkipToken } from '../../../../graphql/hooks';
import type { Exactly } from '../../../../graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A question of a survey that the library is to keep. */
export type AddNodeToLibraryInput = {
  /** A category of the caller's own. */
  categoryId: string;
  /** A question or a statement of that survey. */
  nodeId: number;
  /** One of the caller's surveys. */
  surveyId: string;
};

/** A new category of the library. */
export type CreateLibraryCategoryInput = {
  /** 1 to 24 characters, spaces around it left out; unique on its level. */
  name: string;
  /** A category of the caller's own of the upper level. Absent: it is of the upper level itself. */
  parentId?: string | null | undefined;
};

/** What is to go from the library. */
export type DeleteLibraryEntriesInput = {
  /** At most 100 categories of the caller's own. */
  categoryIds?: Array<string> | null | undefined;
  /** True: also categories that are not empty, with all that is in them. Without it such a call is A0104 with `data.items` and `data.categories`. */
  confirmed?: boolean | null | undefined;
  /** At most 100 questions of the caller's own. */
  itemIds?: Array<string> | null | undefined;
};

/** Another name for a category. */
export type RenameLibraryCategoryInput = {
  /** A category of the caller's own. */
  categoryId: string;
  /** 1 to 24 characters, spaces around it left out; unique on its level. */
  name: string;
};

export type LibraryCategoriesQueryVariables = Exact<{
  common: boolean;
}>;


export type LibraryCategoriesQuery = { libraryCategories: Array<{ id: string, name: string, parentId: string | null, common: boolean, itemCount: number }> };

export type LibraryItemsQueryVariables = Exact<{
  categoryId?: string | null | undefined;
  common?: boolean | null | undefined;
  keyword?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type LibraryItemsQuery = { libraryItems: { totalCount: number, edges: Array<{ cursor: string, node: { id: string, title: string, key: string, common: boolean } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type LibraryQuestionQueryVariables = Exact<{
  itemId: string;
}>;


export type LibraryQuestionQuery = { libraryQuestion: { node: unknown } };

export type CreateLibraryCategoryMutationVariables = Exact<{
  input: CreateLibraryCategoryInput;
}>;


export type CreateLibraryCategoryMutation = { createLibraryCategory: { category: { id: string, name: string, parentId: string | null, common: boolean, itemCount: number } } };

export type RenameLibraryCategoryMutationVariables = Exact<{
  input: RenameLibraryCategoryInput;
}>;


export type RenameLibraryCategoryMutation = { renameLibraryCategory: { category: { id: string, name: string, parentId: string | null, common: boolean, itemCount: number } } };

export type AddNodeToLibraryMutationVariables = Exact<{
  input: AddNodeToLibraryInput;
}>;


export type AddNodeToLibraryMutation = { addNodeToLibrary: { item: { id: string } } };

export type DeleteLibraryEntriesMutationVariables = Exact<{
  input: DeleteLibraryEntriesInput;
}>;


export type DeleteLibraryEntriesMutation = { deleteLibraryEntries: { items: number, categories: number } };

export type LibraryCategoryRowFragment = { id: string, name: string, parentId: string | null, common: boolean, itemCount: number };

export type LibraryItemRowFragment = { id: string, title: string, key: string, common: boolean };

export const LibraryCategoryRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LibraryCategoryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LibraryCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"common"}},{"kind":"Field","name":{"kind":"Name","value":"itemCount"}}]}}]} as unknown as DocumentNode<LibraryCategoryRowFragment, unknown>;
export const LibraryItemRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LibraryItemRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LibraryItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"common"}}]}}]} as unknown as DocumentNode<LibraryItemRowFragment, unknown>;
export const LibraryCategoriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LibraryCategories"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"common"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"libraryCategories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"common"},"value":{"kind":"Variable","name":{"kind":"Name","value":"common"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LibraryCategoryRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LibraryCategoryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LibraryCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"common"}},{"kind":"Field","name":{"kind":"Name","value":"itemCount"}}]}}]} as unknown as DocumentNode<LibraryCategoriesQuery, LibraryCategoriesQueryVariables>;
export const LibraryItemsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LibraryItems"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"categoryId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"common"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"libraryItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"categoryId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"categoryId"}}},{"kind":"Argument","name":{"kind":"Name","value":"common"},"value":{"kind":"Variable","name":{"kind":"Name","value":"common"}}},{"kind":"Argument","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LibraryItemRow"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LibraryItemRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LibraryItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"common"}}]}}]} as unknown as DocumentNode<LibraryItemsQuery, LibraryItemsQueryVariables>;
export const LibraryQuestionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LibraryQuestion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"itemId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"libraryQuestion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"itemId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"itemId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"}}]}}]}}]} as unknown as DocumentNode<LibraryQuestionQuery, LibraryQuestionQueryVariables>;
export const CreateLibraryCategoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateLibraryCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateLibraryCategoryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createLibraryCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LibraryCategoryRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LibraryCategoryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LibraryCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"common"}},{"kind":"Field","name":{"kind":"Name","value":"itemCount"}}]}}]} as unknown as DocumentNode<CreateLibraryCategoryMutation, CreateLibraryCategoryMutationVariables>;
export const RenameLibraryCategoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenameLibraryCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RenameLibraryCategoryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renameLibraryCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LibraryCategoryRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LibraryCategoryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LibraryCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"common"}},{"kind":"Field","name":{"kind":"Name","value":"itemCount"}}]}}]} as unknown as DocumentNode<RenameLibraryCategoryMutation, RenameLibraryCategoryMutationVariables>;
export const AddNodeToLibraryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddNodeToLibrary"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddNodeToLibraryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addNodeToLibrary"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<AddNodeToLibraryMutation, AddNodeToLibraryMutationVariables>;
export const DeleteLibraryEntriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteLibraryEntries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteLibraryEntriesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteLibraryEntries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"}},{"kind":"Field","name":{"kind":"Name","value":"categories"}}]}}]}}]} as unknown as DocumentNode<DeleteLibraryEntriesMutation, DeleteLibraryEntriesMutationVariables>;
export function useLibraryCategoriesQuery(options: SkipToken | Exactly<useQuery.Options<LibraryCategoriesQuery, LibraryCategoriesQueryVariables>>): useQuery.Result<LibraryCategoriesQuery, LibraryCategoriesQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery<LibraryCategoriesQuery, LibraryCategoriesQueryVariables>(LibraryCategoriesDocument, options as never) as never;
}

export function useLibraryCategoriesSuspenseQuery(options: Exactly<Omit<useSuspenseQuery.Options<LibraryCategoriesQueryVariables>, 'errorPolicy' | 'skip'>>): useSuspenseQuery.Result<LibraryCategoriesQuery, LibraryCategoriesQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery<LibraryCategoriesQuery, LibraryCategoriesQueryVariables>(LibraryCategoriesDocument, options as never) as never;
}

export function useLibraryItemsQuery(options?: SkipToken | Exactly<useQuery.Options<LibraryItemsQuery, LibraryItemsQueryVariables>>): useQuery.Result<LibraryItemsQuery, LibraryItemsQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery<LibraryItemsQuery, LibraryItemsQueryVariables>(LibraryItemsDocument, options as never) as never;
}

export function useLibraryItemsSuspenseQuery(options?: Exactly<Omit<useSuspenseQuery.Options<LibraryItemsQueryVariables>, 'errorPolicy' | 'skip'>>): useSuspenseQuery.Result<LibraryItemsQuery, LibraryItemsQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery<LibraryItemsQuery, LibraryItemsQueryVariables>(LibraryItemsDocument, options as never) as never;
}

export function useLibraryQuestionQuery(options: SkipToken | Exactly<useQuery.Options<LibraryQuestionQuery, LibraryQuestionQueryVariables>>): useQuery.Result<LibraryQuestionQuery, LibraryQuestionQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery<LibraryQuestionQuery, LibraryQuestionQueryVariables>(LibraryQuestionDocument, options as never) as never;
}

export function useLibraryQuestionSuspenseQuery(options: Exactly<Omit<useSuspenseQuery.Options<LibraryQuestionQueryVariables>, 'errorPolicy' | 'skip'>>): useSuspenseQuery.Result<LibraryQuestionQuery, LibraryQuestionQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery<LibraryQuestionQuery, LibraryQuestionQueryVariables>(LibraryQuestionDocument, options as never) as never;
}

export function useCreateLibraryCategoryMutation(options?: useMutation.Options<CreateLibraryCategoryMutation, CreateLibraryCategoryMutationVariables>): useMutation.ResultTuple<CreateLibraryCategoryMutation, CreateLibraryCategoryMutationVariables> {
  return useMutation<CreateLibraryCategoryMutation, CreateLibraryCategoryMutationVariables>(CreateLibraryCategoryDocument, options);
}

export function useRenameLibraryCategoryMutation(options?: useMutation.Options<RenameLibraryCategoryMutation, RenameLibraryCategoryMutationVariables>): useMutation.ResultTuple<RenameLibraryCategoryMutation, RenameLibraryCategoryMutationVariables> {
  return useMutation<RenameLibraryCategoryMutation, RenameLibraryCategoryMutationVariables>(RenameLibraryCategoryDocument, options);
}

export function useAddNodeToLibraryMutation(options?: useMutation.Options<AddNodeToLibraryMutation, AddNodeToLibraryMutationVariables>): useMutation.ResultTuple<AddNodeToLibraryMutation, AddNodeToLibraryMutationVariables> {
  return useMutation<AddNodeToLibraryMutation, AddNodeToLibraryMutationVariables>(AddNodeToLibraryDocument, options);
}

export function useDeleteLibraryEntriesMutation(options?: useMutation.Options<DeleteLibraryEntriesMutation, DeleteLibraryEntriesMutationVariables>): useMutation.ResultTuple<DeleteLibraryEntriesMutation, DeleteLibraryEntriesMutationVariables> {
  return useMutation<DeleteLibraryEntriesMutation, DeleteLibraryEntriesMutationVariables>(DeleteLibraryEntriesDocument, options);
}