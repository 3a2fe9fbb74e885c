/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery, useSuspenseQuery } from '../../../graphql/hooks';
import type { SkipToken } from '../../../graphql/hooks';
import type { Exactly } from '../../../graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What was answered to a question: its place and exactly one test. A question, row or option that no version has, and a test that the question does not answer to, are A0400. */
export type AnswerCondition = {
  /** Local ids of options, all of which were chosen. at most 200. */
  allOf?: Array<number> | null | undefined;
  /** Local ids of options, at least one of which was chosen; of a cascade, on any level. at most 200. */
  anyOf?: Array<number> | null | undefined;
  /** Text that occurs in a typed text, letters A to Z in either case; at most 100 characters. */
  contains?: string | null | undefined;
  /** Local date or time that was given. */
  dates?: DateRange | null | undefined;
  /** Six-digit codes of provinces, cities or districts (GB/T 2260), one of which the address lies in. at most 200. */
  divisions?: Array<string> | null | undefined;
  /** Local id of the question. */
  nodeId: number;
  /** Local ids of options, none of which was chosen although the question was answered. at most 200. */
  noneOf?: Array<number> | null | undefined;
  /** Local id of a field, a column, an item that is ranked or weighed, or of the option whose typed text is searched. */
  optionId?: number | null | undefined;
  /** Number that was given: a rate, a level, a place, a weight, a typed number, a number of rows, files or marks. */
  range?: NumberRange | null | undefined;
  /** Local id of a row. Needed where a question has rows, except to search texts. */
  rowId?: number | null | undefined;
  /** Whether it was answered, or why not. */
  state?: AnswerState | null | undefined;
};

/** Whether a question was answered, or why not. A response to a version without the question has none of these states. */
export type AnswerState =
  /** It was answered. */
  | 'ANSWERED'
  /** The respondent was screened out before. */
  | 'NOT_REACHED'
  /** Logic passed it by. */
  | 'NOT_SHOWN'
  /** It was shown and left open. */
  | 'UNANSWERED';

/** How deep a division lies. */
export type AreaLevel =
  /** Prefecture or city; where a province has none its own code stands for it. */
  | 'CITY'
  /** Province, autonomous region or municipality. */
  | 'PROVINCE';

/** Any of these browsers. */
export type BrowserChoice = {
  /** At least one. */
  anyOf: Array<ResponseBrowser>;
};

/** A filter that is to be saved under a name. */
export type CreateReportCategoryInput = {
  /** Conditions on responses as one value in the shape that `/filter.schema.json` describes, the same that `/v1` takes as `where`, such as `{"conditions":[{"answer":{"nodeId":4,"anyOf":[5]}}]}`. */
  conditions: unknown;
  /** 1 to 24 characters, spaces around it left out; unique in its survey, letter by letter. */
  name: string;
  /** One of the caller's surveys. */
  surveyId: string;
};

/** Local dates, or times, in ISO 8601, both included, as exact as wanted: from `2026-03` to `2026-03` is all of March, from `09` to `11` is up to 11:59. At least one of the two, and both of the same kind. */
export type DateRange = {
  /** This date or time, or later. */
  from?: string | null | undefined;
  /** This date or time, or earlier. */
  to?: string | null | undefined;
};

/** Names a category. */
export type DeleteReportCategoryInput = {
  /** A category of one of the caller's surveys. */
  categoryId: string;
};

/** Any of these kinds of devices. */
export type DeviceChoice = {
  /** At least one. */
  anyOf: Array<ResponseDevice>;
};

/** How conditions are combined. */
export type FilterMatch =
  /** Every condition has to be true. */
  | 'ALL'
  /** At least one has to be true. */
  | 'ANY';

/** From an instant, included, to another, excluded. At least one of the two. */
export type InstantRange = {
  /** This instant or later. */
  from?: string | null | undefined;
  /** Before this instant; later than `from`. */
  to?: string | null | undefined;
};

/** From one number to another, both included. At least one of the two. */
export type NumberRange = {
  /** This or more. */
  from?: number | null | undefined;
  /** This or less; not less than `from`. */
  to?: number | null | undefined;
};

