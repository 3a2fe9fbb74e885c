/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, useSubscription, useSuspenseQuery } from '../../../graphql/hooks';
import type { SkipToken } from '../../../graphql/hooks';
import type { Exactly } from '../../../graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What kind of question, break or container it is (Spec 3, question types by number). Some have sub-types: `subType`. */
export type QuestionType =
  | 'AGE'
  /** A container. */
  | 'BLOCK'
  | 'CASCADE'
  | 'CITY'
  /** A bar or QR code that is scanned or typed. */
  | 'CODE'
  | 'COLLEGES'
  /** Sub-type 1: date; 2: time. */
  | 'DATE'
  | 'DROPDOWN'
  | 'EDUCATION'
  | 'EMAIL'
  /** A score with tags and a comment, by template (Spec 3, evaluate templates). */
  | 'EVALUATE'
  | 'GENDER'
  /** A heading with questions of its own; it has no number. */
  | 'GROUP'
  | 'HEAT_MAP'
  /** Sub-type 1: one picture; 2: several. */
  | 'IMAGE_CHOICE'
  | 'INDUSTRY'
  /** A container. */
  | 'LOOP'
  | 'MAJOR'
  /** Sub-type 1 single choice, 2 multiple choice, 3 fill-in, 4 rating. */
  | 'MATRIX'
  | 'MOBILE'
  | 'MULTIPLE_CHOICE'
  /** Sub-type 1: form; 2: multiple input. */
  | 'MULTI_FIELD'
  | 'NAME'
  | 'OPEN_TEXT'
  /** A flat break between pages. */
  | 'PAGE'
  /** A container whose questions form pages of their own. */
  | 'PAGE_BLOCK'
  | 'PICTURE_DRAG'
  | 'PLOT'
  /** Where the respondent is. */
  | 'POSITION'
  | 'PROFESSION'
  /** Numbers that may have to add up to a sum. */
  | 'PROPORTION'
  | 'RANK'
  | 'RATE'
  /** Sub-type 1: plain; 2: online, with a name line. */
  | 'SIGNATURE'
  | 'SINGLE_CHOICE'
  | 'SLIDER'
  /** A text without an answer. */
  | 'STATEMENT'
  /** Sub-type 1: rows of the author; 2: respondents add rows. */
  | 'TABLE'
  | 'UPLOAD'
  /** A mobile number that an SMS code proves. */
  | 'VERIFICATION_CODE'
  | 'WORDS';

/** State, publication and recycle bin in one word: DRAFT never ran, STOPPED did, COMPLETE is closed for good reasons. */
export type SurveyStatus =
  | 'COMPLETE'
  | 'DRAFT'
  | 'RECYCLED'
  | 'RUNNING'
  | 'STOPPED';

export type OverallPageQueryVariables = Exact<{
  surveyId: string;
}>;


export type OverallPageQuery = { survey: { id: string, title: string, status: SurveyStatus }, overallReport: { surveyId: string, seq: number, total: number, updatedAt: string, questions: Array<{ nodeId: number, code: string, title: string, type: QuestionType, base: number, retired: boolean, texts: Array<string>, options: Array<{ optionId: number, code: string, title: string, count: number, percent: number, retired: boolean, other: boolean, texts: Array<string> }> }> } };

export type ReportChangedSubscriptionVariables = Exact<{
  surveyId: string;
}>;


export type ReportChangedSubscription = { overallReportChanged: { surveyId: string, seq: number, total: number, updatedAt: string, questions: Array<{ nodeId: number, code: string, title: string, type: QuestionType, base: number, retired: boolean, texts: Array<string>, options: Array<{ optionId: number, code: string, title: string, count: number, percent: number, retired: boolean, other: boolean, texts: Array<string> }> }> } };

export type ReportFragment = { surveyId: string, seq: number, total: number, updatedAt: string, questions: Array<{ nodeId: number, code: string, title: string, type: QuestionType, base: number, retired: boolean, texts: Array<string>, options: Array<{ optionId: number, code: string, title: string, count: number, percent: number, retired: boolean, other: boolean, texts: Array<string> }> }> };

export type QuestionFragment = { nodeId: number, code: string, title: string, type: QuestionType, base: number, retired: boolean, texts: Array<string>, options: Array<{ optionId: number, code: string, title: string, count: number, percent: number, retired: boolean, other: boolean, texts: Array<string> }> };

export type ChoiceFragment = { optionId: number, code: string, title: string, count: number, percent: number, retired: boolean, other: boolean, texts: Array<string> };

export const ChoiceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Choice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OptionCount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"optionId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}},{"kind":"Field","name":{"kind":"Name","value":"other"}},{"kind":"Field","name":{"kind":"Name","value":"texts"}}]}}]} as unknown as DocumentNode<ChoiceFragment, unknown>;
export const QuestionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionReport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}},{"kind":"Field","name":{"kind":"Name","value":"texts"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Choice"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Choice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OptionCount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"optionId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}},{"kind":"Field","name":{"kind":"Name","value":"other"}},{"kind":"Field","name":{"kind":"Name","value":"texts"}}]}}]} as unknown as DocumentNode<QuestionFragment, unknown>;
export const ReportFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Report"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OverallReport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"surveyId"}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Question"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Choice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OptionCount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"optionId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}},{"kind":"Field","name":{"kind":"Name","value":"other"}},{"kind":"Field","name":{"kind":"Name","value":"texts"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionReport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}},{"kind":"Field","name":{"kind":"Name","value":"texts"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Choice"}}]}}]}}]} as unknown as DocumentNode<ReportFragment, unknown>;
export const OverallPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OverallPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"survey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"overallReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"surveyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Report"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Choice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OptionCount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"optionId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}},{"kind":"Field","name":{"kind":"Name","value":"other"}},{"kind":"Field","name":{"kind":"Name","value":"texts"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionReport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}},{"kind":"Field","name":{"kind":"Name","value":"texts"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Choice"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Report"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OverallReport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"surveyId"}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Question"}}]}}]}}]} as unknown as DocumentNode<OverallPageQuery, OverallPageQueryVariables>;
export const ReportChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ReportChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"overallReportChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"surveyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Report"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Choice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OptionCount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"optionId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}},{"kind":"Field","name":{"kind":"Name","value":"other"}},{"kind":"Field","name":{"kind":"Name","value":"texts"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionReport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}},{"kind":"Field","name":{"kind":"Name","value":"texts"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Choice"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Report"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OverallReport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"surveyId"}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Question"}}]}}]}}]} as unknown as DocumentNode<ReportChangedSubscription, ReportChangedSubscriptionVariables>;
export function useOverallPageQuery(options: SkipToken | Exactly<useQuery.Options<OverallPageQuery, OverallPageQueryVariables>>): useQuery.Result<OverallPageQuery, OverallPageQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery<OverallPageQuery, OverallPageQueryVariables>(OverallPageDocument, options as never) as never;
}

export function useOverallPageSuspenseQuery(options: Exactly<Omit<useSuspenseQuery.Options<OverallPageQueryVariables>, 'errorPolicy' | 'skip'>>): useSuspenseQuery.Result<OverallPageQuery, OverallPageQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery<OverallPageQuery, OverallPageQueryVariables>(OverallPageDocument, options as never) as never;
}

export function useReportChangedSubscription(options: SkipToken | useSubscription.Options<ReportChangedSubscription, ReportChangedSubscriptionVariables>): useSubscription.Result<ReportChangedSubscription> {
  return useSubscription<ReportChangedSubscription, ReportChangedSubscriptionVariables>(ReportChangedDocument, options as never);
}