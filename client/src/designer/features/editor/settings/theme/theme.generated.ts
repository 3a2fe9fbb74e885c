/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery, useSuspenseQuery } from '../../../../../graphql/hooks';
import type { SkipToken } from '../../../../../graphql/hooks';
import type { Exactly } from '../../../../../graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Names an own theme. */
export type DeleteOwnThemeInput = {
  /** A theme of the caller's own. */
  themeId: string;
};

/** The look of a survey that is to be kept under a name. */
export type SaveThemeAsInput = {
  /** 1 to 24 characters, spaces around it left out; unique among the author's, whatever its letter case. */
  name: string;
  /** One of the caller's surveys. */
  surveyId: string;
};

/** Keys of the look to change. What is absent stays; null leads back to the default. */
export type SurveyThemeInput = {
  /** The colour of buttons, selection, focus and links. */
  accent?: string | null | undefined;
  /** What lies behind the sheet: a colour `#rrggbb`, or the stored name of a picture. */
  back?: string | null | undefined;
  /** Stored name of a picture over the survey. */
  cover?: string | null | undefined;
  /** Numbers before the questions. */
  hasNumbers?: boolean | null | undefined;
  /** The line that shows how far one is. */
  hasProgress?: boolean | null | undefined;
  /** The text. Left out: what reads well on the sheet. */
  ink?: string | null | undefined;
  /** Light on dark, where `surface` says nothing else. */
  isDark?: boolean | null | undefined;
  /** Stored name of a small picture at the head of the sheet. */
  logo?: string | null | undefined;
  /** Plain text, at most 24 characters: the button that leads on, where a page has none of its own; not the one that sends. */
  nextText?: string | null | undefined;
  /** Plain text, at most 24 characters: the button that leads back, where a page has none of its own. */
  prevText?: string | null | undefined;
  /** Pixels by which corners are rounded. */
  radius?: number | null | undefined;
  /** The sheet. Left out: white, or nearly black where `isDark`. */
  surface?: string | null | undefined;
  /** 0 normal, 1 large, 2 larger. */
  textSize?: number | null | undefined;
};

/** What is to be different of an own theme. Absent: stays. */
export type UpdateOwnThemeInput = {
  /** 1 to 24 characters, spaces around it left out; unique among the author's, whatever its letter case. */
  name?: string | null | undefined;
  /** A theme of the caller's own. */
  themeId: string;
  /** Keys to change: absent ones stay, null leads back to the default. */
  themeStyle?: SurveyThemeInput | null | undefined;
};

export type OwnThemesQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnThemesQuery = { ownThemes: Array<{ id: string, name: string, themeStyle: { back: string | null, prevText: string | null, nextText: string | null, accent: string, surface: string | null, ink: string | null, radius: number, textSize: number, isDark: boolean, hasProgress: boolean, hasNumbers: boolean, cover: string | null, logo: string | null } }> };

export type OwnThemeFragment = { id: string, name: string, themeStyle: { back: string | null, prevText: string | null, nextText: string | null, accent: string, surface: string | null, ink: string | null, radius: number, textSize: number, isDark: boolean, hasProgress: boolean, hasNumbers: boolean, cover: string | null, logo: string | null } };

export type SaveThemeAsMutationVariables = Exact<{
  input: SaveThemeAsInput;
}>;


export type SaveThemeAsMutation = { saveThemeAs: { theme: { id: string, name: string, themeStyle: { back: string | null, prevText: string | null, nextText: string | null, accent: string, surface: string | null, ink: string | null, radius: number, textSize: number, isDark: boolean, hasProgress: boolean, hasNumbers: boolean, cover: string | null, logo: string | null } } } };

export type UpdateOwnThemeMutationVariables = Exact<{
  input: UpdateOwnThemeInput;
}>;


export type UpdateOwnThemeMutation = { updateOwnTheme: { theme: { id: string, name: string, themeStyle: { back: string | null, prevText: string | null, nextText: string | null, accent: string, surface: string | null, ink: string | null, radius: number, textSize: number, isDark: boolean, hasProgress: boolean, hasNumbers: boolean, cover: string | null, logo: string | null } } } };

