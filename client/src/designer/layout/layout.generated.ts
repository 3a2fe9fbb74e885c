/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, useSuspenseQuery } from '../../graphql/hooks';
import type { SkipToken } from '../../graphql/hooks';
import type { Exactly } from '../../graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What respondents see of an exam once they have submitted. */
export type ExamShownAfter =
  /** Also the right answers and why they are. */
  | 'ANALYSIS'
  /** Nothing. */
  | 'NONE'
  /** Also which answers were right. */
  | 'RIGHT_WRONG'
  /** Their score, and whether they passed. */
  | 'SCORE';

export type ReportFrameQueryVariables = Exact<{
  surveyId: string;
}>;


export type ReportFrameQuery = { survey: { id: string, unpublishedChanges: number | null, settings: { exam: { passScore: number | null, showAfter: ExamShownAfter | null } | null } | null } };


export const ReportFrameDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReportFrame"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"survey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishedChanges"}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passScore"}},{"kind":"Field","name":{"kind":"Name","value":"showAfter"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ReportFrameQuery, ReportFrameQueryVariables>;
export function useReportFrameQuery(options: SkipToken | Exactly<useQuery.Options<ReportFrameQuery, ReportFrameQueryVariables>>): useQuery.Result<ReportFrameQuery, ReportFrameQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery<ReportFrameQuery, ReportFrameQueryVariables>(ReportFrameDocument, options as never) as never;
}

export function useReportFrameSuspenseQuery(options: Exactly<Omit<useSuspenseQuery.Options<ReportFrameQueryVariables>, 'errorPolicy' | 'skip'>>): useSuspenseQuery.Result<ReportFrameQuery, ReportFrameQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery<ReportFrameQuery, ReportFrameQueryVariables>(ReportFrameDocument, options as never) as never;
}