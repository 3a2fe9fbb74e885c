/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery, useSuspenseQuery } from '../../../graphql/hooks';
import type { SkipToken } from '../../../graphql/hooks';
import type { Exactly } from '../../../graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How deep a division lies. */
export type AreaLevel =
  /** Prefecture or city; where a province has none its own code stands for it. */
  | 'CITY'
  /** Province, autonomous region or municipality. */
  | 'PROVINCE';

/** A filter that is to be saved under a name. */
export type CreateReportCategoryInput = {
  /** Conditions on responses as one value in the shape that `/filter.schema.json` describes, the same that `/v1` takes as `where`, such as `{"conditions":[{"answer":{"nodeId":4,"anyOf":[5]}}]}`. */
  conditions: unknown;
  /** 1 to 24 characters, spaces around it left out; unique in its survey, letter by letter. */
  name: string;
  /** One of the caller's surveys. */
  surveyId: string;
};

/** Names a category. */
export type DeleteReportCategoryInput = {
  /** A category of one of the caller's surveys. */
  categoryId: string;
};

/** What kind of question, break or container it is. Some have sub-types: `subType`. */
export type QuestionType =
  /** An age, chosen from bands. */
  | 'AGE'
  /** A container. */
  | 'BLOCK'
  /** One option on each of several levels, each level led to by the one before. */
  | 'CASCADE'
  /** A province, a city and a district. */
  | 'CITY'
  /** A bar or QR code that is scanned or typed. */
  | 'CODE'
  /** A college or university. */
  | 'COLLEGES'
  /** Sub-type 1: date; 2: time. */
  | 'DATE'
  /** One option is chosen from a list that drops down. */
  | 'DROPDOWN'
  /** A level of education, chosen from options. */
  | 'EDUCATION'
  /** An email address. */
  | 'EMAIL'
  /** A score with tags and a comment, by template. */
  | 'EVALUATE'
  /** A gender, chosen from options. */
  | 'GENDER'
  /** A heading with questions of its own; it has no number. */
  | 'GROUP'
  /** Points on a picture are tapped. */
  | 'HEAT_MAP'
  /** Sub-type 1: one picture; 2: several. */
  | 'IMAGE_CHOICE'
  /** An industry, chosen from options. */
  | 'INDUSTRY'
  /** A container. */
  | 'LOOP'
  /** A field of study. */
  | 'MAJOR'
  /** Sub-type 1 single choice, 2 multiple choice, 3 fill-in, 4 rating. */
  | 'MATRIX'
  /** A mobile number. */
  | 'MOBILE'
  /** Several options may be chosen. */
  | 'MULTIPLE_CHOICE'
  /** Sub-type 1: form; 2: multiple input. */
  | 'MULTI_FIELD'
  /** The name of the respondent. */
  | 'NAME'
  /** A text, on one line or several. */
  | 'OPEN_TEXT'
  /** A flat break between pages. */
  | 'PAGE'
  /** A container whose questions form pages of their own. */
  | 'PAGE_BLOCK'
  /** Items are dragged, each to one of the options. */
  | 'PICTURE_DRAG'
  /** Places on a picture are liked or disliked. */
  | 'PLOT'
  /** Where the respondent is. */
  | 'POSITION'
  /** A profession, chosen from options. */
  | 'PROFESSION'
  /** Numbers that may have to add up to a sum. */
  | 'PROPORTION'
  /** Options are put in order. */
  | 'RANK'
  /** A number of stars or points. */
  | 'RATE'
  /** Sub-type 1: plain; 2: online, with a name line. */
  | 'SIGNATURE'
  /** One option is chosen. */
  | 'SINGLE_CHOICE'
  /** A number on a scale. */
  | 'SLIDER'
  /** A text without an answer. */
  | 'STATEMENT'
  /** Sub-type 1: rows of the author; 2: respondents add rows. */
  | 'TABLE'
  /** Files are handed in. */
  | 'UPLOAD'
  /** A mobile number that an SMS code proves. */
  | 'VERIFICATION_CODE'
  /** Words of a text are chosen. */
  | 'WORDS';

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

/** What is to be different of a category. Absent: stays. */
export type UpdateReportCategoryInput = {
  /** A category of one of the caller's surveys. */
  categoryId: string;
  /** Conditions on responses as one value in the shape that `/filter.schema.json` describes, the same that `/v1` takes as `where`, such as `{"conditions":[{"answer":{"nodeId":4,"anyOf":[5]}}]}`. */
  conditions?: unknown;
  /** 1 to 24 characters, spaces around it left out; unique in its survey, letter by letter. */
  name?: string | null | undefined;
  /** Its new place among those of its survey, counted from 1; beyond the last one: last. */
  position?: number | null | undefined;
};