/** Any of these values of a parameter that the link carried. */
export type ParameterCondition = {
  /** At least one and at most 200, each at most 100 characters. */
  anyOf: Array<string>;
  /** Name of the parameter, at most 100 characters. */
  name: string;
};

/** Any of these flags of quality. */
export type QualityChoice = {
  /** At least one. */
  anyOf: Array<QualityFlag>;
};

/** A sign that a response may not have been given with care. It changes nothing: such responses count as any others. */
export type QualityFlag =
  /** At least 10 responses of its source came within 60 seconds, 6 times or more of the pace in the hour around. */
  | 'BURST'
  /** Another response has the same answers, and they have at least 10 parts (questions, rows, fields) or a longer text. */
  | 'DUPLICATE'
  /** Complete, and answered in less than 30 % of the median time of the complete, valid responses, of which at least 30 have a known duration. */
  | 'SPEEDING'
  /** Every answered row of a matrix, at least 4, has the same choice, of 3 or more, or the same rate. */
  | 'STRAIGHT_LINING';

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

/** Any of these regions. */
export type RegionChoice = {
  /** At least one and at most 200: ISO 3166-2 of a province of China, Hong Kong, Macao and Taiwan included (`CN-GD`, `CN-HK`), `CN` if the province is not known; ISO 3166-1 of any other country (`JP`); `unknown` for responses of which it is not known. */
  anyOf: Array<string>;
};

/** Browser that a response was given in, or the app that showed the page in one of its own. */
export type ResponseBrowser =
  /** Alipay. */
  | 'ALIPAY'
  /** Baidu. */
  | 'BAIDU'
  /** Brave. */
  | 'BRAVE'
  /** Chrome. */
  | 'CHROME'
  /** DingTalk. */
  | 'DINGTALK'
  /** DuckDuckGo. */
  | 'DUCKDUCKGO'
  /** Edge. */
  | 'EDGE'
  /** Firefox. */
  | 'FIREFOX'
  /** Huawei Browser. */
  | 'HUAWEI'
  /** Internet Explorer. */
  | 'INTERNETEXPLORER'
  /** Maxthon. */
  | 'MAXTHON'
  /** Opera. */
  | 'OPERA'
  /** OPPO Browser. */
  | 'OPPO'
  /** QQ Browser. */
  | 'QQ'
  /** Quark. */
  | 'QUARK'
  /** Safari. */
  | 'SAFARI'
  /** Samsung Internet. */
  | 'SAMSUNG'
  /** Sogou Browser. */
  | 'SOGOU'
  /** UC Browser. */
  | 'UC'
  /** It is not known. Only filters name it: a response has null. */
  | 'UNKNOWN'
  /** Vivaldi. */
  | 'VIVALDI'
  /** vivo Browser. */
  | 'VIVO'
  /** WeChat. */
  | 'WECHAT'
  /** Xiaomi Browser. */
  | 'XIAOMI'
  /** Yandex Browser. */
  | 'YANDEX';

