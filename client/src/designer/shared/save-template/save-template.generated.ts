/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery, useSuspenseQuery } from '../../../graphql/hooks';
import type { SkipToken } from '../../../graphql/hooks';
import type { Exactly } from '../../../graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A survey that is to be kept as a template. */
export type SaveTemplateInput = {
  /** At most 200 characters, spaces around it left out. */
  description?: string | null | undefined;
  /** One of the caller's surveys. */
  surveyId: string;
  /** 1 to 100 characters, spaces around it left out. */
  title: string;
  /** Name of a topic, as `templateTopics` lists them. */
  topic: string;
};

export type TemplateTopicNamesQueryVariables = Exact<{ [key: string]: never; }>;


export type TemplateTopicNamesQuery = { templateTopics: Array<{ name: string, title: string }> };

export type SaveTemplateMutationVariables = Exact<{
  input: SaveTemplateInput;
}>;


export type SaveTemplateMutation = { saveTemplate: { template: { id: string } } };


export const TemplateTopicNamesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TemplateTopicNames"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"templateTopics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]} as unknown as DocumentNode<TemplateTopicNamesQuery, TemplateTopicNamesQueryVariables>;
export const SaveTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveTemplateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<SaveTemplateMutation, SaveTemplateMutationVariables>;
export function useTemplateTopicNamesQuery(options?: SkipToken | Exactly<useQuery.Options<TemplateTopicNamesQuery, TemplateTopicNamesQueryVariables>>): useQuery.Result<TemplateTopicNamesQuery, TemplateTopicNamesQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery<TemplateTopicNamesQuery, TemplateTopicNamesQueryVariables>(TemplateTopicNamesDocument, options as never) as never;
}

export function useTemplateTopicNamesSuspenseQuery(options?: Exactly<Omit<useSuspenseQuery.Options<TemplateTopicNamesQueryVariables>, 'errorPolicy' | 'skip'>>): useSuspenseQuery.Result<TemplateTopicNamesQuery, TemplateTopicNamesQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery<TemplateTopicNamesQuery, TemplateTopicNamesQueryVariables>(TemplateTopicNamesDocument, options as never) as never;
}

export function useSaveTemplateMutation(options?: useMutation.Options<SaveTemplateMutation, SaveTemplateMutationVariables>): useMutation.ResultTuple<SaveTemplateMutation, SaveTemplateMutationVariables> {
  return useMutation<SaveTemplateMutation, SaveTemplateMutationVariables>(SaveTemplateDocument, options);
}