export type CategoryPageQueryVariables = Exact<{
  surveyId: string;
}>;


export type CategoryPageQuery = { survey: { id: string, title: string, status: SurveyStatus, versions: Array<{ version: number, createdAt: string }> | null, reportCategories: Array<{ id: string, name: string, conditions: unknown, position: number, responseCount: number | null }> | null } };

export type CategoryFragment = { id: string, name: string, conditions: unknown, position: number, responseCount: number | null };

export type CreateReportCategoryMutationVariables = Exact<{
  input: CreateReportCategoryInput;
}>;


export type CreateReportCategoryMutation = { createReportCategory: { category: { id: string }, survey: { id: string, reportCategories: Array<{ id: string, name: string, conditions: unknown, position: number, responseCount: number | null }> | null } } };

export type UpdateReportCategoryMutationVariables = Exact<{
  input: UpdateReportCategoryInput;
}>;


export type UpdateReportCategoryMutation = { updateReportCategory: { survey: { id: string, reportCategories: Array<{ id: string, name: string, conditions: unknown, position: number, responseCount: number | null }> | null } } };

export type DeleteReportCategoryMutationVariables = Exact<{
  input: DeleteReportCategoryInput;
}>;


export type DeleteReportCategoryMutation = { deleteReportCategory: { survey: { id: string, reportCategories: Array<{ id: string, name: string, conditions: unknown, position: number, responseCount: number | null }> | null } } };

export type AllResponsesReportQueryVariables = Exact<{
  surveyId: string;
}>;


export type AllResponsesReportQuery = { overallReport: { surveyId: string, total: number, updatedAt: string, questions: Array<{ nodeId: number, code: string, title: string, type: QuestionType, base: number, retired: boolean, options: Array<{ optionId: number, title: string, group: string | null, parentId: number | null, count: number, percent: number, retired: boolean }>, numbers: { mean: number | null } | null, values: Array<{ value: string, count: number, percent: number }>, areas: Array<{ code: string, level: AreaLevel, count: number, percent: number }>, fields: Array<{ optionId: number, title: string, base: number, retired: boolean, numbers: { mean: number | null } | null, values: Array<{ value: string, count: number, percent: number }> }>, rows: Array<{ rowId: number, title: string, base: number, retired: boolean, numbers: { mean: number | null } | null, values: Array<{ value: string, count: number, percent: number }>, options: Array<{ optionId: number, title: string, count: number, percent: number, retired: boolean }>, fields: Array<{ optionId: number, title: string, base: number, retired: boolean, numbers: { mean: number | null } | null, values: Array<{ value: string, count: number, percent: number }> }> }> }> } };

export type ReportOfCategoryQueryVariables = Exact<{
  id: string;
}>;


export type ReportOfCategoryQuery = { nodes: Array<
    | { id: string, name: string, report: { surveyId: string, total: number, updatedAt: string, questions: Array<{ nodeId: number, code: string, title: string, type: QuestionType, base: number, retired: boolean, options: Array<{ optionId: number, title: string, group: string | null, parentId: number | null, count: number, percent: number, retired: boolean }>, numbers: { mean: number | null } | null, values: Array<{ value: string, count: number, percent: number }>, areas: Array<{ code: string, level: AreaLevel, count: number, percent: number }>, fields: Array<{ optionId: number, title: string, base: number, retired: boolean, numbers: { mean: number | null } | null, values: Array<{ value: string, count: number, percent: number }> }>, rows: Array<{ rowId: number, title: string, base: number, retired: boolean, numbers: { mean: number | null } | null, values: Array<{ value: string, count: number, percent: number }>, options: Array<{ optionId: number, title: string, count: number, percent: number, retired: boolean }>, fields: Array<{ optionId: number, title: string, base: number, retired: boolean, numbers: { mean: number | null } | null, values: Array<{ value: string, count: number, percent: number }> }> }> }> } }
    | Record<PropertyKey, never>
   | null> };