/** One condition, or several in brackets. It is either true or false of a response. */
export type ResponseCondition =
  {   /** What a question was answered with. */
  answer: AnswerCondition; browser?: never; device?: never; duration?: never; flagged?: never; group?: never; invitation?: never; link?: never; os?: never; parameter?: never; quality?: never; region?: never; score?: never; source?: never; starred?: never; status?: never; submitted?: never; tags?: never; text?: never; valid?: never; version?: never; }
  |  { answer?: never;   /** Browser it was given in. */
  browser: BrowserChoice; device?: never; duration?: never; flagged?: never; group?: never; invitation?: never; link?: never; os?: never; parameter?: never; quality?: never; region?: never; score?: never; source?: never; starred?: never; status?: never; submitted?: never; tags?: never; text?: never; valid?: never; version?: never; }
  |  { answer?: never; browser?: never;   /** Kind of device it was given on. */
  device: DeviceChoice; duration?: never; flagged?: never; group?: never; invitation?: never; link?: never; os?: never; parameter?: never; quality?: never; region?: never; score?: never; source?: never; starred?: never; status?: never; submitted?: never; tags?: never; text?: never; valid?: never; version?: never; }
  |  { answer?: never; browser?: never; device?: never;   /** Seconds from the start to the submission. A response without a known start is outside of every range. */
  duration: NumberRange; flagged?: never; group?: never; invitation?: never; link?: never; os?: never; parameter?: never; quality?: never; region?: never; score?: never; source?: never; starred?: never; status?: never; submitted?: never; tags?: never; text?: never; valid?: never; version?: never; }
  |  { answer?: never; browser?: never; device?: never; duration?: never;   /** Whether it carries any flag of quality. */
  flagged: boolean; group?: never; invitation?: never; link?: never; os?: never; parameter?: never; quality?: never; region?: never; score?: never; source?: never; starred?: never; status?: never; submitted?: never; tags?: never; text?: never; valid?: never; version?: never; }
  |  { answer?: never; browser?: never; device?: never; duration?: never; flagged?: never;   /** Conditions in brackets. Brackets do not stand in brackets (A0400). */
  group: ResponseConditions; invitation?: never; link?: never; os?: never; parameter?: never; quality?: never; region?: never; score?: never; source?: never; starred?: never; status?: never; submitted?: never; tags?: never; text?: never; valid?: never; version?: never; }
  |  { answer?: never; browser?: never; device?: never; duration?: never; flagged?: never; group?: never;   /** Invitation code that it was given with. */
  invitation: TextSearch; link?: never; os?: never; parameter?: never; quality?: never; region?: never; score?: never; source?: never; starred?: never; status?: never; submitted?: never; tags?: never; text?: never; valid?: never; version?: never; }
  |  { answer?: never; browser?: never; device?: never; duration?: never; flagged?: never; group?: never; invitation?: never;   /** Code or name of the one-to-one link, where responses tell it. */
  link: TextSearch; os?: never; parameter?: never; quality?: never; region?: never; score?: never; source?: never; starred?: never; status?: never; submitted?: never; tags?: never; text?: never; valid?: never; version?: never; }
  |  { answer?: never; browser?: never; device?: never; duration?: never; flagged?: never; group?: never; invitation?: never; link?: never;   /** Operating system it was given on. */
  os: SystemChoice; parameter?: never; quality?: never; region?: never; score?: never; source?: never; starred?: never; status?: never; submitted?: never; tags?: never; text?: never; valid?: never; version?: never; }
  |  { answer?: never; browser?: never; device?: never; duration?: never; flagged?: never; group?: never; invitation?: never; link?: never; os?: never;   /** Value of a parameter that the link carried. */
  parameter: ParameterCondition; quality?: never; region?: never; score?: never; source?: never; starred?: never; status?: never; submitted?: never; tags?: never; text?: never; valid?: never; version?: never; }
  |  { answer?: never; browser?: never; device?: never; duration?: never; flagged?: never; group?: never; invitation?: never; link?: never; os?: never; parameter?: never;   /** Flags of quality, at least one of which it carries. */
  quality: QualityChoice; region?: never; score?: never; source?: never; starred?: never; status?: never; submitted?: never; tags?: never; text?: never; valid?: never; version?: never; }
  |  { answer?: never; browser?: never; device?: never; duration?: never; flagged?: never; group?: never; invitation?: never; link?: never; os?: never; parameter?: never; quality?: never;   /** Region that the address belonged to. */
  region: RegionChoice; score?: never; source?: never; starred?: never; status?: never; submitted?: never; tags?: never; text?: never; valid?: never; version?: never; }
  |  { answer?: never; browser?: never; device?: never; duration?: never; flagged?: never; group?: never; invitation?: never; link?: never; os?: never; parameter?: never; quality?: never; region?: never;   /** Points of the exam as they stand now: answers that wait to be marked count nothing yet. A response without a score is outside of every range. */
  score: NumberRange; source?: never; starred?: never; status?: never; submitted?: never; tags?: never; text?: never; valid?: never; version?: never; }
  |  { answer?: never; browser?: never; device?: never; duration?: never; flagged?: never; group?: never; invitation?: never; link?: never; os?: never; parameter?: never; quality?: never; region?: never; score?: never;   /** Source tag of the link; the empty text: responses without one. */
  source: TextChoice; starred?: never; status?: never; submitted?: never; tags?: never; text?: never; valid?: never; version?: never; }
  |  { answer?: never; browser?: never; device?: never; duration?: never; flagged?: never; group?: never; invitation?: never; link?: never; os?: never; parameter?: never; quality?: never; region?: never; score?: never; source?: never;   /** Whether it carries a star. */
  starred: boolean; status?: never; submitted?: never; tags?: never; text?: never; valid?: never; version?: never; }
  |  { answer?: never; browser?: never; device?: never; duration?: never; flagged?: never; group?: never; invitation?: never; link?: never; os?: never; parameter?: never; quality?: never; region?: never; score?: never; source?: never; starred?: never;   /** Status. */
  status: StatusChoice; submitted?: never; tags?: never; text?: never; valid?: never; version?: never; }
  |  { answer?: never; browser?: never; device?: never; duration?: never; flagged?: never; group?: never; invitation?: never; link?: never; os?: never; parameter?: never; quality?: never; region?: never; score?: never; source?: never; starred?: never; status?: never;   /** When the response was stored. */
  submitted: InstantRange; tags?: never; text?: never; valid?: never; version?: never; }
  |  { answer?: never; browser?: never; device?: never; duration?: never; flagged?: never; group?: never; invitation?: never; link?: never; os?: never; parameter?: never; quality?: never; region?: never; score?: never; source?: never; starred?: never; status?: never; submitted?: never;   /** Tags, at least one of which it carries. */
  tags: TextChoice; text?: never; valid?: never; version?: never; }
  |  { answer?: never; browser?: never; device?: never; duration?: never; flagged?: never; group?: never; invitation?: never; link?: never; os?: never; parameter?: never; quality?: never; region?: never; score?: never; source?: never; starred?: never; status?: never; submitted?: never; tags?: never;   /** Text that occurs in any typed text, whatever the question. */
  text: TextSearch; valid?: never; version?: never; }
  |  { answer?: never; browser?: never; device?: never; duration?: never; flagged?: never; group?: never; invitation?: never; link?: never; os?: never; parameter?: never; quality?: never; region?: never; score?: never; source?: never; starred?: never; status?: never; submitted?: never; tags?: never; text?: never;   /** False: it was marked as invalid. True: it was not. */
  valid: boolean; version?: never; }
  |  { answer?: never; browser?: never; device?: never; duration?: never; flagged?: never; group?: never; invitation?: never; link?: never; os?: never; parameter?: never; quality?: never; region?: never; score?: never; source?: never; starred?: never; status?: never; submitted?: never; tags?: never; text?: never; valid?: never;   /** Version of the survey that was answered. */
  version: VersionChoice; };

