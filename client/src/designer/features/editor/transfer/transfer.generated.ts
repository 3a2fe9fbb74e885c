/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery, useSuspenseQuery } from '../../../../graphql/hooks';
import type { SkipToken } from '../../../../graphql/hooks';
import type { Exactly } from '../../../../graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Nodes, and where they go in another survey. `after`, `first` and `parentId` say where; none of them: at the end. */
export type CopyNodesToSurveyInput = {
  /** Right behind this node of the target, in whatever container that one stands. */
  after?: number | null | undefined;
  /** True: a move also tidies up what refers to the nodes and stays. Without it such a move is A0103 with `data.ids`. Default: false. */
  confirmed?: boolean | null | undefined;
  /** True: only tells what would not come along. Default: false. */
  dryRun?: boolean | null | undefined;
  /** True: before all others there. */
  first?: boolean | null | undefined;
  /** True: the nodes are removed from their survey, both or neither. Default: false. */
  move?: boolean | null | undefined;
  /** At least one of its nodes; those of a container come with it. At most 500 operations come of them. */
  nodeIds: Array<number>;
  /** The container of the target to stand in; 0: the top level. */
  parentId?: number | null | undefined;
  /** One of the caller's surveys. */
  surveyId: string;
  /** One of the caller's surveys, which does not run; to move, another one. */
  targetSurveyId: string;
};

