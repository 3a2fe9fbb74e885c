/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '../../../../../graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Names one of the caller's surveys. */
export type SurveyIdInput = {
  /** One of the caller's surveys. */
  surveyId: string;
};

export type CreateTestLinkMutationVariables = Exact<{
  input: SurveyIdInput;
}>;


export type CreateTestLinkMutation = { createTestLink: { url: string } };


export const CreateTestLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateTestLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SurveyIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createTestLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<CreateTestLinkMutation, CreateTestLinkMutationVariables>;
export function useCreateTestLinkMutation(options?: useMutation.Options<CreateTestLinkMutation, CreateTestLinkMutationVariables>): useMutation.ResultTuple<CreateTestLinkMutation, CreateTestLinkMutationVariables> {
  return useMutation<CreateTestLinkMutation, CreateTestLinkMutationVariables>(CreateTestLinkDocument, options);
}