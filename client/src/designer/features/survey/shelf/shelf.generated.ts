/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery, useSuspenseQuery } from '../../../../graphql/hooks';
import type { SkipToken } from '../../../../graphql/hooks';
import type { Exactly } from '../../../../graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Surveys, and what is done to each of them. */
export type ChangeSurveysInput = {
  /** What is done. */
  action: SurveyAction;
  /** With MOVE: one of the folders of the caller; null: none. */
  folderId?: string | null | undefined;
  /** 1 to 100 of the caller's surveys; one that is named twice is meant once. */
  surveyIds: Array<string>;
  /** With ADD_TAGS and REMOVE_TAGS: 1 to 20 tags of 1 to 24 characters. */
  tags?: Array<string> | null | undefined;
};

/** A survey, and its title as a sign that it is meant. */
export type ClearSurveyInput = {
  /** One of the caller's surveys. */
  surveyId: string;
  /** Its title. A0400 (mismatch) for anything else. */
  title: string;
};

/** A new folder. */
export type CreateSurveyFolderInput = {
  /** 1 to 24 characters, spaces around it left out; unique among those of its author, letter by letter. */
  name: string;
};

/** Names a folder. */
export type DeleteSurveyFolderInput = {
  /** One of the caller's folders. */
  folderId: string;
};

/** Surveys in the recycle bin, and a sign that they are meant. */
export type PurgeSurveysInput = {
  /** The title of the survey; of several, how many they are, in digits. A0400 (mismatch) for anything else. */
  confirmation: string;
  /** 1 to 100 of the caller's surveys; one that is named twice is meant once. */
  surveyIds: Array<string>;
};

/** Another name for a folder. */
export type RenameSurveyFolderInput = {
  /** One of the caller's folders. */
  folderId: string;
  /** 1 to 24 characters, spaces around it left out; unique among those of its author, letter by letter. */
  name: string;
};

/** What is done to several surveys. */
export type SurveyAction =
  /** They get `tags`; a survey has at most 20. */
  | 'ADD_TAGS'
  /** Each is copied into a new survey that has never run. */
  | 'COPY'
  /** They are put into the folder `folderId`, or into none without it. */
  | 'MOVE'
  /** They are put into the recycle bin for 30 days; running ones stop. */
  | 'RECYCLE'
  /** They lose `tags`. */
  | 'REMOVE_TAGS'
  /** They are taken out of the recycle bin; A0412 for one that is not in there. */
  | 'RESTORE'
  /** They stop collecting; A0412 for one that does not run. */
  | 'STOP';

export type SurveyShelfQueryVariables = Exact<{ [key: string]: never; }>;


export type SurveyShelfQuery = { surveyFolders: Array<{ id: string, name: string, surveyCount: number | null }>, surveyTags: Array<{ tag: string, surveyCount: number }> };

export type CreateSurveyFolderMutationVariables = Exact<{
  input: CreateSurveyFolderInput;
}>;


export type CreateSurveyFolderMutation = { createSurveyFolder: { folder: { id: string, name: string } } };

export type RenameSurveyFolderMutationVariables = Exact<{
  input: RenameSurveyFolderInput;
}>;


export type RenameSurveyFolderMutation = { renameSurveyFolder: { folder: { id: string, name: string } } };

export type DeleteSurveyFolderMutationVariables = Exact<{
  input: DeleteSurveyFolderInput;
}>;


export type DeleteSurveyFolderMutation = { deleteSurveyFolder: { removedId: string } };

export type ChangeSurveysMutationVariables = Exact<{
  input: ChangeSurveysInput;
}>;


export type ChangeSurveysMutation = { changeSurveys: { results: Array<{ surveyId: string, code: string }> } };

export type SurveyTotalQueryVariables = Exact<{
  surveyId: string;
}>;


export type SurveyTotalQuery = { survey: { id: string, responseTotal: number | null } };

export type ClearSurveyMutationVariables = Exact<{
  input: ClearSurveyInput;
}>;


export type ClearSurveyMutation = { clearSurvey: { responses: number, survey: { id: string, responseCount: number | null, responseTotal: number | null, responseTrend: Array<number> | null } } };

export type PurgedSurveyFragment = { id: string, title: string, responseTotal: number | null };

export type PurgeSurveysMutationVariables = Exact<{
  input: PurgeSurveysInput;
}>;


export type PurgeSurveysMutation = { purgeSurveys: { surveyIds: Array<string> } };

