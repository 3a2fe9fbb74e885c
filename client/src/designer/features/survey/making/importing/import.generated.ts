/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '../../../../../graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A new survey with everything in it. */
export type CreateSurveyFromDefinitionInput = {
  /** At most 4 MB in canonical form; any order of keys, defaults may be spelled out. */
  definition: unknown;
};

export type CreateImportedSurveyMutationVariables = Exact<{
  input: CreateSurveyFromDefinitionInput;
}>;


export type CreateImportedSurveyMutation = { createSurveyFromDefinition: { survey: { id: string } } };


export const CreateImportedSurveyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateImportedSurvey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateSurveyFromDefinitionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createSurveyFromDefinition"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"survey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<CreateImportedSurveyMutation, CreateImportedSurveyMutationVariables>;
export function useCreateImportedSurveyMutation(options?: useMutation.Options<CreateImportedSurveyMutation, CreateImportedSurveyMutationVariables>): useMutation.ResultTuple<CreateImportedSurveyMutation, CreateImportedSurveyMutationVariables> {
  return useMutation<CreateImportedSurveyMutation, CreateImportedSurveyMutationVariables>(CreateImportedSurveyDocument, options);
}