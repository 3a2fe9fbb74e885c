/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery, useSuspenseQuery } from '../../../graphql/hooks';
import type { SkipToken } from '../../../graphql/hooks';
import type { Exactly } from '../../../graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The template of a new survey. */
export type CreateSurveyFromTemplateInput = {
  /** zh-CN or en. Absent: the language of the request; of an own template the one it has. */
  language?: string | null | undefined;
  /** A common template or an own one. */
  templateId: string;
};

/** Names an own template. */
export type DeleteTemplateInput = {
  /** One of the caller's own templates. */
  templateId: string;
};

/** Which templates a list holds. What is left out filters nothing. */
export type TemplateFilter = {
  /** Part of the title, the description or a question, at most 24 characters; letter case does not matter. */
  keyword?: string | null | undefined;
  /** True: the caller's own templates instead of the common ones. */
  own?: boolean | null | undefined;
  /** Name of a topic; one that is not there has no templates. */
  topic?: string | null | undefined;
};

/** What is to be different of an own template. Absent: stays. */
export type UpdateTemplateInput = {
  /** At most 200 characters, spaces around it left out. */
  description?: string | null | undefined;
  /** One of the caller's own templates. */
  templateId: string;
  /** 1 to 100 characters, spaces around it left out. */
  title?: string | null | undefined;
  /** Name of a topic, as `templateTopics` lists them. */
  topic?: string | null | undefined;
};

export type TemplateCardFragment = { id: string, title: string, description: string, topic: string, common: boolean, questionCount: number, minutes: number, firstQuestion: string, firstOptions: Array<string>, accent: string, surface: string | null, isDark: boolean };

export type TemplateListQueryVariables = Exact<{
  filter: TemplateFilter;
}>;


export type TemplateListQuery = { templates: { totalCount: number, edges: Array<{ node: { id: string, title: string, description: string, topic: string, common: boolean, questionCount: number, minutes: number, firstQuestion: string, firstOptions: Array<string>, accent: string, surface: string | null, isDark: boolean } }> }, templateTopics: Array<{ name: string, title: string, templateCount: number }> };

export type TemplateTopicsQueryVariables = Exact<{ [key: string]: never; }>;


export type TemplateTopicsQuery = { templateTopics: Array<{ name: string, title: string, templateCount: number, best: Array<{ id: string, title: string, description: string, topic: string, common: boolean, questionCount: number, minutes: number, firstQuestion: string, firstOptions: Array<string>, accent: string, surface: string | null, isDark: boolean }> }> };

export type TemplateDetailQueryVariables = Exact<{
  id: string;
  language?: string | null | undefined;
}>;


export type TemplateDetailQuery = { template: { language: string, definition: unknown, previewUrl: string, template: { languages: Array<string>, updatedAt: string | null, id: string, title: string, description: string, topic: string, common: boolean, questionCount: number, minutes: number, firstQuestion: string, firstOptions: Array<string>, accent: string, surface: string | null, isDark: boolean } }, templateTopics: Array<{ name: string, title: string }> };

export type UseTemplateMutationVariables = Exact<{
  input: CreateSurveyFromTemplateInput;
}>;


export type UseTemplateMutation = { createSurveyFromTemplate: { survey: { id: string } } };

export type ChangeTemplateMutationVariables = Exact<{
  input: UpdateTemplateInput;
}>;


export type ChangeTemplateMutation = { updateTemplate: { template: { updatedAt: string | null, id: string, title: string, description: string, topic: string, common: boolean, questionCount: number, minutes: number, firstQuestion: string, firstOptions: Array<string>, accent: string, surface: string | null, isDark: boolean } } };

export type DeleteTemplateMutationVariables = Exact<{
  input: DeleteTemplateInput;
}>;


export type DeleteTemplateMutation = { deleteTemplate: { templateId: string } };