/** Conditions on responses, at most 20 in all, those in brackets included. Without any, every response is meant. */
export type ResponseConditions = {
  /** Each is one test, or brackets. */
  conditions?: Array<ResponseCondition> | null | undefined;
  /** How they are combined: `ALL` if absent. */
  match?: FilterMatch | null | undefined;
};

/** Kind of device that a response was given on. */
export type ResponseDevice =
  /** Computer. */
  | 'DESKTOP'
  /** Other device. */
  | 'OTHER'
  /** Phone. */
  | 'PHONE'
  /** Tablet. */
  | 'TABLET'
  /** It is not known. Only filters name it: a response has null. */
  | 'UNKNOWN';

/** Which responses are meant: those to which everything applies that is given. Null is not given. */
export type ResponseFilter = {
  /** True: responses in the recycle bin, which no list has otherwise. False or absent: those that are not in there. */
  deleted?: boolean | null | undefined;
  /** Responses whose link had exactly this source tag. */
  source?: string | null | undefined;
  /** Responses that have a star; false: that have none. */
  starred?: boolean | null | undefined;
  /** Responses with one of these statuses, at least one (A0400). */
  status?: Array<ResponseStatus> | null | undefined;
  /** Responses stored at this instant or later. */
  submittedFrom?: string | null | undefined;
  /** Responses stored before this instant. */
  submittedTo?: string | null | undefined;
  /** Responses that have all of these tags, letter by letter; at most 10 (A0400). */
  tags?: Array<string> | null | undefined;
  /** True: valid responses. False: those that were marked as invalid. */
  valid?: boolean | null | undefined;
  /** Responses to this version of the survey. */
  version?: number | null | undefined;
  /** Conditions on answers and on everything else, besides the fields above. Not together with `deleted: true` (A0400). A list takes cursors from under any other filter. */
  where?: ResponseConditions | null | undefined;
};