export type ComparedReportFragment = { surveyId: string, total: number, updatedAt: string, questions: Array<{ nodeId: number, code: string, title: string, type: QuestionType, base: number, retired: boolean, options: Array<{ optionId: number, title: string, group: string | null, parentId: number | null, count: number, percent: number, retired: boolean }>, numbers: { mean: number | null } | null, values: Array<{ value: string, count: number, percent: number }>, areas: Array<{ code: string, level: AreaLevel, count: number, percent: number }>, fields: Array<{ optionId: number, title: string, base: number, retired: boolean, numbers: { mean: number | null } | null, values: Array<{ value: string, count: number, percent: number }> }>, rows: Array<{ rowId: number, title: string, base: number, retired: boolean, numbers: { mean: number | null } | null, values: Array<{ value: string, count: number, percent: number }>, options: Array<{ optionId: number, title: string, count: number, percent: number, retired: boolean }>, fields: Array<{ optionId: number, title: string, base: number, retired: boolean, numbers: { mean: number | null } | null, values: Array<{ value: string, count: number, percent: number }> }> }> }> };

export type ComparedQuestionFragment = { nodeId: number, code: string, title: string, type: QuestionType, base: number, retired: boolean, options: Array<{ optionId: number, title: string, group: string | null, parentId: number | null, count: number, percent: number, retired: boolean }>, numbers: { mean: number | null } | null, values: Array<{ value: string, count: number, percent: number }>, areas: Array<{ code: string, level: AreaLevel, count: number, percent: number }>, fields: Array<{ optionId: number, title: string, base: number, retired: boolean, numbers: { mean: number | null } | null, values: Array<{ value: string, count: number, percent: number }> }>, rows: Array<{ rowId: number, title: string, base: number, retired: boolean, numbers: { mean: number | null } | null, values: Array<{ value: string, count: number, percent: number }>, options: Array<{ optionId: number, title: string, count: number, percent: number, retired: boolean }>, fields: Array<{ optionId: number, title: string, base: number, retired: boolean, numbers: { mean: number | null } | null, values: Array<{ value: string, count: number, percent: number }> }> }> };

export const CategoryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Category"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"conditions"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"responseCount"}}]}}]} as unknown as DocumentNode<CategoryFragment, unknown>;
export const ComparedQuestionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ComparedQuestion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionReport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"optionId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}}]}},{"kind":"Field","name":{"kind":"Name","value":"numbers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mean"}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"areas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"optionId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}},{"kind":"Field","name":{"kind":"Name","value":"numbers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mean"}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rowId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}},{"kind":"Field","name":{"kind":"Name","value":"numbers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mean"}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"optionId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"optionId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}},{"kind":"Field","name":{"kind":"Name","value":"numbers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mean"}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ComparedQuestionFragment, unknown>;
export const ComparedReportFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ComparedReport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OverallReport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"surveyId"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ComparedQuestion"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ComparedQuestion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionReport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"optionId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}}]}},{"kind":"Field","name":{"kind":"Name","value":"numbers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mean"}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"areas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"optionId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}},{"kind":"Field","name":{"kind":"Name","value":"numbers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mean"}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rowId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}},{"kind":"Field","name":{"kind":"Name","value":"numbers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mean"}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"optionId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"optionId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}},{"kind":"Field","name":{"kind":"Name","value":"numbers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mean"}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ComparedReportFragment, unknown>;
export const CategoryPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CategoryPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"survey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"versions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reportCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Category"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Category"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"conditions"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"responseCount"}}]}}]} as unknown as DocumentNode<CategoryPageQuery, CategoryPageQueryVariables>;
export const CreateReportCategoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateReportCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateReportCategoryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createReportCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"survey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reportCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Category"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Category"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"conditions"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"responseCount"}}]}}]} as unknown as DocumentNode<CreateReportCategoryMutation, CreateReportCategoryMutationVariables>;
export const UpdateReportCategoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateReportCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateReportCategoryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateReportCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"survey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reportCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Category"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Category"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"conditions"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"responseCount"}}]}}]} as unknown as DocumentNode<UpdateReportCategoryMutation, UpdateReportCategoryMutationVariables>;
export const DeleteReportCategoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteReportCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteReportCategoryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteReportCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"survey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reportCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Category"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Category"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"conditions"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"responseCount"}}]}}]} as unknown as DocumentNode<DeleteReportCategoryMutation, DeleteReportCategoryMutationVariables>;
export const AllResponsesReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AllResponsesReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"overallReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"surveyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ComparedReport"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ComparedQuestion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionReport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"optionId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}}]}},{"kind":"Field","name":{"kind":"Name","value":"numbers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mean"}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"areas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"optionId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}},{"kind":"Field","name":{"kind":"Name","value":"numbers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mean"}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rowId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}},{"kind":"Field","name":{"kind":"Name","value":"numbers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mean"}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"optionId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"optionId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}},{"kind":"Field","name":{"kind":"Name","value":"numbers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mean"}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ComparedReport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OverallReport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"surveyId"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ComparedQuestion"}}]}}]}}]} as unknown as DocumentNode<AllResponsesReportQuery, AllResponsesReportQueryVariables>;
export const ReportOfCategoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReportOfCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"ListValue","values":[{"kind":"Variable","name":{"kind":"Name","value":"id"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"report"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ComparedReport"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ComparedQuestion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionReport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"optionId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}}]}},{"kind":"Field","name":{"kind":"Name","value":"numbers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mean"}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"areas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"optionId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}},{"kind":"Field","name":{"kind":"Name","value":"numbers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mean"}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rowId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}},{"kind":"Field","name":{"kind":"Name","value":"numbers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mean"}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"optionId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"optionId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}},{"kind":"Field","name":{"kind":"Name","value":"numbers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mean"}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ComparedReport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OverallReport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"surveyId"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ComparedQuestion"}}]}}]}}]} as unknown as DocumentNode<ReportOfCategoryQuery, ReportOfCategoryQueryVariables>;
export function useCategoryPageQuery(options: SkipToken | Exactly<useQuery.Options<CategoryPageQuery, CategoryPageQueryVariables>>): useQuery.Result<CategoryPageQuery, CategoryPageQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery<CategoryPageQuery, CategoryPageQueryVariables>(CategoryPageDocument, options as never) as never;
}

