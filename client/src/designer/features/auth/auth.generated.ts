/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery, useSuspenseQuery } from '../../../graphql/hooks';
import type { SkipToken } from '../../../graphql/hooks';
import type { Exactly } from '../../../graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Signing in by password. */
export type LoginInput = {
  /** Where this author comes from, at most 64 characters. */
  channelId?: string | null | undefined;
  /** `keyId` of the key the password is encrypted with. */
  keyId: string;
  /** Mainland China mobile number: 11 digits beginning with 13 to 19. */
  mobile: string;
  /** Base64 of the RSA-OAEP-256 encrypted password. The password has 6 to 18 characters after trimming. */
  password: string;
};

/** Signing in by a code from a text message. */
export type LoginWithSmsInput = {
  /** Where this author comes from, at most 64 characters. */
  channelId?: string | null | undefined;
  /** Six digits from the text message. */
  code: string;
  /** Mainland China mobile number: 11 digits beginning with 13 to 19. */
  mobile: string;
};

/** A new account. */
export type RegisterInput = {
  /** Where this author comes from, at most 64 characters. */
  channelId?: string | null | undefined;
  /** Six digits from the text message. */
  code: string;
  /** `keyId` of the key the password is encrypted with. */
  keyId: string;
  /** Mainland China mobile number: 11 digits beginning with 13 to 19. */
  mobile: string;
  /** Base64 of the RSA-OAEP-256 encrypted password. The password has 6 to 18 characters after trimming. */
  password: string;
};

/** Asks for a code by text message. */
export type SendSmsCodeInput = {
  /** Mainland China mobile number: 11 digits beginning with 13 to 19. */
  mobile: string;
  /** What the code will be used for. */
  scene: SmsScene;
};

/** What a code is for. One sent for one purpose is no good for another. */
export type SmsScene =
  /** Signing in by code. */
  | 'LOGIN'
  /** A new account. */
  | 'REGISTER';

export type PasswordKeyQueryVariables = Exact<{ [key: string]: never; }>;


export type PasswordKeyQuery = { passwordKey: { keyId: string, publicKey: string } };

export type SendSmsCodeMutationVariables = Exact<{
  input: SendSmsCodeInput;
}>;


export type SendSmsCodeMutation = { sendSmsCode: { resendAfterSeconds: number } };

export type RegisterMutationVariables = Exact<{
  input: RegisterInput;
}>;


export type RegisterMutation = { register: { token: string, refreshToken: string, expired: number } };

export type LoginMutationVariables = Exact<{
  input: LoginInput;
}>;


export type LoginMutation = { login: { token: string, refreshToken: string, expired: number } };

export type LoginWithSmsMutationVariables = Exact<{
  input: LoginWithSmsInput;
}>;


export type LoginWithSmsMutation = { loginWithSms: { token: string, refreshToken: string, expired: number } };

export type TokensFragment = { token: string, refreshToken: string, expired: number };

export const TokensFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Tokens"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TokenPair"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"refreshToken"}},{"kind":"Field","name":{"kind":"Name","value":"expired"}}]}}]} as unknown as DocumentNode<TokensFragment, unknown>;
export const PasswordKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PasswordKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passwordKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keyId"}},{"kind":"Field","name":{"kind":"Name","value":"publicKey"}}]}}]}}]} as unknown as DocumentNode<PasswordKeyQuery, PasswordKeyQueryVariables>;
export const SendSmsCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendSmsCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendSmsCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendSmsCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendAfterSeconds"}}]}}]}}]} as unknown as DocumentNode<SendSmsCodeMutation, SendSmsCodeMutationVariables>;
export const RegisterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Register"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegisterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"register"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Tokens"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Tokens"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TokenPair"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"refreshToken"}},{"kind":"Field","name":{"kind":"Name","value":"expired"}}]}}]} as unknown as DocumentNode<RegisterMutation, RegisterMutationVariables>;
export const LoginDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Login"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LoginInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"login"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Tokens"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Tokens"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TokenPair"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"refreshToken"}},{"kind":"Field","name":{"kind":"Name","value":"expired"}}]}}]} as unknown as DocumentNode<LoginMutation, LoginMutationVariables>;
export const LoginWithSmsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LoginWithSms"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LoginWithSmsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loginWithSms"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Tokens"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Tokens"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TokenPair"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"refreshToken"}},{"kind":"Field","name":{"kind":"Name","value":"expired"}}]}}]} as unknown as DocumentNode<LoginWithSmsMutation, LoginWithSmsMutationVariables>;
export function usePasswordKeyQuery(options?: SkipToken | Exactly<useQuery.Options<PasswordKeyQuery, PasswordKeyQueryVariables>>): useQuery.Result<PasswordKeyQuery, PasswordKeyQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery<PasswordKeyQuery, PasswordKeyQueryVariables>(PasswordKeyDocument, options as never) as never;
}

export function usePasswordKeySuspenseQuery(options?: Exactly<Omit<useSuspenseQuery.Options<PasswordKeyQueryVariables>, 'errorPolicy' | 'skip'>>): useSuspenseQuery.Result<PasswordKeyQuery, PasswordKeyQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery<PasswordKeyQuery, PasswordKeyQueryVariables>(PasswordKeyDocument, options as never) as never;
}

export function useSendSmsCodeMutation(options?: useMutation.Options<SendSmsCodeMutation, SendSmsCodeMutationVariables>): useMutation.ResultTuple<SendSmsCodeMutation, SendSmsCodeMutationVariables> {
  return useMutation<SendSmsCodeMutation, SendSmsCodeMutationVariables>(SendSmsCodeDocument, options);
}

export function useRegisterMutation(options?: useMutation.Options<RegisterMutation, RegisterMutationVariables>): useMutation.ResultTuple<RegisterMutation, RegisterMutationVariables> {
  return useMutation<RegisterMutation, RegisterMutationVariables>(RegisterDocument, options);
}

export function useLoginMutation(options?: useMutation.Options<LoginMutation, LoginMutationVariables>): useMutation.ResultTuple<LoginMutation, LoginMutationVariables> {
  return useMutation<LoginMutation, LoginMutationVariables>(LoginDocument, options);
}

export function useLoginWithSmsMutation(options?: useMutation.Options<LoginWithSmsMutation, LoginWithSmsMutationVariables>): useMutation.ResultTuple<LoginWithSmsMutation, LoginWithSmsMutationVariables> {
  return useMutation<LoginWithSmsMutation, LoginWithSmsMutationVariables>(LoginWithSmsDocument, options);
}