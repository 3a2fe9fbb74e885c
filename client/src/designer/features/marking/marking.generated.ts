/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery, useSuspenseQuery } from '../../../graphql/hooks';
import type { SkipToken } from '../../../graphql/hooks';
import type { Exactly } from '../../../graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What a person gives for an answer. */
export type AnswerMarkInput = {
  /** What its respondent is told, at most 500 characters; null: nothing. */
  comment?: string | null | undefined;
  /** Local id of the question. */
  nodeId: number;
  /** Points, in halves from 0 to those of the question. */
  points: number;
  /** The response. */
  responseId: string;
};

/** Whether a person has marked an answer. */
export type HandMarkState =
  /** Somebody has. */
  | 'MARKED'
  /** Nobody has yet. */
  | 'WAITING';

/** What people give for answers of an exam. */
export type MarkAnswersInput = {
  /** True: answers that are marked already are corrected. Otherwise they are refused (A0447). */
  again?: boolean | null | undefined;
  /** 1 to 100 marks, of each answer one. */
  marks: Array<AnswerMarkInput>;
  /** One of the caller's surveys. */
  surveyId: string;
};

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

export type MarkingPageQueryVariables = Exact<{
  surveyId: string;
}>;


export type MarkingPageQuery = { survey: { id: string, title: string, status: SurveyStatus }, examMarking: { waitingResponses: number, questions: Array<{ nodeId: number, code: string, title: string, maximum: number, analysis: string | null, waiting: number, marked: number }> } };

export type MarkingProgressFragment = { waitingResponses: number, questions: Array<{ nodeId: number, code: string, title: string, maximum: number, analysis: string | null, waiting: number, marked: number }> };

export type ExamAnswersQueryVariables = Exact<{
  surveyId: string;
  state: HandMarkState;
  nodeId?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ExamAnswersQuery = { examAnswers: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ cursor: string, node: { responseId: string, nodeId: number, number: number, submittedAt: string, points: number | null, comment: string | null, lines: Array<{ label: string | null, texts: Array<string> }> } }> } };

export type AnswerToMarkFragment = { responseId: string, nodeId: number, number: number, submittedAt: string, points: number | null, comment: string | null, lines: Array<{ label: string | null, texts: Array<string> }> };

export type MarkAnswersMutationVariables = Exact<{
  input: MarkAnswersInput;
}>;


export type MarkAnswersMutation = { markAnswers: { progress: { waitingResponses: number, questions: Array<{ nodeId: number, code: string, title: string, maximum: number, analysis: string | null, waiting: number, marked: number }> } } };

export const MarkingProgressFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MarkingProgress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MarkingProgress"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waitingResponses"}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"maximum"}},{"kind":"Field","name":{"kind":"Name","value":"analysis"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"marked"}}]}}]}}]} as unknown as DocumentNode<MarkingProgressFragment, unknown>;
export const AnswerToMarkFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnswerToMark"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QueuedAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"responseId"}},{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"texts"}}]}}]}}]} as unknown as DocumentNode<AnswerToMarkFragment, unknown>;
export const MarkingPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MarkingPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"survey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"examMarking"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"surveyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MarkingProgress"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MarkingProgress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MarkingProgress"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waitingResponses"}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"maximum"}},{"kind":"Field","name":{"kind":"Name","value":"analysis"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"marked"}}]}}]}}]} as unknown as DocumentNode<MarkingPageQuery, MarkingPageQueryVariables>;
export const ExamAnswersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExamAnswers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HandMarkState"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"nodeId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"examAnswers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"surveyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"nodeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"nodeId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AnswerToMark"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnswerToMark"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QueuedAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"responseId"}},{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"texts"}}]}}]}}]} as unknown as DocumentNode<ExamAnswersQuery, ExamAnswersQueryVariables>;
export const MarkAnswersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkAnswers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MarkAnswersInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markAnswers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"progress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MarkingProgress"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MarkingProgress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MarkingProgress"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waitingResponses"}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"maximum"}},{"kind":"Field","name":{"kind":"Name","value":"analysis"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"marked"}}]}}]}}]} as unknown as DocumentNode<MarkAnswersMutation, MarkAnswersMutationVariables>;
export function useMarkingPageQuery(options: SkipToken | Exactly<useQuery.Options<MarkingPageQuery, MarkingPageQueryVariables>>): useQuery.Result<MarkingPageQuery, MarkingPageQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery<MarkingPageQuery, MarkingPageQueryVariables>(MarkingPageDocument, options as never) as never;
}

export function useMarkingPageSuspenseQuery(options: Exactly<Omit<useSuspenseQuery.Options<MarkingPageQueryVariables>, 'errorPolicy' | 'skip'>>): useSuspenseQuery.Result<MarkingPageQuery, MarkingPageQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery<MarkingPageQuery, MarkingPageQueryVariables>(MarkingPageDocument, options as never) as never;
}

export function useExamAnswersQuery(options: SkipToken | Exactly<useQuery.Options<ExamAnswersQuery, ExamAnswersQueryVariables>>): useQuery.Result<ExamAnswersQuery, ExamAnswersQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery<ExamAnswersQuery, ExamAnswersQueryVariables>(ExamAnswersDocument, options as never) as never;
}

export function useExamAnswersSuspenseQuery(options: Exactly<Omit<useSuspenseQuery.Options<ExamAnswersQueryVariables>, 'errorPolicy' | 'skip'>>): useSuspenseQuery.Result<ExamAnswersQuery, ExamAnswersQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery<ExamAnswersQuery, ExamAnswersQueryVariables>(ExamAnswersDocument, options as never) as never;
}

export function useMarkAnswersMutation(options?: useMutation.Options<MarkAnswersMutation, MarkAnswersMutationVariables>): useMutation.ResultTuple<MarkAnswersMutation, MarkAnswersMutationVariables> {
  return useMutation<MarkAnswersMutation, MarkAnswersMutationVariables>(MarkAnswersDocument, options);
}