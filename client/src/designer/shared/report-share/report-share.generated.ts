/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery, useSuspenseQuery } from '../../../graphql/hooks';
import type { SkipToken } from '../../../graphql/hooks';
import type { Exactly } from '../../../graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A report that is to be shared by link. What is absent is as usual: enabled, all questions, no texts, no password, no end. */
export type CreateReportShareInput = {
  /** Categories of the category report that it shows, at most 4; null: the first ones. Of the kind `CATEGORY` alone. */
  categoryIds?: Array<string> | null | undefined;
  /** Keys of the columns that it shows, at most 200; null: the usual ones. Of the kind `ANSWERS` alone. */
  columns?: Array<string> | null | undefined;
  /** Conditions on responses as one value in the shape that `/filter.schema.json` describes, the same that `/v1` takes as `where`, such as `{"conditions":[{"answer":{"nodeId":4,"anyOf":[5]}}]}`; null: all responses that count. */
  conditions?: unknown;
  /** Its link opens it; false: switched off, as if it were removed. */
  enabled?: boolean | null | undefined;
  /** From then on its link opens nothing; null: it does not end. */
  expiresAt?: string | null | undefined;
  /** What it shows. It stays. */
  kind: ReportShareKind;
  /** 1 to 50 characters, spaces around it left out. Visitors read it too. */
  name: string;
  /** Local ids of the questions that it shows, at most 1000; null: all. Of the kinds `REPORT` and `CATEGORY` alone. */
  nodeIds?: Array<number> | null | undefined;
  /** What visitors have to enter, 4 to 64 characters; null: nothing. */
  password?: string | null | undefined;
  /** Whether it shows what was typed. Personal answers are shown only if their question or column was chosen as well. */
  showTexts?: boolean | null | undefined;
  /** Figures of fewer responses are withheld: 5 to 1000. */
  smallestBase?: number | null | undefined;
  /** One of the caller's surveys. */
  surveyId: string;
  /** Saved cross tables that it shows, at most 4; null: the first ones. Of the kind `CROSS` alone. */
  tableIds?: Array<string> | null | undefined;
};

/** Names a shared report. */
export type ReportShareInput = {
  /** A share of one of the caller's surveys. */
  shareId: string;
};

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

/** What is to be different of a shared report. Absent: stays. Null: all, none, or as usual. */
export type UpdateReportShareInput = {
  /** Categories of the category report that it shows, at most 4; null: the first ones. Of the kind `CATEGORY` alone. */
  categoryIds?: Array<string> | null | undefined;
  /** Keys of the columns that it shows, at most 200; null: the usual ones. Of the kind `ANSWERS` alone. */
  columns?: Array<string> | null | undefined;
  /** Conditions on responses as one value in the shape that `/filter.schema.json` describes, the same that `/v1` takes as `where`, such as `{"conditions":[{"answer":{"nodeId":4,"anyOf":[5]}}]}`; null: all responses that count. */
  conditions?: unknown;
  /** Its link opens it; false: switched off, as if it were removed. */
  enabled?: boolean | null | undefined;
  /** From then on its link opens nothing; null: it does not end. */
  expiresAt?: string | null | undefined;
  /** 1 to 50 characters, spaces around it left out. Visitors read it too. */
  name?: string | null | undefined;
  /** Local ids of the questions that it shows, at most 1000; null: all. Of the kinds `REPORT` and `CATEGORY` alone. */
  nodeIds?: Array<number> | null | undefined;
  /** What visitors have to enter, 4 to 64 characters; null: nothing. */
  password?: string | null | undefined;
  /** A share of one of the caller's surveys. */
  shareId: string;
  /** Whether it shows what was typed. Personal answers are shown only if their question or column was chosen as well. */
  showTexts?: boolean | null | undefined;
  /** Figures of fewer responses are withheld: 5 to 1000. */
  smallestBase?: number | null | undefined;
  /** Saved cross tables that it shows, at most 4; null: the first ones. Of the kind `CROSS` alone. */
  tableIds?: Array<string> | null | undefined;
};

export type ReportSharesQueryVariables = Exact<{
  surveyId: string;
}>;


export type ReportSharesQuery = { survey: { id: string, reportShares: Array<{ id: string, kind: ReportShareKind, name: string, token: string | null, enabled: boolean, hasPassword: boolean, expiresAt: string | null, nodeIds: Array<number> | null, columns: Array<string> | null, categoryIds: Array<string> | null, tableIds: Array<string> | null, conditions: unknown, showTexts: boolean, smallestBase: number, accesses: number, createdAt: string }> | null } };

export type ShareChoicesQueryVariables = Exact<{
  surveyId: string;
}>;


export type ShareChoicesQuery = { survey: { id: string, shareChoices: { questions: Array<{ nodeId: number, code: string, title: string, privacy: string, retired: boolean }>, columns: Array<{ key: string, label: string, isUsual: boolean, needsTexts: boolean }> } | null, reportCategories: Array<{ id: string, name: string }> | null, savedCrossTables: Array<{ id: string, name: string }> | null } };