export type DeleteOwnThemeMutationVariables = Exact<{
  input: DeleteOwnThemeInput;
}>;


export type DeleteOwnThemeMutation = { deleteOwnTheme: { removedId: string } };

export type PermissionQueryVariables = Exact<{ [key: string]: never; }>;


export type PermissionQuery = { me: { id: string, permission: { editable: boolean, canCascade: boolean, canCustomThemeNum: boolean } } };

export const OwnThemeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnTheme"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnTheme"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"themeStyle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"back"}},{"kind":"Field","name":{"kind":"Name","value":"prevText"}},{"kind":"Field","name":{"kind":"Name","value":"nextText"}},{"kind":"Field","name":{"kind":"Name","value":"accent"}},{"kind":"Field","name":{"kind":"Name","value":"surface"}},{"kind":"Field","name":{"kind":"Name","value":"ink"}},{"kind":"Field","name":{"kind":"Name","value":"radius"}},{"kind":"Field","name":{"kind":"Name","value":"textSize"}},{"kind":"Field","name":{"kind":"Name","value":"isDark"}},{"kind":"Field","name":{"kind":"Name","value":"hasProgress"}},{"kind":"Field","name":{"kind":"Name","value":"hasNumbers"}},{"kind":"Field","name":{"kind":"Name","value":"cover"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}}]}}]}}]} as unknown as DocumentNode<OwnThemeFragment, unknown>;
export const OwnThemesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnThemes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ownThemes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnTheme"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnTheme"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnTheme"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"themeStyle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"back"}},{"kind":"Field","name":{"kind":"Name","value":"prevText"}},{"kind":"Field","name":{"kind":"Name","value":"nextText"}},{"kind":"Field","name":{"kind":"Name","value":"accent"}},{"kind":"Field","name":{"kind":"Name","value":"surface"}},{"kind":"Field","name":{"kind":"Name","value":"ink"}},{"kind":"Field","name":{"kind":"Name","value":"radius"}},{"kind":"Field","name":{"kind":"Name","value":"textSize"}},{"kind":"Field","name":{"kind":"Name","value":"isDark"}},{"kind":"Field","name":{"kind":"Name","value":"hasProgress"}},{"kind":"Field","name":{"kind":"Name","value":"hasNumbers"}},{"kind":"Field","name":{"kind":"Name","value":"cover"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}}]}}]}}]} as unknown as DocumentNode<OwnThemesQuery, OwnThemesQueryVariables>;
export const SaveThemeAsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveThemeAs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveThemeAsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveThemeAs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"theme"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnTheme"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnTheme"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnTheme"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"themeStyle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"back"}},{"kind":"Field","name":{"kind":"Name","value":"prevText"}},{"kind":"Field","name":{"kind":"Name","value":"nextText"}},{"kind":"Field","name":{"kind":"Name","value":"accent"}},{"kind":"Field","name":{"kind":"Name","value":"surface"}},{"kind":"Field","name":{"kind":"Name","value":"ink"}},{"kind":"Field","name":{"kind":"Name","value":"radius"}},{"kind":"Field","name":{"kind":"Name","value":"textSize"}},{"kind":"Field","name":{"kind":"Name","value":"isDark"}},{"kind":"Field","name":{"kind":"Name","value":"hasProgress"}},{"kind":"Field","name":{"kind":"Name","value":"hasNumbers"}},{"kind":"Field","name":{"kind":"Name","value":"cover"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}}]}}]}}]} as unknown as DocumentNode<SaveThemeAsMutation, SaveThemeAsMutationVariables>;
export const UpdateOwnThemeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateOwnTheme"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateOwnThemeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateOwnTheme"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"theme"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnTheme"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnTheme"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnTheme"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"themeStyle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"back"}},{"kind":"Field","name":{"kind":"Name","value":"prevText"}},{"kind":"Field","name":{"kind":"Name","value":"nextText"}},{"kind":"Field","name":{"kind":"Name","value":"accent"}},{"kind":"Field","name":{"kind":"Name","value":"surface"}},{"kind":"Field","name":{"kind":"Name","value":"ink"}},{"kind":"Field","name":{"kind":"Name","value":"radius"}},{"kind":"Field","name":{"kind":"Name","value":"textSize"}},{"kind":"Field","name":{"kind":"Name","value":"isDark"}},{"kind":"Field","name":{"kind":"Name","value":"hasProgress"}},{"kind":"Field","name":{"kind":"Name","value":"hasNumbers"}},{"kind":"Field","name":{"kind":"Name","value":"cover"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}}]}}]}}]} as unknown as DocumentNode<UpdateOwnThemeMutation, UpdateOwnThemeMutationVariables>;
export const DeleteOwnThemeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteOwnTheme"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteOwnThemeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteOwnTheme"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removedId"}}]}}]}}]} as unknown as DocumentNode<DeleteOwnThemeMutation, DeleteOwnThemeMutationVariables>;
export const PermissionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Permission"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"permission"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editable"}},{"kind":"Field","name":{"kind":"Name","value":"canCascade"}},{"kind":"Field","name":{"kind":"Name","value":"canCustomThemeNum"}}]}}]}}]}}]} as unknown as DocumentNode<PermissionQuery, PermissionQueryVariables>;
export function useOwnThemesQuery(options?: SkipToken | Exactly<useQuery.Options<OwnThemesQuery, OwnThemesQueryVariables>>): useQuery.Result<OwnThemesQuery, OwnThemesQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery<OwnThemesQuery, OwnThemesQueryVariables>(OwnThemesDocument, options as never) as never;
}

