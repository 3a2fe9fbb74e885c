/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, useSuspenseQuery } from '../../../graphql/hooks';
import type { SkipToken } from '../../../graphql/hooks';
import type { Exactly } from '../../../graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What a shared report shows. */
export type ReportShareKind =
  /** Answers, a line for each response. */
  | 'ANSWERS'
  /** Categories beside each other and beside all responses. */
  | 'CATEGORY'
  /** Saved cross tables. */
  | 'CROSS'
  /** The overall report, question by question. */
  | 'REPORT';

export type OpenReportQueryVariables = Exact<{
  shareId: string;
  password?: string | null | undefined;
}>;


export type OpenReportQuery = { sharedReport: { kind: ReportShareKind, name: string, title: string, smallestBase: number, readAt: string, parts: Array<{ name: string | null, total: number | null }> } };


export const OpenReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shareId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sharedReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"shareId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shareId"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"smallestBase"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}}]} as unknown as DocumentNode<OpenReportQuery, OpenReportQueryVariables>;
export function useOpenReportQuery(options: SkipToken | Exactly<useQuery.Options<OpenReportQuery, OpenReportQueryVariables>>): useQuery.Result<OpenReportQuery, OpenReportQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery<OpenReportQuery, OpenReportQueryVariables>(OpenReportDocument, options as never) as never;
}

export function useOpenReportSuspenseQuery(options: Exactly<Omit<useSuspenseQuery.Options<OpenReportQueryVariables>, 'errorPolicy' | 'skip'>>): useSuspenseQuery.Result<OpenReportQuery, OpenReportQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery<OpenReportQuery, OpenReportQueryVariables>(OpenReportDocument, options as never) as never;
}