/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, useSuspenseQuery } from '../../../graphql/hooks';
import type { SkipToken } from '../../../graphql/hooks';
import type { Exactly } from '../../../graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ReportProgressQueryVariables = Exact<{
  surveyId: string;
}>;


export type ReportProgressQuery = { survey: { id: string, reportProgress: number | null } };


export const ReportProgressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReportProgress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"survey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reportProgress"}}]}}]}}]} as unknown as DocumentNode<ReportProgressQuery, ReportProgressQueryVariables>;
export function useReportProgressQuery(options: SkipToken | Exactly<useQuery.Options<ReportProgressQuery, ReportProgressQueryVariables>>): useQuery.Result<ReportProgressQuery, ReportProgressQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery<ReportProgressQuery, ReportProgressQueryVariables>(ReportProgressDocument, options as never) as never;
}

export function useReportProgressSuspenseQuery(options: Exactly<Omit<useSuspenseQuery.Options<ReportProgressQueryVariables>, 'errorPolicy' | 'skip'>>): useSuspenseQuery.Result<ReportProgressQuery, ReportProgressQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery<ReportProgressQuery, ReportProgressQueryVariables>(ReportProgressDocument, options as never) as never;
}