export function useCategoryPageSuspenseQuery(options: Exactly<Omit<useSuspenseQuery.Options<CategoryPageQueryVariables>, 'errorPolicy' | 'skip'>>): useSuspenseQuery.Result<CategoryPageQuery, CategoryPageQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery<CategoryPageQuery, CategoryPageQueryVariables>(CategoryPageDocument, options as never) as never;
}

export function useCreateReportCategoryMutation(options?: useMutation.Options<CreateReportCategoryMutation, CreateReportCategoryMutationVariables>): useMutation.ResultTuple<CreateReportCategoryMutation, CreateReportCategoryMutationVariables> {
  return useMutation<CreateReportCategoryMutation, CreateReportCategoryMutationVariables>(CreateReportCategoryDocument, options);
}

export function useUpdateReportCategoryMutation(options?: useMutation.Options<UpdateReportCategoryMutation, UpdateReportCategoryMutationVariables>): useMutation.ResultTuple<UpdateReportCategoryMutation, UpdateReportCategoryMutationVariables> {
  return useMutation<UpdateReportCategoryMutation, UpdateReportCategoryMutationVariables>(UpdateReportCategoryDocument, options);
}

export function useDeleteReportCategoryMutation(options?: useMutation.Options<DeleteReportCategoryMutation, DeleteReportCategoryMutationVariables>): useMutation.ResultTuple<DeleteReportCategoryMutation, DeleteReportCategoryMutationVariables> {
  return useMutation<DeleteReportCategoryMutation, DeleteReportCategoryMutationVariables>(DeleteReportCategoryDocument, options);
}

export function useAllResponsesReportQuery(options: SkipToken | Exactly<useQuery.Options<AllResponsesReportQuery, AllResponsesReportQueryVariables>>): useQuery.Result<AllResponsesReportQuery, AllResponsesReportQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery<AllResponsesReportQuery, AllResponsesReportQueryVariables>(AllResponsesReportDocument, options as never) as never;
}

export function useAllResponsesReportSuspenseQuery(options: Exactly<Omit<useSuspenseQuery.Options<AllResponsesReportQueryVariables>, 'errorPolicy' | 'skip'>>): useSuspenseQuery.Result<AllResponsesReportQuery, AllResponsesReportQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery<AllResponsesReportQuery, AllResponsesReportQueryVariables>(AllResponsesReportDocument, options as never) as never;
}

export function useReportOfCategoryQuery(options: SkipToken | Exactly<useQuery.Options<ReportOfCategoryQuery, ReportOfCategoryQueryVariables>>): useQuery.Result<ReportOfCategoryQuery, ReportOfCategoryQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery<ReportOfCategoryQuery, ReportOfCategoryQueryVariables>(ReportOfCategoryDocument, options as never) as never;
}

export function useReportOfCategorySuspenseQuery(options: Exactly<Omit<useSuspenseQuery.Options<ReportOfCategoryQueryVariables>, 'errorPolicy' | 'skip'>>): useSuspenseQuery.Result<ReportOfCategoryQuery, ReportOfCategoryQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery<ReportOfCategoryQuery, ReportOfCategoryQueryVariables>(ReportOfCategoryDocument, options as never) as never;
}