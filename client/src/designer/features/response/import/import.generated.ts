/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery, useSuspenseQuery } from '../../../../graphql/hooks';
import type { SkipToken } from '../../../../graphql/hooks';
import type { Exactly } from '../../../../graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Imports a table of responses. */
export type ApplyResponseImportInput = {
  /** The import. */
  importId: string;
  /** True: rows without refused cells are imported, the others are left out. */
  partly?: boolean;
  /** One of the caller's surveys. */
  surveyId: string;
};

/** Looks at a table of responses again. */
export type CheckResponseImportInput = {
  /** The import, which was handed in by `POST /v1/surveys/imports/{id}`. */
  importId: string;
  /** What a cell is that could be the code of one option and the title of another. */
  preferred?: ImportedCells;
  /** One of the caller's surveys. */
  surveyId: string;
  /** IANA name of the time zone of times that stand without an offset. */
  timeZone?: string;
};

/** What a cell of a table is that could be the code of one option and the title of another. */
export type ImportedCells =
  /** The code. */
  | 'CODE'
  /** The title. */
  | 'TITLE';

/** What is being done with a table of responses, or was done last. */
export type ResponseImportStatus =
  /** It can be imported, as far as its report says. */
  | 'CHECKED'
  /** Its rows are being looked at. */
  | 'CHECKING'
  /** It was imported. */
  | 'DONE'
  /** A fault of the server ended it. It may be looked at again. */
  | 'FAILED'
  /** Its rows are being stored. */
  | 'IMPORTING';

export type ResponseImportPartsFragment = { importId: string, name: string, status: ResponseImportStatus, interrupted: boolean, report: { fault: string | null, rows: number, ready: number, known: number, refusedRows: number, refusedCells: number, unknownColumns: Array<string>, absentColumns: Array<string>, imported: number, cells: Array<{ row: number, column: string, text: string, reason: string, limit: number | null }> } };

export type ResponseImportQueryVariables = Exact<{
  surveyId: string;
  importId: string;
}>;


export type ResponseImportQuery = { responseImport: { importId: string, name: string, status: ResponseImportStatus, interrupted: boolean, report: { fault: string | null, rows: number, ready: number, known: number, refusedRows: number, refusedCells: number, unknownColumns: Array<string>, absentColumns: Array<string>, imported: number, cells: Array<{ row: number, column: string, text: string, reason: string, limit: number | null }> } } };

export type CheckResponseImportMutationVariables = Exact<{
  input: CheckResponseImportInput;
}>;


export type CheckResponseImportMutation = { checkResponseImport: { import: { importId: string, name: string, status: ResponseImportStatus, interrupted: boolean, report: { fault: string | null, rows: number, ready: number, known: number, refusedRows: number, refusedCells: number, unknownColumns: Array<string>, absentColumns: Array<string>, imported: number, cells: Array<{ row: number, column: string, text: string, reason: string, limit: number | null }> } } } };

export type ApplyResponseImportMutationVariables = Exact<{
  input: ApplyResponseImportInput;
}>;


export type ApplyResponseImportMutation = { applyResponseImport: { import: { importId: string, name: string, status: ResponseImportStatus, interrupted: boolean, report: { fault: string | null, rows: number, ready: number, known: number, refusedRows: number, refusedCells: number, unknownColumns: Array<string>, absentColumns: Array<string>, imported: number, cells: Array<{ row: number, column: string, text: string, reason: string, limit: number | null }> } } } };

