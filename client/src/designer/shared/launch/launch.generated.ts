/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '../../../graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Which survey starts collecting. */
export type LaunchSurveyInput = {
  /** The origin links are built from, e.g. https://survey.example.com. Used only if it is one of the configured public addresses. */
  domain?: string | null | undefined;
  /** One of the caller's surveys. */
  surveyId: string;
};

/** Names one of the caller's surveys. */
export type SurveyIdInput = {
  /** One of the caller's surveys. */
  surveyId: string;
};

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

export type LaunchSurveyMutationVariables = Exact<{
  input: LaunchSurveyInput;
}>;


export type LaunchSurveyMutation = { launchSurvey: { version: number, url: string, qrCode: string, notice: string | null, survey: { id: string, state: SurveyState, status: SurveyStatus, publishedVersion: number | null } } };

export type StopSurveyMutationVariables = Exact<{
  input: SurveyIdInput;
}>;


export type StopSurveyMutation = { stopSurvey: { survey: { id: string, state: SurveyState, status: SurveyStatus, editable: boolean } } };


export const LaunchSurveyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LaunchSurvey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LaunchSurveyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"launchSurvey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"qrCode"}},{"kind":"Field","name":{"kind":"Name","value":"notice"}},{"kind":"Field","name":{"kind":"Name","value":"survey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"publishedVersion"}}]}}]}}]}}]} as unknown as DocumentNode<LaunchSurveyMutation, LaunchSurveyMutationVariables>;
export const StopSurveyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StopSurvey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SurveyIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stopSurvey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"survey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"editable"}}]}}]}}]}}]} as unknown as DocumentNode<StopSurveyMutation, StopSurveyMutationVariables>;
export function useLaunchSurveyMutation(options?: useMutation.Options<LaunchSurveyMutation, LaunchSurveyMutationVariables>): useMutation.ResultTuple<LaunchSurveyMutation, LaunchSurveyMutationVariables> {
  return useMutation<LaunchSurveyMutation, LaunchSurveyMutationVariables>(LaunchSurveyDocument, options);
}

export function useStopSurveyMutation(options?: useMutation.Options<StopSurveyMutation, StopSurveyMutationVariables>): useMutation.ResultTuple<StopSurveyMutation, StopSurveyMutationVariables> {
  return useMutation<StopSurveyMutation, StopSurveyMutationVariables>(StopSurveyDocument, options);
}