export const TemplateCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TemplateCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SurveyTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"common"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"firstQuestion"}},{"kind":"Field","name":{"kind":"Name","value":"firstOptions"}},{"kind":"Field","name":{"kind":"Name","value":"accent"}},{"kind":"Field","name":{"kind":"Name","value":"surface"}},{"kind":"Field","name":{"kind":"Name","value":"isDark"}}]}}]} as unknown as DocumentNode<TemplateCardFragment, unknown>;
export const TemplateListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TemplateList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TemplateFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"templates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TemplateCard"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"templateTopics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"templateCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TemplateCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SurveyTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"common"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"firstQuestion"}},{"kind":"Field","name":{"kind":"Name","value":"firstOptions"}},{"kind":"Field","name":{"kind":"Name","value":"accent"}},{"kind":"Field","name":{"kind":"Name","value":"surface"}},{"kind":"Field","name":{"kind":"Name","value":"isDark"}}]}}]} as unknown as DocumentNode<TemplateListQuery, TemplateListQueryVariables>;
export const TemplateTopicsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TemplateTopics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"templateTopics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"templateCount"}},{"kind":"Field","name":{"kind":"Name","value":"best"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TemplateCard"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TemplateCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SurveyTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"common"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"firstQuestion"}},{"kind":"Field","name":{"kind":"Name","value":"firstOptions"}},{"kind":"Field","name":{"kind":"Name","value":"accent"}},{"kind":"Field","name":{"kind":"Name","value":"surface"}},{"kind":"Field","name":{"kind":"Name","value":"isDark"}}]}}]} as unknown as DocumentNode<TemplateTopicsQuery, TemplateTopicsQueryVariables>;
export const TemplateDetailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TemplateDetail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"template"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"definition"}},{"kind":"Field","name":{"kind":"Name","value":"previewUrl"}},{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TemplateCard"}},{"kind":"Field","name":{"kind":"Name","value":"languages"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"templateTopics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TemplateCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SurveyTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"common"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"firstQuestion"}},{"kind":"Field","name":{"kind":"Name","value":"firstOptions"}},{"kind":"Field","name":{"kind":"Name","value":"accent"}},{"kind":"Field","name":{"kind":"Name","value":"surface"}},{"kind":"Field","name":{"kind":"Name","value":"isDark"}}]}}]} as unknown as DocumentNode<TemplateDetailQuery, TemplateDetailQueryVariables>;
export const UseTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UseTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateSurveyFromTemplateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createSurveyFromTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"survey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<UseTemplateMutation, UseTemplateMutationVariables>;
export const ChangeTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateTemplateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TemplateCard"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TemplateCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SurveyTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"common"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"firstQuestion"}},{"kind":"Field","name":{"kind":"Name","value":"firstOptions"}},{"kind":"Field","name":{"kind":"Name","value":"accent"}},{"kind":"Field","name":{"kind":"Name","value":"surface"}},{"kind":"Field","name":{"kind":"Name","value":"isDark"}}]}}]} as unknown as DocumentNode<ChangeTemplateMutation, ChangeTemplateMutationVariables>;
export const DeleteTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteTemplateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"templateId"}}]}}]}}]} as unknown as DocumentNode<DeleteTemplateMutation, DeleteTemplateMutationVariables>;
export function useTemplateListQuery(options: SkipToken | Exactly<useQuery.Options<TemplateListQuery, TemplateListQueryVariables>>): useQuery.Result<TemplateListQuery, TemplateListQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery<TemplateListQuery, TemplateListQueryVariables>(TemplateListDocument, options as never) as never;
}

export function useTemplateListSuspenseQuery(options: Exactly<Omit<useSuspenseQuery.Options<TemplateListQueryVariables>, 'errorPolicy' | 'skip'>>): useSuspenseQuery.Result<TemplateListQuery, TemplateListQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery<TemplateListQuery, TemplateListQueryVariables>(TemplateListDocument, options as never) as never;
}

export function useTemplateTopicsQuery(options?: SkipToken | Exactly<useQuery.Options<TemplateTopicsQuery, TemplateTopicsQueryVariables>>): useQuery.Result<TemplateTopicsQuery, TemplateTopicsQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery<TemplateTopicsQuery, TemplateTopicsQueryVariables>(TemplateTopicsDocument, options as never) as never;
}

export function useTemplateTopicsSuspenseQuery(options?: Exactly<Omit<useSuspenseQuery.Options<TemplateTopicsQueryVariables>, 'errorPolicy' | 'skip'>>): useSuspenseQuery.Result<TemplateTopicsQuery, TemplateTopicsQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery<TemplateTopicsQuery, TemplateTopicsQueryVariables>(TemplateTopicsDocument, options as never) as never;
}

export function useTemplateDetailQuery(options: SkipToken | Exactly<useQuery.Options<TemplateDetailQuery, TemplateDetailQueryVariables>>): useQuery.Result<TemplateDetailQuery, TemplateDetailQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery<TemplateDetailQuery, TemplateDetailQueryVariables>(TemplateDetailDocument, options as never) as never;
}

export function useTemplateDetailSuspenseQuery(options: Exactly<Omit<useSuspenseQuery.Options<TemplateDetailQueryVariables>, 'errorPolicy' | 'skip'>>): useSuspenseQuery.Result<TemplateDetailQuery, TemplateDetailQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery<TemplateDetailQuery, TemplateDetailQueryVariables>(TemplateDetailDocument, options as never) as never;
}

export function useUseTemplateMutation(options?: useMutation.Options<UseTemplateMutation, UseTemplateMutationVariables>): useMutation.ResultTuple<UseTemplateMutation, UseTemplateMutationVariables> {
  return useMutation<UseTemplateMutation, UseTemplateMutationVariables>(UseTemplateDocument, options);
}

export function useChangeTemplateMutation(options?: useMutation.Options<ChangeTemplateMutation, ChangeTemplateMutationVariables>): useMutation.ResultTuple<ChangeTemplateMutation, ChangeTemplateMutationVariables> {
  return useMutation<ChangeTemplateMutation, ChangeTemplateMutationVariables>(ChangeTemplateDocument, options);
}

export function useDeleteTemplateMutation(options?: useMutation.Options<DeleteTemplateMutation, DeleteTemplateMutationVariables>): useMutation.ResultTuple<DeleteTemplateMutation, DeleteTemplateMutationVariables> {
  return useMutation<DeleteTemplateMutation, DeleteTemplateMutationVariables>(DeleteTemplateDocument, options);
}