/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, useSuspenseQuery } from '../../../../../graphql/hooks';
import type { SkipToken } from '../../../../../graphql/hooks';
import type { Exactly } from '../../../../../graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AnswersOfQuestionsQueryVariables = Exact<{
  surveyId: string;
  nodeIds: Array<number> | number;
}>;


export type AnswersOfQuestionsQuery = { survey: { id: string, publishedVersion: number | null, report: { questions: Array<{ nodeId: number, base: number }> } | null } };


export const AnswersOfQuestionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AnswersOfQuestions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"nodeIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"survey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"publishedVersion"}},{"kind":"Field","name":{"kind":"Name","value":"report"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"nodeIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"nodeIds"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"base"}}]}}]}}]}}]}}]} as unknown as DocumentNode<AnswersOfQuestionsQuery, AnswersOfQuestionsQueryVariables>;
export function useAnswersOfQuestionsQuery(options: SkipToken | Exactly<useQuery.Options<AnswersOfQuestionsQuery, AnswersOfQuestionsQueryVariables>>): useQuery.Result<AnswersOfQuestionsQuery, AnswersOfQuestionsQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery<AnswersOfQuestionsQuery, AnswersOfQuestionsQueryVariables>(AnswersOfQuestionsDocument, options as never) as never;
}

export function useAnswersOfQuestionsSuspenseQuery(options: Exactly<Omit<useSuspenseQuery.Options<AnswersOfQuestionsQueryVariables>, 'errorPolicy' | 'skip'>>): useSuspenseQuery.Result<AnswersOfQuestionsQuery, AnswersOfQuestionsQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery<AnswersOfQuestionsQuery, AnswersOfQuestionsQueryVariables>(AnswersOfQuestionsDocument, options as never) as never;
}