export type ShareFragment = { id: string, kind: ReportShareKind, name: string, token: string | null, enabled: boolean, hasPassword: boolean, expiresAt: string | null, nodeIds: Array<number> | null, columns: Array<string> | null, categoryIds: Array<string> | null, tableIds: Array<string> | null, conditions: unknown, showTexts: boolean, smallestBase: number, accesses: number, createdAt: string };

export type CreateReportShareMutationVariables = Exact<{
  input: CreateReportShareInput;
}>;


export type CreateReportShareMutation = { createReportShare: { share: { id: string }, survey: { id: string, reportShares: Array<{ id: string, kind: ReportShareKind, name: string, token: string | null, enabled: boolean, hasPassword: boolean, expiresAt: string | null, nodeIds: Array<number> | null, columns: Array<string> | null, categoryIds: Array<string> | null, tableIds: Array<string> | null, conditions: unknown, showTexts: boolean, smallestBase: number, accesses: number, createdAt: string }> | null } } };

export type UpdateReportShareMutationVariables = Exact<{
  input: UpdateReportShareInput;
}>;


export type UpdateReportShareMutation = { updateReportShare: { share: { id: string, kind: ReportShareKind, name: string, token: string | null, enabled: boolean, hasPassword: boolean, expiresAt: string | null, nodeIds: Array<number> | null, columns: Array<string> | null, categoryIds: Array<string> | null, tableIds: Array<string> | null, conditions: unknown, showTexts: boolean, smallestBase: number, accesses: number, createdAt: string } } };

export type RenewReportShareLinkMutationVariables = Exact<{
  input: ReportShareInput;
}>;


export type RenewReportShareLinkMutation = { renewReportShareLink: { share: { id: string, kind: ReportShareKind, name: string, token: string | null, enabled: boolean, hasPassword: boolean, expiresAt: string | null, nodeIds: Array<number> | null, columns: Array<string> | null, categoryIds: Array<string> | null, tableIds: Array<string> | null, conditions: unknown, showTexts: boolean, smallestBase: number, accesses: number, createdAt: string } } };

export type DeleteReportShareMutationVariables = Exact<{
  input: ReportShareInput;
}>;


export type DeleteReportShareMutation = { deleteReportShare: { survey: { id: string, reportShares: Array<{ id: string, kind: ReportShareKind, name: string, token: string | null, enabled: boolean, hasPassword: boolean, expiresAt: string | null, nodeIds: Array<number> | null, columns: Array<string> | null, categoryIds: Array<string> | null, tableIds: Array<string> | null, conditions: unknown, showTexts: boolean, smallestBase: number, accesses: number, createdAt: string }> | null } } };

