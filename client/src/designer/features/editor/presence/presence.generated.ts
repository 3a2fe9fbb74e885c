/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useSubscription } from '../../../../graphql/hooks';
import type { SkipToken } from '../../../../graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The latest act of somebody who edits a survey. */
export type PresenceState =
  /** Opened the survey, and knows of nobody yet: who is there answers with `tellPresence`. */
  | 'ARRIVED'
  /** Is at a place in it. */
  | 'HERE'
  /** Closed it, or lost the connection. */
  | 'LEFT';

/** The place of a window in a survey. */
export type TellPresenceInput = {
  /** The question that is selected there; null: none. */
  nodeId?: number | null | undefined;
  /** One of the caller's surveys. */
  surveyId: string;
  /** Names a window for as long as it is open; 1 to 64 printable characters without spaces, of its own making. */
  window: string;
};

export type SurveyPresenceSubscriptionVariables = Exact<{
  surveyId: string;
  window: string;
}>;


export type SurveyPresenceSubscription = { surveyPresence: { window: string, name: string, nodeId: number | null, state: PresenceState } };

export type TellPresenceMutationVariables = Exact<{
  input: TellPresenceInput;
}>;


export type TellPresenceMutation = { tellPresence: { window: string } };


export const SurveyPresenceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"SurveyPresence"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"window"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"surveyPresence"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"surveyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}}},{"kind":"Argument","name":{"kind":"Name","value":"window"},"value":{"kind":"Variable","name":{"kind":"Name","value":"window"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"window"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<SurveyPresenceSubscription, SurveyPresenceSubscriptionVariables>;
export const TellPresenceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TellPresence"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TellPresenceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tellPresence"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"window"}}]}}]}}]} as unknown as DocumentNode<TellPresenceMutation, TellPresenceMutationVariables>;
export function useSurveyPresenceSubscription(options: SkipToken | useSubscription.Options<SurveyPresenceSubscription, SurveyPresenceSubscriptionVariables>): useSubscription.Result<SurveyPresenceSubscription> {
  return useSubscription<SurveyPresenceSubscription, SurveyPresenceSubscriptionVariables>(SurveyPresenceDocument, options as never);
}

export function useTellPresenceMutation(options?: useMutation.Options<TellPresenceMutation, TellPresenceMutationVariables>): useMutation.ResultTuple<TellPresenceMutation, TellPresenceMutationVariables> {
  return useMutation<TellPresenceMutation, TellPresenceMutationVariables>(TellPresenceDocument, options);
}