export function useOwnThemesSuspenseQuery(options?: Exactly<Omit<useSuspenseQuery.Options<OwnThemesQueryVariables>, 'errorPolicy' | 'skip'>>): useSuspenseQuery.Result<OwnThemesQuery, OwnThemesQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery<OwnThemesQuery, OwnThemesQueryVariables>(OwnThemesDocument, options as never) as never;
}

export function useSaveThemeAsMutation(options?: useMutation.Options<SaveThemeAsMutation, SaveThemeAsMutationVariables>): useMutation.ResultTuple<SaveThemeAsMutation, SaveThemeAsMutationVariables> {
  return useMutation<SaveThemeAsMutation, SaveThemeAsMutationVariables>(SaveThemeAsDocument, options);
}

export function useUpdateOwnThemeMutation(options?: useMutation.Options<UpdateOwnThemeMutation, UpdateOwnThemeMutationVariables>): useMutation.ResultTuple<UpdateOwnThemeMutation, UpdateOwnThemeMutationVariables> {
  return useMutation<UpdateOwnThemeMutation, UpdateOwnThemeMutationVariables>(UpdateOwnThemeDocument, options);
}

export function useDeleteOwnThemeMutation(options?: useMutation.Options<DeleteOwnThemeMutation, DeleteOwnThemeMutationVariables>): useMutation.ResultTuple<DeleteOwnThemeMutation, DeleteOwnThemeMutationVariables> {
  return useMutation<DeleteOwnThemeMutation, DeleteOwnThemeMutationVariables>(DeleteOwnThemeDocument, options);
}

export function usePermissionQuery(options?: SkipToken | Exactly<useQuery.Options<PermissionQuery, PermissionQueryVariables>>): useQuery.Result<PermissionQuery, PermissionQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery<PermissionQuery, PermissionQueryVariables>(PermissionDocument, options as never) as never;
}

export function usePermissionSuspenseQuery(options?: Exactly<Omit<useSuspenseQuery.Options<PermissionQueryVariables>, 'errorPolicy' | 'skip'>>): useSuspenseQuery.Result<PermissionQuery, PermissionQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery<PermissionQuery, PermissionQueryVariables>(PermissionDocument, options as never) as never;
}