export const ShareFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Share"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportShare"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"nodeIds"}},{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"categoryIds"}},{"kind":"Field","name":{"kind":"Name","value":"tableIds"}},{"kind":"Field","name":{"kind":"Name","value":"conditions"}},{"kind":"Field","name":{"kind":"Name","value":"showTexts"}},{"kind":"Field","name":{"kind":"Name","value":"smallestBase"}},{"kind":"Field","name":{"kind":"Name","value":"accesses"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ShareFragment, unknown>;
export const ReportSharesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReportShares"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"survey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reportShares"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Share"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Share"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportShare"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"nodeIds"}},{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"categoryIds"}},{"kind":"Field","name":{"kind":"Name","value":"tableIds"}},{"kind":"Field","name":{"kind":"Name","value":"conditions"}},{"kind":"Field","name":{"kind":"Name","value":"showTexts"}},{"kind":"Field","name":{"kind":"Name","value":"smallestBase"}},{"kind":"Field","name":{"kind":"Name","value":"accesses"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ReportSharesQuery, ReportSharesQueryVariables>;
export const ShareChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShareChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"survey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shareChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"privacy"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}}]}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"isUsual"}},{"kind":"Field","name":{"kind":"Name","value":"needsTexts"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"reportCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"savedCrossTables"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<ShareChoicesQuery, ShareChoicesQueryVariables>;
export const CreateReportShareDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateReportShare"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateReportShareInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createReportShare"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"share"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"survey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reportShares"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Share"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Share"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportShare"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"nodeIds"}},{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"categoryIds"}},{"kind":"Field","name":{"kind":"Name","value":"tableIds"}},{"kind":"Field","name":{"kind":"Name","value":"conditions"}},{"kind":"Field","name":{"kind":"Name","value":"showTexts"}},{"kind":"Field","name":{"kind":"Name","value":"smallestBase"}},{"kind":"Field","name":{"kind":"Name","value":"accesses"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<CreateReportShareMutation, CreateReportShareMutationVariables>;
export const UpdateReportShareDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateReportShare"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateReportShareInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateReportShare"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"share"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Share"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Share"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportShare"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"nodeIds"}},{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"categoryIds"}},{"kind":"Field","name":{"kind":"Name","value":"tableIds"}},{"kind":"Field","name":{"kind":"Name","value":"conditions"}},{"kind":"Field","name":{"kind":"Name","value":"showTexts"}},{"kind":"Field","name":{"kind":"Name","value":"smallestBase"}},{"kind":"Field","name":{"kind":"Name","value":"accesses"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<UpdateReportShareMutation, UpdateReportShareMutationVariables>;
export const RenewReportShareLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewReportShareLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportShareInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewReportShareLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"share"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Share"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Share"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportShare"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"nodeIds"}},{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"categoryIds"}},{"kind":"Field","name":{"kind":"Name","value":"tableIds"}},{"kind":"Field","name":{"kind":"Name","value":"conditions"}},{"kind":"Field","name":{"kind":"Name","value":"showTexts"}},{"kind":"Field","name":{"kind":"Name","value":"smallestBase"}},{"kind":"Field","name":{"kind":"Name","value":"accesses"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<RenewReportShareLinkMutation, RenewReportShareLinkMutationVariables>;
export const DeleteReportShareDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteReportShare"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportShareInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteReportShare"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"survey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reportShares"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Share"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Share"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportShare"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"nodeIds"}},{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"categoryIds"}},{"kind":"Field","name":{"kind":"Name","value":"tableIds"}},{"kind":"Field","name":{"kind":"Name","value":"conditions"}},{"kind":"Field","name":{"kind":"Name","value":"showTexts"}},{"kind":"Field","name":{"kind":"Name","value":"smallestBase"}},{"kind":"Field","name":{"kind":"Name","value":"accesses"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<DeleteReportShareMutation, DeleteReportShareMutationVariables>;
export function useReportSharesQuery(options: SkipToken | Exactly<useQuery.Options<ReportSharesQuery, ReportSharesQueryVariables>>): useQuery.Result<ReportSharesQuery, ReportSharesQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery<ReportSharesQuery, ReportSharesQueryVariables>(ReportSharesDocument, options as never) as never;
}

export function useReportSharesSuspenseQuery(options: Exactly<Omit<useSuspenseQuery.Options<ReportSharesQueryVariables>, 'errorPolicy' | 'skip'>>): useSuspenseQuery.Result<ReportSharesQuery, ReportSharesQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery<ReportSharesQuery, ReportSharesQueryVariables>(ReportSharesDocument, options as never) as never;
}

export function useShareChoicesQuery(options: SkipToken | Exactly<useQuery.Options<ShareChoicesQuery, ShareChoicesQueryVariables>>): useQuery.Result<ShareChoicesQuery, ShareChoicesQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery<ShareChoicesQuery, ShareChoicesQueryVariables>(ShareChoicesDocument, options as never) as never;
}

export function useShareChoicesSuspenseQuery(options: Exactly<Omit<useSuspenseQuery.Options<ShareChoicesQueryVariables>, 'errorPolicy' | 'skip'>>): useSuspenseQuery.Result<ShareChoicesQuery, ShareChoicesQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery<ShareChoicesQuery, ShareChoicesQueryVariables>(ShareChoicesDocument, options as never) as never;
}

export function useCreateReportShareMutation(options?: useMutation.Options<CreateReportShareMutation, CreateReportShareMutationVariables>): useMutation.ResultTuple<CreateReportShareMutation, CreateReportShareMutationVariables> {
  return useMutation<CreateReportShareMutation, CreateReportShareMutationVariables>(CreateReportShareDocument, options);
}

export function useUpdateReportShareMutation(options?: useMutation.Options<UpdateReportShareMutation, UpdateReportShareMutationVariables>): useMutation.ResultTuple<UpdateReportShareMutation, UpdateReportShareMutationVariables> {
  return useMutation<UpdateReportShareMutation, UpdateReportShareMutationVariables>(UpdateReportShareDocument, options);
}

export function useRenewReportShareLinkMutation(options?: useMutation.Options<RenewReportShareLinkMutation, RenewReportShareLinkMutationVariables>): useMutation.ResultTuple<RenewReportShareLinkMutation, RenewReportShareLinkMutationVariables> {
  return useMutation<RenewReportShareLinkMutation, RenewReportShareLinkMutationVariables>(RenewReportShareLinkDocument, options);
}

export function useDeleteReportShareMutation(options?: useMutation.Options<DeleteReportShareMutation, DeleteReportShareMutationVariables>): useMutation.ResultTuple<DeleteReportShareMutation, DeleteReportShareMutationVariables> {
  return useMutation<DeleteReportShareMutation, DeleteReportShareMutationVariables>(DeleteReportShareDocument, options);
}