/** Status of a response; only complete ones that are valid and not deleted count. */
export type ResponseStatus =
  /** Answered to the normal end. */
  | 'COMPLETE'
  /** Stored, but a quota was full. */
  | 'OVER_QUOTA'
  /** Led to the screening end. */
  | 'SCREENED';

/** Operating system that a response was given on. */
export type ResponseSystem =
  /** Android. */
  | 'ANDROID'
  /** HarmonyOS. */
  | 'HARMONYOS'
  /** iOS. */
  | 'IOS'
  /** Linux. */
  | 'LINUX'
  /** macOS. */
  | 'MACOS'
  /** Other system. */
  | 'OTHER'
  /** It is not known. Only filters name it: a response has null. */
  | 'UNKNOWN'
  /** Windows. */
  | 'WINDOWS';

/** Any of these statuses. */
export type StatusChoice = {
  /** At least one. */
  anyOf: Array<ResponseStatus>;
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

/** Any of these operating systems. */
export type SystemChoice = {
  /** At least one. */
  anyOf: Array<ResponseSystem>;
};

/** Any of these texts. */
export type TextChoice = {
  /** At least one and at most 200, each at most 100 characters. */
  anyOf: Array<string>;
};

/** A text that occurs in others. */
export type TextSearch = {
  /** Not blank, at most 100 characters; letters A to Z in either case. */
  contains: string;
};

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

/** Any of these versions of the survey. */
export type VersionChoice = {
  /** At least one and at most 200. */
  anyOf: Array<number>;
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

export type SplitFactsQueryVariables = Exact<{
  surveyId: string;
  filter?: ResponseFilter | null | undefined;
}>;


export type SplitFactsQuery = { overallReport: { surveyId: string, collection: { sources: Array<{ source: string | null, name: string | null, count: number }>, devices: Array<{ device: ResponseDevice | null, count: number }>, regions: Array<{ region: string | null, count: number }> } | null } };

export type ReportOfResponsesQueryVariables = Exact<{
  surveyId: string;
  filter?: ResponseFilter | null | undefined;
}>;


export type ReportOfResponsesQuery = { overallReport: { surveyId: string, total: number, updatedAt: string, questions: Array<{ nodeId: number, code: string, title: string, type: QuestionType, base: number, retired: boolean, options: Array<{ optionId: number, title: string, group: string | null, parentId: number | null, count: number, percent: number, retired: boolean }>, numbers: { mean: number | null } | null, values: Array<{ value: string, count: number, percent: number }>, areas: Array<{ code: string, level: AreaLevel, count: number, percent: number }>, fields: Array<{ optionId: number, title: string, base: number, retired: boolean, numbers: { mean: number | null } | null, values: Array<{ value: string, count: number, percent: number }> }>, rows: Array<{ rowId: number, title: string, base: number, retired: boolean, numbers: { mean: number | null } | null, values: Array<{ value: string, count: number, percent: number }>, options: Array<{ optionId: number, title: string, count: number, percent: number, retired: boolean }>, fields: Array<{ optionId: number, title: string, base: number, retired: boolean, numbers: { mean: number | null } | null, values: Array<{ value: string, count: number, percent: number }> }> }> }> } };

export type ReportOfCategoryQueryVariables = Exact<{
  id: string;
}>;


export type ReportOfCategoryQuery = { nodes: Array<
    | { id: string, name: string, report: { surveyId: string, total: number, updatedAt: string, questions: Array<{ nodeId: number, code: string, title: string, type: QuestionType, base: number, retired: boolean, options: Array<{ optionId: number, title: string, group: string | null, parentId: number | null, count: number, percent: number, retired: boolean }>, numbers: { mean: number | null } | null, values: Array<{ value: string, count: number, percent: number }>, areas: Array<{ code: string, level: AreaLevel, count: number, percent: number }>, fields: Array<{ optionId: number, title: string, base: number, retired: boolean, numbers: { mean: number | null } | null, values: Array<{ value: string, count: number, percent: number }> }>, rows: Array<{ rowId: number, title: string, base: number, retired: boolean, numbers: { mean: number | null } | null, values: Array<{ value: string, count: number, percent: number }>, options: Array<{ optionId: number, title: string, count: number, percent: number, retired: boolean }>, fields: Array<{ optionId: number, title: string, base: number, retired: boolean, numbers: { mean: number | null } | null, values: Array<{ value: string, count: number, percent: number }> }> }> }> } }
    | Record<PropertyKey, never>
   | null> };

export type ComparedReportFragment = { surveyId: string, total: number, updatedAt: string, questions: Array<{ nodeId: number, code: string, title: string, type: QuestionType, base: number, retired: boolean, options: Array<{ optionId: number, title: string, group: string | null, parentId: number | null, count: number, percent: number, retired: boolean }>, numbers: { mean: number | null } | null, values: Array<{ value: string, count: number, percent: number }>, areas: Array<{ code: string, level: AreaLevel, count: number, percent: number }>, fields: Array<{ optionId: number, title: string, base: number, retired: boolean, numbers: { mean: number | null } | null, values: Array<{ value: string, count: number, percent: number }> }>, rows: Array<{ rowId: number, title: string, base: number, retired: boolean, numbers: { mean: number | null } | null, values: Array<{ value: string, count: number, percent: number }>, options: Array<{ optionId: number, title: string, count: number, percent: number, retired: boolean }>, fields: Array<{ optionId: number, title: string, base: number, retired: boolean, numbers: { mean: number | null } | null, values: Array<{ value: string, count: number, percent: number }> }> }> }> };

export type ComparedQuestionFragment = { nodeId: number, code: string, title: string, type: QuestionType, base: number, retired: boolean, options: Array<{ optionId: number, title: string, group: string | null, parentId: number | null, count: number, percent: number, retired: boolean }>, numbers: { mean: number | null } | null, values: Array<{ value: string, count: number, percent: number }>, areas: Array<{ code: string, level: AreaLevel, count: number, percent: number }>, fields: Array<{ optionId: number, title: string, base: number, retired: boolean, numbers: { mean: number | null } | null, values: Array<{ value: string, count: number, percent: number }> }>, rows: Array<{ rowId: number, title: string, base: number, retired: boolean, numbers: { mean: number | null } | null, values: Array<{ value: string, count: number, percent: number }>, options: Array<{ optionId: number, title: string, count: number, percent: number, retired: boolean }>, fields: Array<{ optionId: number, title: string, base: number, retired: boolean, numbers: { mean: number | null } | null, values: Array<{ value: string, count: number, percent: number }> }> }> };

export type SharedCategoryQueryVariables = Exact<{
  shareId: string;
  password?: string | null | undefined;
  part?: number | null | undefined;
}>;


export type SharedCategoryQuery = { sharedReport: { questions: Array<{ nodeId: number, code: string, title: string, type: QuestionType, report: { nodeId: number, code: string, title: string, type: QuestionType, base: number, retired: boolean, options: Array<{ optionId: number, title: string, group: string | null, parentId: number | null, count: number, percent: number, retired: boolean }>, numbers: { mean: number | null } | null, values: Array<{ value: string, count: number, percent: number }>, areas: Array<{ code: string, level: AreaLevel, count: number, percent: number }>, fields: Array<{ optionId: number, title: string, base: number, retired: boolean, numbers: { mean: number | null } | null, values: Array<{ value: string, count: number, percent: number }> }>, rows: Array<{ rowId: number, title: string, base: number, retired: boolean, numbers: { mean: number | null } | null, values: Array<{ value: string, count: number, percent: number }>, options: Array<{ optionId: number, title: string, count: number, percent: number, retired: boolean }>, fields: Array<{ optionId: number, title: string, base: number, retired: boolean, numbers: { mean: number | null } | null, values: Array<{ value: string, count: number, percent: number }> }> }> } | null }> } };

export const CategoryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Category"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"conditions"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"responseCount"}}]}}]} as unknown as DocumentNode<CategoryFragment, unknown>;
export const ComparedQuestionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ComparedQuestion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionReport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"optionId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}}]}},{"kind":"Field","name":{"kind":"Name","value":"numbers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mean"}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"areas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"optionId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}},{"kind":"Field","name":{"kind":"Name","value":"numbers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mean"}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rowId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}},{"kind":"Field","name":{"kind":"Name","value":"numbers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mean"}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"optionId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"optionId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}},{"kind":"Field","name":{"kind":"Name","value":"numbers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mean"}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ComparedQuestionFragment, unknown>;
export const ComparedReportFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ComparedReport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OverallReport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"surveyId"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ComparedQuestion"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ComparedQuestion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionReport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"optionId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}}]}},{"kind":"Field","name":{"kind":"Name","value":"numbers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mean"}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"areas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"optionId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}},{"kind":"Field","name":{"kind":"Name","value":"numbers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mean"}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rowId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}},{"kind":"Field","name":{"kind":"Name","value":"numbers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mean"}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"optionId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"optionId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}},{"kind":"Field","name":{"kind":"Name","value":"numbers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mean"}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ComparedReportFragment, unknown>;
export const CategoryPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CategoryPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"survey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"versions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reportCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Category"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Category"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"conditions"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"responseCount"}}]}}]} as unknown as DocumentNode<CategoryPageQuery, CategoryPageQueryVariables>;
export const CreateReportCategoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateReportCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateReportCategoryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createReportCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"survey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reportCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Category"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Category"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"conditions"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"responseCount"}}]}}]} as unknown as DocumentNode<CreateReportCategoryMutation, CreateReportCategoryMutationVariables>;
export const UpdateReportCategoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateReportCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateReportCategoryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateReportCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"survey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reportCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Category"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Category"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"conditions"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"responseCount"}}]}}]} as unknown as DocumentNode<UpdateReportCategoryMutation, UpdateReportCategoryMutationVariables>;
export const DeleteReportCategoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteReportCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteReportCategoryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteReportCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"survey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reportCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Category"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Category"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"conditions"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"responseCount"}}]}}]} as unknown as DocumentNode<DeleteReportCategoryMutation, DeleteReportCategoryMutationVariables>;
export const SplitFactsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SplitFacts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ResponseFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"overallReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"surveyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"surveyId"}},{"kind":"Field","name":{"kind":"Name","value":"collection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"devices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"regions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SplitFactsQuery, SplitFactsQueryVariables>;
export const ReportOfResponsesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReportOfResponses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ResponseFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"overallReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"surveyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ComparedReport"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ComparedQuestion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionReport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"optionId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}}]}},{"kind":"Field","name":{"kind":"Name","value":"numbers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mean"}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"areas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"optionId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}},{"kind":"Field","name":{"kind":"Name","value":"numbers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mean"}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rowId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}},{"kind":"Field","name":{"kind":"Name","value":"numbers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mean"}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"optionId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"optionId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}},{"kind":"Field","name":{"kind":"Name","value":"numbers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mean"}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ComparedReport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OverallReport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"surveyId"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ComparedQuestion"}}]}}]}}]} as unknown as DocumentNode<ReportOfResponsesQuery, ReportOfResponsesQueryVariables>;
export const ReportOfCategoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReportOfCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"ListValue","values":[{"kind":"Variable","name":{"kind":"Name","value":"id"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"report"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ComparedReport"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ComparedQuestion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionReport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"optionId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}}]}},{"kind":"Field","name":{"kind":"Name","value":"numbers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mean"}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"areas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"optionId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}},{"kind":"Field","name":{"kind":"Name","value":"numbers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mean"}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rowId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}},{"kind":"Field","name":{"kind":"Name","value":"numbers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mean"}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"optionId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"optionId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}},{"kind":"Field","name":{"kind":"Name","value":"numbers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mean"}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ComparedReport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OverallReport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"surveyId"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ComparedQuestion"}}]}}]}}]} as unknown as DocumentNode<ReportOfCategoryQuery, ReportOfCategoryQueryVariables>;
export const SharedCategoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SharedCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shareId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"part"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sharedReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"shareId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shareId"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"part"},"value":{"kind":"Variable","name":{"kind":"Name","value":"part"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"report"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ComparedQuestion"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ComparedQuestion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionReport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"optionId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}}]}},{"kind":"Field","name":{"kind":"Name","value":"numbers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mean"}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"areas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"optionId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}},{"kind":"Field","name":{"kind":"Name","value":"numbers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mean"}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rowId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}},{"kind":"Field","name":{"kind":"Name","value":"numbers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mean"}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"optionId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"optionId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}},{"kind":"Field","name":{"kind":"Name","value":"numbers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mean"}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SharedCategoryQuery, SharedCategoryQueryVariables>;
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

export function useSplitFactsQuery(options: SkipToken | Exactly<useQuery.Options<SplitFactsQuery, SplitFactsQueryVariables>>): useQuery.Result<SplitFactsQuery, SplitFactsQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery<SplitFactsQuery, SplitFactsQueryVariables>(SplitFactsDocument, options as never) as never;
}