export const ResponseImportPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ResponseImportParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ResponseImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"interrupted"}},{"kind":"Field","name":{"kind":"Name","value":"report"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fault"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"ready"}},{"kind":"Field","name":{"kind":"Name","value":"known"}},{"kind":"Field","name":{"kind":"Name","value":"refusedRows"}},{"kind":"Field","name":{"kind":"Name","value":"refusedCells"}},{"kind":"Field","name":{"kind":"Name","value":"cells"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unknownColumns"}},{"kind":"Field","name":{"kind":"Name","value":"absentColumns"}},{"kind":"Field","name":{"kind":"Name","value":"imported"}}]}}]}}]} as unknown as DocumentNode<ResponseImportPartsFragment, unknown>;
export const ResponseImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ResponseImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"importId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"responseImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"surveyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}}},{"kind":"Argument","name":{"kind":"Name","value":"importId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"importId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ResponseImportParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ResponseImportParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ResponseImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"interrupted"}},{"kind":"Field","name":{"kind":"Name","value":"report"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fault"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"ready"}},{"kind":"Field","name":{"kind":"Name","value":"known"}},{"kind":"Field","name":{"kind":"Name","value":"refusedRows"}},{"kind":"Field","name":{"kind":"Name","value":"refusedCells"}},{"kind":"Field","name":{"kind":"Name","value":"cells"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unknownColumns"}},{"kind":"Field","name":{"kind":"Name","value":"absentColumns"}},{"kind":"Field","name":{"kind":"Name","value":"imported"}}]}}]}}]} as unknown as DocumentNode<ResponseImportQuery, ResponseImportQueryVariables>;
export const CheckResponseImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CheckResponseImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CheckResponseImportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkResponseImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"import"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ResponseImportParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ResponseImportParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ResponseImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"interrupted"}},{"kind":"Field","name":{"kind":"Name","value":"report"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fault"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"ready"}},{"kind":"Field","name":{"kind":"Name","value":"known"}},{"kind":"Field","name":{"kind":"Name","value":"refusedRows"}},{"kind":"Field","name":{"kind":"Name","value":"refusedCells"}},{"kind":"Field","name":{"kind":"Name","value":"cells"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unknownColumns"}},{"kind":"Field","name":{"kind":"Name","value":"absentColumns"}},{"kind":"Field","name":{"kind":"Name","value":"imported"}}]}}]}}]} as unknown as DocumentNode<CheckResponseImportMutation, CheckResponseImportMutationVariables>;
export const ApplyResponseImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApplyResponseImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApplyResponseImportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applyResponseImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"import"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ResponseImportParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ResponseImportParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ResponseImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"interrupted"}},{"kind":"Field","name":{"kind":"Name","value":"report"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fault"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"ready"}},{"kind":"Field","name":{"kind":"Name","value":"known"}},{"kind":"Field","name":{"kind":"Name","value":"refusedRows"}},{"kind":"Field","name":{"kind":"Name","value":"refusedCells"}},{"kind":"Field","name":{"kind":"Name","value":"cells"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unknownColumns"}},{"kind":"Field","name":{"kind":"Name","value":"absentColumns"}},{"kind":"Field","name":{"kind":"Name","value":"imported"}}]}}]}}]} as unknown as DocumentNode<ApplyResponseImportMutation, ApplyResponseImportMutationVariables>;
export function useResponseImportQuery(options: SkipToken | Exactly<useQuery.Options<ResponseImportQuery, ResponseImportQueryVariables>>): useQuery.Result<ResponseImportQuery, ResponseImportQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery<ResponseImportQuery, ResponseImportQueryVariables>(ResponseImportDocument, options as never) as never;
}

export function useResponseImportSuspenseQuery(options: Exactly<Omit<useSuspenseQuery.Options<ResponseImportQueryVariables>, 'errorPolicy' | 'skip'>>): useSuspenseQuery.Result<ResponseImportQuery, ResponseImportQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery<ResponseImportQuery, ResponseImportQueryVariables>(ResponseImportDocument, options as never) as never;
}

export function useCheckResponseImportMutation(options?: useMutation.Options<CheckResponseImportMutation, CheckResponseImportMutationVariables>): useMutation.ResultTuple<CheckResponseImportMutation, CheckResponseImportMutationVariables> {
  return useMutation<CheckResponseImportMutation, CheckResponseImportMutationVariables>(CheckResponseImportDocument, options);
}

export function useApplyResponseImportMutation(options?: useMutation.Options<ApplyResponseImportMutation, ApplyResponseImportMutationVariables>): useMutation.ResultTuple<ApplyResponseImportMutation, ApplyResponseImportMutationVariables> {
  return useMutation<ApplyResponseImportMutation, ApplyResponseImportMutationVariables>(ApplyResponseImportDocument, options);
}