/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, useSubscription, useSuspenseQuery } from '../../../graphql/hooks';
import type { SkipToken } from '../../../graphql/hooks';
import type { Exactly } from '../../../graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Whether a survey collects responses. */
export type SurveyState =
  /** It is closed for good. */
  | 'COMPLETE'
  /** It takes no answers: a draft, or stopped. */
  | 'NOT_COLLECTING'
  /** It takes answers. */
  | 'RUNNING';

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

export type EditorSurveyQueryVariables = Exact<{
  surveyId: string;
}>;


export type EditorSurveyQuery = { survey: { id: string, state: SurveyState, status: SurveyStatus, editable: boolean, publishedVersion: number | null, unpublishedChanges: number | null }, surveyDefinition: { surveyId: string, revision: number, definition: unknown } };

export type EditorStateQueryVariables = Exact<{
  surveyId: string;
}>;


export type EditorStateQuery = { survey: { id: string, state: SurveyState, status: SurveyStatus, editable: boolean, publishedVersion: number | null, unpublishedChanges: number | null } };

export type EditorDocumentQueryVariables = Exact<{
  surveyId: string;
}>;


export type EditorDocumentQuery = { surveyDefinition: { surveyId: string, revision: number, definition: unknown } };

export type SurveyEditedSubscriptionVariables = Exact<{
  surveyId: string;
}>;


export type SurveyEditedSubscription = { surveyEdited: { revision: number } };


export const EditorSurveyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditorSurvey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"survey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"editable"}},{"kind":"Field","name":{"kind":"Name","value":"publishedVersion"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishedChanges"}}]}},{"kind":"Field","name":{"kind":"Name","value":"surveyDefinition"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"surveyId"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"definition"}}]}}]}}]} as unknown as DocumentNode<EditorSurveyQuery, EditorSurveyQueryVariables>;
export const EditorStateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditorState"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"survey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"editable"}},{"kind":"Field","name":{"kind":"Name","value":"publishedVersion"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishedChanges"}}]}}]}}]} as unknown as DocumentNode<EditorStateQuery, EditorStateQueryVariables>;
export const EditorDocumentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditorDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"surveyDefinition"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"surveyId"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"definition"}}]}}]}}]} as unknown as DocumentNode<EditorDocumentQuery, EditorDocumentQueryVariables>;
export const SurveyEditedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"SurveyEdited"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"surveyEdited"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"surveyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]}}]} as unknown as DocumentNode<SurveyEditedSubscription, SurveyEditedSubscriptionVariables>;
export function useEditorSurveyQuery(options: SkipToken | Exactly<useQuery.Options<EditorSurveyQuery, EditorSurveyQueryVariables>>): useQuery.Result<EditorSurveyQuery, EditorSurveyQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery<EditorSurveyQuery, EditorSurveyQueryVariables>(EditorSurveyDocument, options as never) as never;
}

export function useEditorSurveySuspenseQuery(options: Exactly<Omit<useSuspenseQuery.Options<EditorSurveyQueryVariables>, 'errorPolicy' | 'skip'>>): useSuspenseQuery.Result<EditorSurveyQuery, EditorSurveyQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery<EditorSurveyQuery, EditorSurveyQueryVariables>(EditorSurveyDocument, options as never) as never;
}

export function useEditorStateQuery(options: SkipToken | Exactly<useQuery.Options<EditorStateQuery, EditorStateQueryVariables>>): useQuery.Result<EditorStateQuery, EditorStateQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery<EditorStateQuery, EditorStateQueryVariables>(EditorStateDocument, options as never) as never;
}

export function useEditorStateSuspenseQuery(options: Exactly<Omit<useSuspenseQuery.Options<EditorStateQueryVariables>, 'errorPolicy' | 'skip'>>): useSuspenseQuery.Result<EditorStateQuery, EditorStateQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery<EditorStateQuery, EditorStateQueryVariables>(EditorStateDocument, options as never) as never;
}

export function useEditorDocumentQuery(options: SkipToken | Exactly<useQuery.Options<EditorDocumentQuery, EditorDocumentQueryVariables>>): useQuery.Result<EditorDocumentQuery, EditorDocumentQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery<EditorDocumentQuery, EditorDocumentQueryVariables>(EditorDocumentDocument, options as never) as never;
}

export function useEditorDocumentSuspenseQuery(options: Exactly<Omit<useSuspenseQuery.Options<EditorDocumentQueryVariables>, 'errorPolicy' | 'skip'>>): useSuspenseQuery.Result<EditorDocumentQuery, EditorDocumentQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery<EditorDocumentQuery, EditorDocumentQueryVariables>(EditorDocumentDocument, options as never) as never;
}

export function useSurveyEditedSubscription(options: SkipToken | useSubscription.Options<SurveyEditedSubscription, SurveyEditedSubscriptionVariables>): useSubscription.Result<SurveyEditedSubscription> {
  return useSubscription<SurveyEditedSubscription, SurveyEditedSubscriptionVariables>(SurveyEditedDocument, options as never);
}