export function useSplitFactsSuspenseQuery(options: Exactly<Omit<useSuspenseQuery.Options<SplitFactsQueryVariables>, 'errorPolicy' | 'skip'>>): useSuspenseQuery.Result<SplitFactsQuery, SplitFactsQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery<SplitFactsQuery, SplitFactsQueryVariables>(SplitFactsDocument, options as never) as never;
}

export function useReportOfResponsesQuery(options: SkipToken | Exactly<useQuery.Options<ReportOfResponsesQuery, ReportOfResponsesQueryVariables>>): useQuery.Result<ReportOfResponsesQuery, ReportOfResponsesQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery<ReportOfResponsesQuery, ReportOfResponsesQueryVariables>(ReportOfResponsesDocument, options as never) as never;
}

export function useReportOfResponsesSuspenseQuery(options: Exactly<Omit<useSuspenseQuery.Options<ReportOfResponsesQueryVariables>, 'errorPolicy' | 'skip'>>): useSuspenseQuery.Result<ReportOfResponsesQuery, ReportOfResponsesQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery<ReportOfResponsesQuery, ReportOfResponsesQueryVariables>(ReportOfResponsesDocument, options as never) as never;
}

export function useReportOfCategoryQuery(options: SkipToken | Exactly<useQuery.Options<ReportOfCategoryQuery, ReportOfCategoryQueryVariables>>): useQuery.Result<ReportOfCategoryQuery, ReportOfCategoryQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery<ReportOfCategoryQuery, ReportOfCategoryQueryVariables>(ReportOfCategoryDocument, options as never) as never;
}

export function useReportOfCategorySuspenseQuery(options: Exactly<Omit<useSuspenseQuery.Options<ReportOfCategoryQueryVariables>, 'errorPolicy' | 'skip'>>): useSuspenseQuery.Result<ReportOfCategoryQuery, ReportOfCategoryQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery<ReportOfCategoryQuery, ReportOfCategoryQueryVariables>(ReportOfCategoryDocument, options as never) as never;
}

export function useSharedCategoryQuery(options: SkipToken | Exactly<useQuery.Options<SharedCategoryQuery, SharedCategoryQueryVariables>>): useQuery.Result<SharedCategoryQuery, SharedCategoryQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery<SharedCategoryQuery, SharedCategoryQueryVariables>(SharedCategoryDocument, options as never) as never;
}

export function useSharedCategorySuspenseQuery(options: Exactly<Omit<useSuspenseQuery.Options<SharedCategoryQueryVariables>, 'errorPolicy' | 'skip'>>): useSuspenseQuery.Result<SharedCategoryQuery, SharedCategoryQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery<SharedCategoryQuery, SharedCategoryQueryVariables>(SharedCategoryDocument, options as never) as never;
}