/** Which surveys a list shows. */
export type SurveyFilter = {
  /** Only surveys in this folder of the caller; A0404 for another. */
  folderId?: string | null | undefined;
  /** Part of the title or of the text of a question, at most 24 characters; letter case does not matter, no wildcards. Of very long surveys the first 8,000 characters are searched. */
  keyword?: string | null | undefined;
  /** True: the recycle bin instead of the list. */
  recycled?: boolean | null | undefined;
  /** Only surveys in this situation. RECYCLED means the recycle bin. */
  status?: SurveyStatus | null | undefined;
  /** Only surveys that have this tag, letter by letter. */
  tag?: string | null | undefined;
  /** True: only surveys in no folder. */
  unfiled?: boolean | null | undefined;
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

/** Something that cannot come along with copied questions. */
export type TransferNoteCode =
  /** The end page of the question speaks of questions that stay behind. It is copied without them. */
  | 'END_PAGE_LEFT'
  /** A rule of the question refers to questions that stay behind. It is not copied. */
  | 'LOGIC_LEFT'
  /** A rule of the question is incomplete, or means nothing in the other survey. It is not copied. */
  | 'LOGIC_REFUSED'
  /** A quota counts the question together with questions that stay behind. It is not copied. */
  | 'QUOTA_LEFT'
  /** A quota does not fit the other survey, which may have one of its name. It is not copied. */
  | 'QUOTA_REFUSED'
  /** A text of the question inserts answers to questions that stay behind. The texts given for no answer stand in their place. */
  | 'TEXT_LEFT';

export type TransferSurveysQueryVariables = Exact<{
  filter: SurveyFilter;
}>;


export type TransferSurveysQuery = { surveys: { totalCount: number, edges: Array<{ node: { id: string, title: string, status: SurveyStatus, updatedAt: string } }> } };

export type TransferPlacesQueryVariables = Exact<{
  surveyId: string;
}>;


export type TransferPlacesQuery = { survey: { id: string, nodes: Array<
      | { id: string, localId: number, code: string, title: string, key: string }
      | { id: string, localId: number, code: string, title: string, key: string }
      | { id: string, localId: number, code: string, title: string, key: string }
      | { id: string, localId: number, code: string, title: string, key: string }
      | { id: string, localId: number, code: string, title: string, key: string }
      | { id: string, localId: number, code: string, title: string, key: string }
      | { id: string, localId: number, code: string, title: string, key: string }
      | { id: string, localId: number, code: string, title: string, key: string }
      | { id: string, localId: number, code: string, title: string, key: string }
      | { id: string, localId: number, code: string, title: string, key: string }
      | { id: string, localId: number, code: string, title: string, key: string }
      | { id: string, localId: number, code: string, title: string, key: string }
      | { id: string, localId: number, code: string, title: string, key: string }
      | { id: string, localId: number, code: string, title: string, key: string }
      | { id: string, localId: number, code: string, title: string, key: string }
      | { id: string, localId: number, code: string, title: string, key: string }
      | { id: string, localId: number, code: string, title: string, key: string }
      | { id: string, localId: number, code: string, title: string, key: string }
      | { id: string, localId: number, code: string, title: string, key: string }
      | { id: string, localId: number, code: string, title: string, key: string }
      | { id: string, localId: number, code: string, title: string, key: string }
      | { id: string, localId: number, code: string, title: string, key: string }
      | { id: string, localId: number, code: string, title: string, key: string }
    > | null } };

export type CopyNodesToSurveyMutationVariables = Exact<{
  input: CopyNodesToSurveyInput;
}>;


export type CopyNodesToSurveyMutation = { copyNodesToSurvey: { copies: Array<number>, referrers: Array<number>, survey: { id: string, title: string, updatedAt: string }, notes: Array<{ code: TransferNoteCode, nodeId: number, partId: number | null, leftIds: Array<number> }> } };


export const TransferSurveysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TransferSurveys"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SurveyFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"surveys"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]}}]}}]} as unknown as DocumentNode<TransferSurveysQuery, TransferSurveysQueryVariables>;
export const TransferPlacesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TransferPlaces"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"survey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"localId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"key"}}]}}]}}]}}]} as unknown as DocumentNode<TransferPlacesQuery, TransferPlacesQueryVariables>;
export const CopyNodesToSurveyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CopyNodesToSurvey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CopyNodesToSurveyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"copyNodesToSurvey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"survey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"copies"}},{"kind":"Field","name":{"kind":"Name","value":"notes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"partId"}},{"kind":"Field","name":{"kind":"Name","value":"leftIds"}}]}},{"kind":"Field","name":{"kind":"Name","value":"referrers"}}]}}]}}]} as unknown as DocumentNode<CopyNodesToSurveyMutation, CopyNodesToSurveyMutationVariables>;
export function useTransferSurveysQuery(options: SkipToken | Exactly<useQuery.Options<TransferSurveysQuery, TransferSurveysQueryVariables>>): useQuery.Result<TransferSurveysQuery, TransferSurveysQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery<TransferSurveysQuery, TransferSurveysQueryVariables>(TransferSurveysDocument, options as never) as never;
}

export function useTransferSurveysSuspenseQuery(options: Exactly<Omit<useSuspenseQuery.Options<TransferSurveysQueryVariables>, 'errorPolicy' | 'skip'>>): useSuspenseQuery.Result<TransferSurveysQuery, TransferSurveysQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery<TransferSurveysQuery, TransferSurveysQueryVariables>(TransferSurveysDocument, options as never) as never;
}

export function useTransferPlacesQuery(options: SkipToken | Exactly<useQuery.Options<TransferPlacesQuery, TransferPlacesQueryVariables>>): useQuery.Result<TransferPlacesQuery, TransferPlacesQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery<TransferPlacesQuery, TransferPlacesQueryVariables>(TransferPlacesDocument, options as never) as never;
}

export function useTransferPlacesSuspenseQuery(options: Exactly<Omit<useSuspenseQuery.Options<TransferPlacesQueryVariables>, 'errorPolicy' | 'skip'>>): useSuspenseQuery.Result<TransferPlacesQuery, TransferPlacesQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery<TransferPlacesQuery, TransferPlacesQueryVariables>(TransferPlacesDocument, options as never) as never;
}

export function useCopyNodesToSurveyMutation(options?: useMutation.Options<CopyNodesToSurveyMutation, CopyNodesToSurveyMutationVariables>): useMutation.ResultTuple<CopyNodesToSurveyMutation, CopyNodesToSurveyMutationVariables> {
  return useMutation<CopyNodesToSurveyMutation, CopyNodesToSurveyMutationVariables>(CopyNodesToSurveyDocument, options);
}