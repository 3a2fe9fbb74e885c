/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, useSuspenseQuery } from '../../../../../graphql/hooks';
import type { SkipToken } from '../../../../../graphql/hooks';
import type { Exactly } from '../../../../../graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Whether settings that depend on WeChat can be used. */
export type WechatState =
  /** This server has no WeChat account. */
  | 'MISSING'
  /** They can. */
  | 'READY'
  /** They can be tried: a stand-in lets people choose who they are. While developing only. */
  | 'TRIAL';

export type WechatStateQueryVariables = Exact<{ [key: string]: never; }>;


export type WechatStateQuery = { wechatState: WechatState };


export const WechatStateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WechatState"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wechatState"}}]}}]} as unknown as DocumentNode<WechatStateQuery, WechatStateQueryVariables>;
export function useWechatStateQuery(options?: SkipToken | Exactly<useQuery.Options<WechatStateQuery, WechatStateQueryVariables>>): useQuery.Result<WechatStateQuery, WechatStateQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery<WechatStateQuery, WechatStateQueryVariables>(WechatStateDocument, options as never) as never;
}

export function useWechatStateSuspenseQuery(options?: Exactly<Omit<useSuspenseQuery.Options<WechatStateQueryVariables>, 'errorPolicy' | 'skip'>>): useSuspenseQuery.Result<WechatStateQuery, WechatStateQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery<WechatStateQuery, WechatStateQueryVariables>(WechatStateDocument, options as never) as never;
}