export const PurgedSurveyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PurgedSurvey"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Survey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"responseTotal"}}]}}]} as unknown as DocumentNode<PurgedSurveyFragment, unknown>;
export const SurveyShelfDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SurveyShelf"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"surveyFolders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"surveyCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"surveyTags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tag"}},{"kind":"Field","name":{"kind":"Name","value":"surveyCount"}}]}}]}}]} as unknown as DocumentNode<SurveyShelfQuery, SurveyShelfQueryVariables>;
export const CreateSurveyFolderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateSurveyFolder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateSurveyFolderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createSurveyFolder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"folder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<CreateSurveyFolderMutation, CreateSurveyFolderMutationVariables>;
export const RenameSurveyFolderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenameSurveyFolder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RenameSurveyFolderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renameSurveyFolder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"folder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<RenameSurveyFolderMutation, RenameSurveyFolderMutationVariables>;
export const DeleteSurveyFolderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteSurveyFolder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteSurveyFolderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteSurveyFolder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removedId"}}]}}]}}]} as unknown as DocumentNode<DeleteSurveyFolderMutation, DeleteSurveyFolderMutationVariables>;
export const ChangeSurveysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeSurveys"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeSurveysInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeSurveys"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"surveyId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<ChangeSurveysMutation, ChangeSurveysMutationVariables>;
export const SurveyTotalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SurveyTotal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"survey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"responseTotal"}}]}}]}}]} as unknown as DocumentNode<SurveyTotalQuery, SurveyTotalQueryVariables>;
export const ClearSurveyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ClearSurvey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ClearSurveyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clearSurvey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"responses"}},{"kind":"Field","name":{"kind":"Name","value":"survey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"responseCount"}},{"kind":"Field","name":{"kind":"Name","value":"responseTotal"}},{"kind":"Field","name":{"kind":"Name","value":"responseTrend"}}]}}]}}]}}]} as unknown as DocumentNode<ClearSurveyMutation, ClearSurveyMutationVariables>;
export const PurgeSurveysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PurgeSurveys"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PurgeSurveysInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purgeSurveys"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"surveyIds"}}]}}]}}]} as unknown as DocumentNode<PurgeSurveysMutation, PurgeSurveysMutationVariables>;
export function useSurveyShelfQuery(options?: SkipToken | Exactly<useQuery.Options<SurveyShelfQuery, SurveyShelfQueryVariables>>): useQuery.Result<SurveyShelfQuery, SurveyShelfQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery<SurveyShelfQuery, SurveyShelfQueryVariables>(SurveyShelfDocument, options as never) as never;
}

export function useSurveyShelfSuspenseQuery(options?: Exactly<Omit<useSuspenseQuery.Options<SurveyShelfQueryVariables>, 'errorPolicy' | 'skip'>>): useSuspenseQuery.Result<SurveyShelfQuery, SurveyShelfQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery<SurveyShelfQuery, SurveyShelfQueryVariables>(SurveyShelfDocument, options as never) as never;
}

export function useCreateSurveyFolderMutation(options?: useMutation.Options<CreateSurveyFolderMutation, CreateSurveyFolderMutationVariables>): useMutation.ResultTuple<CreateSurveyFolderMutation, CreateSurveyFolderMutationVariables> {
  return useMutation<CreateSurveyFolderMutation, CreateSurveyFolderMutationVariables>(CreateSurveyFolderDocument, options);
}

export function useRenameSurveyFolderMutation(options?: useMutation.Options<RenameSurveyFolderMutation, RenameSurveyFolderMutationVariables>): useMutation.ResultTuple<RenameSurveyFolderMutation, RenameSurveyFolderMutationVariables> {
  return useMutation<RenameSurveyFolderMutation, RenameSurveyFolderMutationVariables>(RenameSurveyFolderDocument, options);
}

export function useDeleteSurveyFolderMutation(options?: useMutation.Options<DeleteSurveyFolderMutation, DeleteSurveyFolderMutationVariables>): useMutation.ResultTuple<DeleteSurveyFolderMutation, DeleteSurveyFolderMutationVariables> {
  return useMutation<DeleteSurveyFolderMutation, DeleteSurveyFolderMutationVariables>(DeleteSurveyFolderDocument, options);
}

export function useChangeSurveysMutation(options?: useMutation.Options<ChangeSurveysMutation, ChangeSurveysMutationVariables>): useMutation.ResultTuple<ChangeSurveysMutation, ChangeSurveysMutationVariables> {
  return useMutation<ChangeSurveysMutation, ChangeSurveysMutationVariables>(ChangeSurveysDocument, options);
}

export function useSurveyTotalQuery(options: SkipToken | Exactly<useQuery.Options<SurveyTotalQuery, SurveyTotalQueryVariables>>): useQuery.Result<SurveyTotalQuery, SurveyTotalQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery<SurveyTotalQuery, SurveyTotalQueryVariables>(SurveyTotalDocument, options as never) as never;
}

export function useSurveyTotalSuspenseQuery(options: Exactly<Omit<useSuspenseQuery.Options<SurveyTotalQueryVariables>, 'errorPolicy' | 'skip'>>): useSuspenseQuery.Result<SurveyTotalQuery, SurveyTotalQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery<SurveyTotalQuery, SurveyTotalQueryVariables>(SurveyTotalDocument, options as never) as never;
}

export function useClearSurveyMutation(options?: useMutation.Options<ClearSurveyMutation, ClearSurveyMutationVariables>): useMutation.ResultTuple<ClearSurveyMutation, ClearSurveyMutationVariables> {
  return useMutation<ClearSurveyMutation, ClearSurveyMutationVariables>(ClearSurveyDocument, options);
}

export function usePurgeSurveysMutation(options?: useMutation.Options<PurgeSurveysMutation, PurgeSurveysMutationVariables>): useMutation.ResultTuple<PurgeSurveysMutation, PurgeSurveysMutationVariables> {
  return useMutation<PurgeSurveysMutation, PurgeSurveysMutationVariables>(PurgeSurveysDocument, options);
}