/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, useSuspenseQuery } from '../../../../graphql/hooks';
import type { SkipToken } from '../../../../graphql/hooks';
import type { Exactly } from '../../../../graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Which visits are meant: those to which everything applies that is given. Whoever left has no answers to filter by. */
export type VisitFilter = {
  /** Visits opened at this instant or later. */
  openedFrom?: string | null | undefined;
  /** Visits opened before this instant, which is later than `openedFrom` (A0400). */
  openedTo?: string | null | undefined;
  /** Visits whose link had exactly this source tag. */
  source?: string | null | undefined;
  /** Visits that got furthest in this version of the survey. */
  version?: number | null | undefined;
};

export type DropOffQueryVariables = Exact<{
  surveyId: string;
  filter?: VisitFilter | null | undefined;
}>;


export type DropOffQuery = { survey: { id: string, dropOff: { opened: number, started: number, submitted: number, answering: number, left: number, startedPercent: number, completionPercent: number, since: string | null, pages: Array<{ number: number, nodeId: number | null, code: string | null, title: string, reached: number, left: number, leftPercent: number, answering: number, submitted: number }> } | null } };

export type DropOffPageFragment = { number: number, nodeId: number | null, code: string | null, title: string, reached: number, left: number, leftPercent: number, answering: number, submitted: number };

export const DropOffPageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DropOffPage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PageDropOff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"reached"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"leftPercent"}},{"kind":"Field","name":{"kind":"Name","value":"answering"}},{"kind":"Field","name":{"kind":"Name","value":"submitted"}}]}}]} as unknown as DocumentNode<DropOffPageFragment, unknown>;
export const DropOffDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DropOff"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"VisitFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"survey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dropOff"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"opened"}},{"kind":"Field","name":{"kind":"Name","value":"started"}},{"kind":"Field","name":{"kind":"Name","value":"submitted"}},{"kind":"Field","name":{"kind":"Name","value":"answering"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"startedPercent"}},{"kind":"Field","name":{"kind":"Name","value":"completionPercent"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"pages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DropOffPage"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DropOffPage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PageDropOff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"reached"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"leftPercent"}},{"kind":"Field","name":{"kind":"Name","value":"answering"}},{"kind":"Field","name":{"kind":"Name","value":"submitted"}}]}}]} as unknown as DocumentNode<DropOffQuery, DropOffQueryVariables>;
export function useDropOffQuery(options: SkipToken | Exactly<useQuery.Options<DropOffQuery, DropOffQueryVariables>>): useQuery.Result<DropOffQuery, DropOffQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery<DropOffQuery, DropOffQueryVariables>(DropOffDocument, options as never) as never;
}

export function useDropOffSuspenseQuery(options: Exactly<Omit<useSuspenseQuery.Options<DropOffQueryVariables>, 'errorPolicy' | 'skip'>>): useSuspenseQuery.Result<DropOffQuery, DropOffQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery<DropOffQuery, DropOffQueryVariables>(DropOffDocument, options as never) as never;
}