/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery, useSubscription, useSuspenseQuery } from '../../../../../graphql/hooks';
import type { SkipToken } from '../../../../../graphql/hooks';
import type { Exactly } from '../../../../../graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Names a survey. */
export type RecountQuotasInput = {
  /** One of the caller's surveys. */
  surveyId: string;
};

export type QuotaPageQueryVariables = Exact<{
  surveyId: string;
}>;


export type QuotaPageQuery = { survey: { id: string, publishedVersion: number | null, quotaFill: Array<{ localId: number, cells: Array<{ optionIds: Array<number>, taken: number, reserved: number, fullAt: string | null }> }> | null } };

export type QuotaNewsSubscriptionVariables = Exact<{
  surveyId: string;
}>;


export type QuotaNewsSubscription = { responseCount: { surveyId: string, count: number, seq: number } };

export type RecountQuotasMutationVariables = Exact<{
  input: RecountQuotasInput;
}>;


export type RecountQuotasMutation = { recountQuotas: { responses: number, cells: number } };


export const QuotaPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"QuotaPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"survey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"publishedVersion"}},{"kind":"Field","name":{"kind":"Name","value":"quotaFill"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"localId"}},{"kind":"Field","name":{"kind":"Name","value":"cells"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"optionIds"}},{"kind":"Field","name":{"kind":"Name","value":"taken"}},{"kind":"Field","name":{"kind":"Name","value":"reserved"}},{"kind":"Field","name":{"kind":"Name","value":"fullAt"}}]}}]}}]}}]}}]} as unknown as DocumentNode<QuotaPageQuery, QuotaPageQueryVariables>;
export const QuotaNewsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"QuotaNews"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"responseCount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"surveyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"surveyId"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"seq"}}]}}]}}]} as unknown as DocumentNode<QuotaNewsSubscription, QuotaNewsSubscriptionVariables>;
export const RecountQuotasDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecountQuotas"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecountQuotasInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recountQuotas"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"responses"}},{"kind":"Field","name":{"kind":"Name","value":"cells"}}]}}]}}]} as unknown as DocumentNode<RecountQuotasMutation, RecountQuotasMutationVariables>;
export function useQuotaPageQuery(options: SkipToken | Exactly<useQuery.Options<QuotaPageQuery, QuotaPageQueryVariables>>): useQuery.Result<QuotaPageQuery, QuotaPageQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery<QuotaPageQuery, QuotaPageQueryVariables>(QuotaPageDocument, options as never) as never;
}

export function useQuotaPageSuspenseQuery(options: Exactly<Omit<useSuspenseQuery.Options<QuotaPageQueryVariables>, 'errorPolicy' | 'skip'>>): useSuspenseQuery.Result<QuotaPageQuery, QuotaPageQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery<QuotaPageQuery, QuotaPageQueryVariables>(QuotaPageDocument, options as never) as never;
}

export function useQuotaNewsSubscription(options: SkipToken | useSubscription.Options<QuotaNewsSubscription, QuotaNewsSubscriptionVariables>): useSubscription.Result<QuotaNewsSubscription> {
  return useSubscription<QuotaNewsSubscription, QuotaNewsSubscriptionVariables>(QuotaNewsDocument, options as never);
}

export function useRecountQuotasMutation(options?: useMutation.Options<RecountQuotasMutation, RecountQuotasMutationVariables>): useMutation.ResultTuple<RecountQuotasMutation, RecountQuotasMutationVariables> {
  return useMutation<RecountQuotasMutation, RecountQuotasMutationVariables>(RecountQuotasDocument, options);
}