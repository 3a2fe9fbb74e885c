/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery, useSuspenseQuery } from '../../../graphql/hooks';
import type { SkipToken } from '../../../graphql/hooks';
import type { Exactly } from '../../../graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Names an uploaded picture. */
export type DeletePictureInput = {
  /** One of the caller's pictures. */
  pictureId: string;
};

/** Names a picture of a library. */
export type RemoveSurveyImageInput = {
  /** An entry of the library of one of the caller's surveys. */
  imageId: string;
};

/** An uploaded picture for the library of a survey. */
export type SaveSurveyImageInput = {
  /** `filePath` of the upload. */
  name: string;
  /** What the library calls it, at most 200 characters. Default: the name of the uploaded file. */
  originalName?: string | null | undefined;
  /** One of the caller's surveys. */
  surveyId: string;
};

export type ImageLibraryQueryVariables = Exact<{
  surveyId: string;
  after?: string | null | undefined;
}>;


export type ImageLibraryQuery = { surveyImages: { totalCount: number, edges: Array<{ cursor: string, node: { id: string, name: string, originalName: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type SaveSurveyImageMutationVariables = Exact<{
  input: SaveSurveyImageInput;
}>;


export type SaveSurveyImageMutation = { saveSurveyImage: { image: { id: string, name: string, originalName: string } } };

export type RemoveSurveyImageMutationVariables = Exact<{
  input: RemoveSurveyImageInput;
}>;


export type RemoveSurveyImageMutation = { removeSurveyImage: { removedId: string } };

export type LibraryImageFragment = { id: string, name: string, originalName: string };

export type MyPicturesQueryVariables = Exact<{
  keyword?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type MyPicturesQuery = { pictures: { totalCount: number, edges: Array<{ cursor: string, node: { id: string, name: string, originalName: string, width: number | null, height: number | null, useCount: number, earlierCount: number } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type DeletePictureMutationVariables = Exact<{
  input: DeletePictureInput;
}>;


export type DeletePictureMutation = { deletePicture: { pictureId: string } };

export type MyPictureFragment = { id: string, name: string, originalName: string, width: number | null, height: number | null, useCount: number, earlierCount: number };

export const LibraryImageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LibraryImage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SurveyImage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"originalName"}}]}}]} as unknown as DocumentNode<LibraryImageFragment, unknown>;
export const MyPictureFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyPicture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"originalName"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"useCount"}},{"kind":"Field","name":{"kind":"Name","value":"earlierCount"}}]}}]} as unknown as DocumentNode<MyPictureFragment, unknown>;
export const ImageLibraryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImageLibrary"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"surveyImages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"surveyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"60"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LibraryImage"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LibraryImage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SurveyImage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"originalName"}}]}}]} as unknown as DocumentNode<ImageLibraryQuery, ImageLibraryQueryVariables>;
export const SaveSurveyImageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveSurveyImage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveSurveyImageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveSurveyImage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LibraryImage"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LibraryImage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SurveyImage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"originalName"}}]}}]} as unknown as DocumentNode<SaveSurveyImageMutation, SaveSurveyImageMutationVariables>;
export const RemoveSurveyImageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveSurveyImage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveSurveyImageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeSurveyImage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removedId"}}]}}]}}]} as unknown as DocumentNode<RemoveSurveyImageMutation, RemoveSurveyImageMutationVariables>;
export const MyPicturesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyPictures"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pictures"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"60"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MyPicture"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyPicture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"originalName"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"useCount"}},{"kind":"Field","name":{"kind":"Name","value":"earlierCount"}}]}}]} as unknown as DocumentNode<MyPicturesQuery, MyPicturesQueryVariables>;
export const DeletePictureDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeletePicture"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeletePictureInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletePicture"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pictureId"}}]}}]}}]} as unknown as DocumentNode<DeletePictureMutation, DeletePictureMutationVariables>;
export function useImageLibraryQuery(options: SkipToken | Exactly<useQuery.Options<ImageLibraryQuery, ImageLibraryQueryVariables>>): useQuery.Result<ImageLibraryQuery, ImageLibraryQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery<ImageLibraryQuery, ImageLibraryQueryVariables>(ImageLibraryDocument, options as never) as never;
}

export function useImageLibrarySuspenseQuery(options: Exactly<Omit<useSuspenseQuery.Options<ImageLibraryQueryVariables>, 'errorPolicy' | 'skip'>>): useSuspenseQuery.Result<ImageLibraryQuery, ImageLibraryQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery<ImageLibraryQuery, ImageLibraryQueryVariables>(ImageLibraryDocument, options as never) as never;
}

export function useSaveSurveyImageMutation(options?: useMutation.Options<SaveSurveyImageMutation, SaveSurveyImageMutationVariables>): useMutation.ResultTuple<SaveSurveyImageMutation, SaveSurveyImageMutationVariables> {
  return useMutation<SaveSurveyImageMutation, SaveSurveyImageMutationVariables>(SaveSurveyImageDocument, options);
}

export function useRemoveSurveyImageMutation(options?: useMutation.Options<RemoveSurveyImageMutation, RemoveSurveyImageMutationVariables>): useMutation.ResultTuple<RemoveSurveyImageMutation, RemoveSurveyImageMutationVariables> {
  return useMutation<RemoveSurveyImageMutation, RemoveSurveyImageMutationVariables>(RemoveSurveyImageDocument, options);
}

export function useMyPicturesQuery(options?: SkipToken | Exactly<useQuery.Options<MyPicturesQuery, MyPicturesQueryVariables>>): useQuery.Result<MyPicturesQuery, MyPicturesQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery<MyPicturesQuery, MyPicturesQueryVariables>(MyPicturesDocument, options as never) as never;
}

export function useMyPicturesSuspenseQuery(options?: Exactly<Omit<useSuspenseQuery.Options<MyPicturesQueryVariables>, 'errorPolicy' | 'skip'>>): useSuspenseQuery.Result<MyPicturesQuery, MyPicturesQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery<MyPicturesQuery, MyPicturesQueryVariables>(MyPicturesDocument, options as never) as never;
}

export function useDeletePictureMutation(options?: useMutation.Options<DeletePictureMutation, DeletePictureMutationVariables>): useMutation.ResultTuple<DeletePictureMutation, DeletePictureMutationVariables> {
  return useMutation<DeletePictureMutation, DeletePictureMutationVariables>(DeletePictureDocument, options);
}