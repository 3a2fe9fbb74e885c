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

/** Any of these browsers. */
export type BrowserChoice = {
  /** At least one. */
  anyOf: Array<ResponseBrowser>;
};

/** How the columns of a table are compared, each with each other one: shares by a z-test with the pooled share, means by Welch's t-test, both two-sided. */
export type ColumnTest = {
  /** Corrects for the number of pairs that are compared in a row, after Bonferroni. False if absent. */
  bonferroni?: boolean | null | undefined;
  /** A difference that holds at this level is pointed out. */
  confidence: ConfidenceLevel;
};

/** How sure a difference has to be. */
export type ConfidenceLevel =
  /** 90 %. */
  | 'NINETY'
  /** 95 %. */
  | 'NINETY_FIVE'
  /** 99 %. */
  | 'NINETY_NINE';

/** A set-up that is to be saved under a name. */
export type CreateSavedCrossTableInput = {
  /** 1 to 24 characters, spaces around it left out; unique in its survey, letter by letter. */
  name: string;
  /** What is chosen about the report. */
  setup: CrossSetupInput;
  /** One of the caller's surveys. */
  surveyId: string;
};

/** What the cells of a cross table show. */
export type CrossMeasure =
  /** Shares of the base of the column. */
  | 'COLUMN'
  /** Responses. */
  | 'COUNT'
  /** Means of numbers, without categories. */
  | 'MEAN'
  /** Shares of all responses in the row. */
  | 'ROW'
  /** Shares of the base of the table. */
  | 'TOTAL';

/** Nests one question in another: columns are the pairs of their categories. */
export type CrossNestingInput = {
  /** Local id of another question, or row of a matrix, whose categories stand within each category of the outer one; at most 2500 pairs in all. */
  inner: number;
  /** Local id of one of the columns. */
  outer: number;
};

/** What is to be chosen about a cross report. */
export type CrossSetupInput = {
  /** Corrects for the number of pairs that are compared in a row, after Bonferroni. False if absent. */
  bonferroni?: boolean | null | undefined;
  /** Local ids of 1 to 3 questions or rows of matrices, each once. */
  columns: Array<number>;
  /** Conditions on responses as one value in the shape that `/filter.schema.json` describes, the same that `/v1` takes as `where`, such as `{"conditions":[{"answer":{"nodeId":4,"anyOf":[5]}}]}`. Absent: all responses that count. */
  conditions?: unknown;
  /** A difference between columns that holds at this level is pointed out. Null: columns are not compared. */
  confidence?: ConfidenceLevel | null | undefined;
  /** What the cells show. Shares of columns if absent. */
  measure?: CrossMeasure | null | undefined;
  /** Columns that are to be divided by another question. None if absent. */
  nested?: Array<CrossNestingInput> | null | undefined;
  /** Local ids of 1 to 10 questions or rows of matrices, each once. */
  rows: Array<number>;
};

/** Local dates, or times, in ISO 8601, both included, as exact as wanted: from `2026-03` to `2026-03` is all of March, from `09` to `11` is up to 11:59. At least one of the two, and both of the same kind. */
export type DateRange = {
  /** This date or time, or later. */
  from?: string | null | undefined;
  /** This date or time, or earlier. */
  to?: string | null | undefined;
};

/** Names a saved table. */
export type DeleteSavedCrossTableInput = {
  /** A saved table of one of the caller's surveys. */
  tableId: string;
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

/** What is to be different of a saved table. Absent: stays. */
export type UpdateSavedCrossTableInput = {
  /** 1 to 24 characters, spaces around it left out; unique in its survey, letter by letter. */
  name?: string | null | undefined;
  /** What is chosen from now on, all of it. */
  setup?: CrossSetupInput | null | undefined;
  /** A saved table of one of the caller's surveys. */
  tableId: string;
};

/** Any of these versions of the survey. */
export type VersionChoice = {
  /** At least one and at most 200. */
  anyOf: Array<number>;
};

export type CrossPageQueryVariables = Exact<{
  surveyId: string;
}>;


export type CrossPageQuery = { survey: { id: string, title: string, status: SurveyStatus, versions: Array<{ version: number, createdAt: string }> | null }, overallReport: { surveyId: string, total: number, questions: Array<{ nodeId: number, code: string, title: string, type: QuestionType, retired: boolean, rows: Array<{ rowId: number, code: string, title: string, retired: boolean }> }> } };

export type CrossSourceFragment = { nodeId: number, code: string, title: string, type: QuestionType, retired: boolean, rows: Array<{ rowId: number, code: string, title: string, retired: boolean }> };

export type SavedTablesQueryVariables = Exact<{
  surveyId: string;
}>;


export type SavedTablesQuery = { survey: { id: string, savedCrossTables: Array<{ id: string, name: string, missing: Array<string>, setup: { rows: Array<number>, columns: Array<number>, conditions: unknown, measure: CrossMeasure, confidence: ConfidenceLevel | null, bonferroni: boolean, nested: Array<{ outer: number, inner: number }> } }> | null } };

export type SavedTableFragment = { id: string, name: string, missing: Array<string>, setup: { rows: Array<number>, columns: Array<number>, conditions: unknown, measure: CrossMeasure, confidence: ConfidenceLevel | null, bonferroni: boolean, nested: Array<{ outer: number, inner: number }> } };

export type CreateSavedTableMutationVariables = Exact<{
  input: CreateSavedCrossTableInput;
}>;


export type CreateSavedTableMutation = { createSavedCrossTable: { table: { id: string, name: string, missing: Array<string>, setup: { rows: Array<number>, columns: Array<number>, conditions: unknown, measure: CrossMeasure, confidence: ConfidenceLevel | null, bonferroni: boolean, nested: Array<{ outer: number, inner: number }> } }, survey: { id: string, savedCrossTables: Array<{ id: string, name: string, missing: Array<string>, setup: { rows: Array<number>, columns: Array<number>, conditions: unknown, measure: CrossMeasure, confidence: ConfidenceLevel | null, bonferroni: boolean, nested: Array<{ outer: number, inner: number }> } }> | null } } };

export type UpdateSavedTableMutationVariables = Exact<{
  input: UpdateSavedCrossTableInput;
}>;


export type UpdateSavedTableMutation = { updateSavedCrossTable: { table: { id: string, name: string, missing: Array<string>, setup: { rows: Array<number>, columns: Array<number>, conditions: unknown, measure: CrossMeasure, confidence: ConfidenceLevel | null, bonferroni: boolean, nested: Array<{ outer: number, inner: number }> } } } };

export type DeleteSavedTableMutationVariables = Exact<{
  input: DeleteSavedCrossTableInput;
}>;


export type DeleteSavedTableMutation = { deleteSavedCrossTable: { survey: { id: string, savedCrossTables: Array<{ id: string, name: string, missing: Array<string>, setup: { rows: Array<number>, columns: Array<number>, conditions: unknown, measure: CrossMeasure, confidence: ConfidenceLevel | null, bonferroni: boolean, nested: Array<{ outer: number, inner: number }> } }> | null } } };

export type CrossTablesQueryVariables = Exact<{
  surveyId: string;
  rows: Array<number> | number;
  columns: Array<number> | number;
  nested?: Array<CrossNestingInput> | CrossNestingInput | null | undefined;
  filter?: ResponseFilter | null | undefined;
  test?: ColumnTest | null | undefined;
}>;


export type CrossTablesQuery = { crossReport: { seq: number, updatedAt: string, base: number, tables: Array<{ asked: number, base: number, omittedRows: number, omittedColumns: number, row: { localId: number, code: string, title: string, rowTitle: string | null, retired: boolean, overlapping: boolean, divisions: boolean }, column: { localId: number, code: string, title: string, rowTitle: string | null, retired: boolean, overlapping: boolean, divisions: boolean }, inner: { localId: number, code: string, title: string, rowTitle: string | null, retired: boolean, overlapping: boolean, divisions: boolean } | null, groups: Array<{ code: string, title: string, retired: boolean, span: number, chiSquare: { value: number, degrees: number, p: number, cramersV: number, cells: number, fewExpected: number } | null }>, columns: Array<{ code: string, title: string, retired: boolean, letter: string, base: number, smallBase: boolean }>, rows: Array<{ code: string, title: string, retired: boolean, total: { count: number, percent: number }, cells: Array<{ count: number, columnPercent: number, rowPercent: number, totalPercent: number, letters: Array<string> }> }>, means: Array<{ title: string, retired: boolean, total: { base: number, mean: number | null, deviation: number | null }, cells: Array<{ base: number, mean: number | null, deviation: number | null, letters: Array<string> }> }>, chiSquare: { value: number, degrees: number, p: number, cramersV: number, cells: number, fewExpected: number } | null }> } };

export type CrossTableFragment = { asked: number, base: number, omittedRows: number, omittedColumns: number, row: { localId: number, code: string, title: string, rowTitle: string | null, retired: boolean, overlapping: boolean, divisions: boolean }, column: { localId: number, code: string, title: string, rowTitle: string | null, retired: boolean, overlapping: boolean, divisions: boolean }, inner: { localId: number, code: string, title: string, rowTitle: string | null, retired: boolean, overlapping: boolean, divisions: boolean } | null, groups: Array<{ code: string, title: string, retired: boolean, span: number, chiSquare: { value: number, degrees: number, p: number, cramersV: number, cells: number, fewExpected: number } | null }>, columns: Array<{ code: string, title: string, retired: boolean, letter: string, base: number, smallBase: boolean }>, rows: Array<{ code: string, title: string, retired: boolean, total: { count: number, percent: number }, cells: Array<{ count: number, columnPercent: number, rowPercent: number, totalPercent: number, letters: Array<string> }> }>, means: Array<{ title: string, retired: boolean, total: { base: number, mean: number | null, deviation: number | null }, cells: Array<{ base: number, mean: number | null, deviation: number | null, letters: Array<string> }> }>, chiSquare: { value: number, degrees: number, p: number, cramersV: number, cells: number, fewExpected: number } | null };

export type CrossTestFragment = { value: number, degrees: number, p: number, cramersV: number, cells: number, fewExpected: number };

export type CrossQuestionFragment = { localId: number, code: string, title: string, rowTitle: string | null, retired: boolean, overlapping: boolean, divisions: boolean };

export type SharedTablesQueryVariables = Exact<{
  shareId: string;
  password?: string | null | undefined;
}>;


export type SharedTablesQuery = { sharedReport: { tables: Array<{ name: string, measure: CrossMeasure, confidence: ConfidenceLevel | null, bonferroni: boolean, total: number | null, leftOut: number, tables: Array<{ asked: number, base: number, omittedRows: number, omittedColumns: number, row: { localId: number, code: string, title: string, rowTitle: string | null, retired: boolean, overlapping: boolean, divisions: boolean }, column: { localId: number, code: string, title: string, rowTitle: string | null, retired: boolean, overlapping: boolean, divisions: boolean }, inner: { localId: number, code: string, title: string, rowTitle: string | null, retired: boolean, overlapping: boolean, divisions: boolean } | null, groups: Array<{ code: string, title: string, retired: boolean, span: number, chiSquare: { value: number, degrees: number, p: number, cramersV: number, cells: number, fewExpected: number } | null }>, columns: Array<{ code: string, title: string, retired: boolean, letter: string, base: number, smallBase: boolean }>, rows: Array<{ code: string, title: string, retired: boolean, total: { count: number, percent: number }, cells: Array<{ count: number, columnPercent: number, rowPercent: number, totalPercent: number, letters: Array<string> }> }>, means: Array<{ title: string, retired: boolean, total: { base: number, mean: number | null, deviation: number | null }, cells: Array<{ base: number, mean: number | null, deviation: number | null, letters: Array<string> }> }>, chiSquare: { value: number, degrees: number, p: number, cramersV: number, cells: number, fewExpected: number } | null }> }> } };

export const CrossSourceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CrossSource"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionReport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rowId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}}]}}]}}]} as unknown as DocumentNode<CrossSourceFragment, unknown>;
export const SavedTableFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedTable"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedCrossTable"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"setup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"nested"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outer"}},{"kind":"Field","name":{"kind":"Name","value":"inner"}}]}},{"kind":"Field","name":{"kind":"Name","value":"conditions"}},{"kind":"Field","name":{"kind":"Name","value":"measure"}},{"kind":"Field","name":{"kind":"Name","value":"confidence"}},{"kind":"Field","name":{"kind":"Name","value":"bonferroni"}}]}}]}}]} as unknown as DocumentNode<SavedTableFragment, unknown>;
export const CrossQuestionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CrossQuestion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CrossQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"localId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"rowTitle"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}},{"kind":"Field","name":{"kind":"Name","value":"overlapping"}},{"kind":"Field","name":{"kind":"Name","value":"divisions"}}]}}]} as unknown as DocumentNode<CrossQuestionFragment, unknown>;
export const CrossTestFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CrossTest"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CrossChiSquare"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"degrees"}},{"kind":"Field","name":{"kind":"Name","value":"p"}},{"kind":"Field","name":{"kind":"Name","value":"cramersV"}},{"kind":"Field","name":{"kind":"Name","value":"cells"}},{"kind":"Field","name":{"kind":"Name","value":"fewExpected"}}]}}]} as unknown as DocumentNode<CrossTestFragment, unknown>;
export const CrossTableFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CrossTable"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CrossTable"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"asked"}},{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"omittedRows"}},{"kind":"Field","name":{"kind":"Name","value":"omittedColumns"}},{"kind":"Field","name":{"kind":"Name","value":"row"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CrossQuestion"}}]}},{"kind":"Field","name":{"kind":"Name","value":"column"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CrossQuestion"}}]}},{"kind":"Field","name":{"kind":"Name","value":"inner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CrossQuestion"}}]}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}},{"kind":"Field","name":{"kind":"Name","value":"span"}},{"kind":"Field","name":{"kind":"Name","value":"chiSquare"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CrossTest"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}},{"kind":"Field","name":{"kind":"Name","value":"letter"}},{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"smallBase"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cells"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"columnPercent"}},{"kind":"Field","name":{"kind":"Name","value":"rowPercent"}},{"kind":"Field","name":{"kind":"Name","value":"totalPercent"}},{"kind":"Field","name":{"kind":"Name","value":"letters"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"means"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"mean"}},{"kind":"Field","name":{"kind":"Name","value":"deviation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cells"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"mean"}},{"kind":"Field","name":{"kind":"Name","value":"deviation"}},{"kind":"Field","name":{"kind":"Name","value":"letters"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"chiSquare"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CrossTest"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CrossQuestion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CrossQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"localId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"rowTitle"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}},{"kind":"Field","name":{"kind":"Name","value":"overlapping"}},{"kind":"Field","name":{"kind":"Name","value":"divisions"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CrossTest"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CrossChiSquare"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"degrees"}},{"kind":"Field","name":{"kind":"Name","value":"p"}},{"kind":"Field","name":{"kind":"Name","value":"cramersV"}},{"kind":"Field","name":{"kind":"Name","value":"cells"}},{"kind":"Field","name":{"kind":"Name","value":"fewExpected"}}]}}]} as unknown as DocumentNode<CrossTableFragment, unknown>;
export const CrossPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CrossPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"survey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"versions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"overallReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"surveyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"surveyId"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CrossSource"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CrossSource"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionReport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rowId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}}]}}]}}]} as unknown as DocumentNode<CrossPageQuery, CrossPageQueryVariables>;
export const SavedTablesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SavedTables"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"survey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"savedCrossTables"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedTable"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedTable"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedCrossTable"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"setup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"nested"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outer"}},{"kind":"Field","name":{"kind":"Name","value":"inner"}}]}},{"kind":"Field","name":{"kind":"Name","value":"conditions"}},{"kind":"Field","name":{"kind":"Name","value":"measure"}},{"kind":"Field","name":{"kind":"Name","value":"confidence"}},{"kind":"Field","name":{"kind":"Name","value":"bonferroni"}}]}}]}}]} as unknown as DocumentNode<SavedTablesQuery, SavedTablesQueryVariables>;
export const CreateSavedTableDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateSavedTable"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateSavedCrossTableInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createSavedCrossTable"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"table"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedTable"}}]}},{"kind":"Field","name":{"kind":"Name","value":"survey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"savedCrossTables"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedTable"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedTable"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedCrossTable"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"setup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"nested"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outer"}},{"kind":"Field","name":{"kind":"Name","value":"inner"}}]}},{"kind":"Field","name":{"kind":"Name","value":"conditions"}},{"kind":"Field","name":{"kind":"Name","value":"measure"}},{"kind":"Field","name":{"kind":"Name","value":"confidence"}},{"kind":"Field","name":{"kind":"Name","value":"bonferroni"}}]}}]}}]} as unknown as DocumentNode<CreateSavedTableMutation, CreateSavedTableMutationVariables>;
export const UpdateSavedTableDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSavedTable"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateSavedCrossTableInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSavedCrossTable"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"table"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedTable"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedTable"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedCrossTable"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"setup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"nested"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outer"}},{"kind":"Field","name":{"kind":"Name","value":"inner"}}]}},{"kind":"Field","name":{"kind":"Name","value":"conditions"}},{"kind":"Field","name":{"kind":"Name","value":"measure"}},{"kind":"Field","name":{"kind":"Name","value":"confidence"}},{"kind":"Field","name":{"kind":"Name","value":"bonferroni"}}]}}]}}]} as unknown as DocumentNode<UpdateSavedTableMutation, UpdateSavedTableMutationVariables>;
export const DeleteSavedTableDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteSavedTable"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteSavedCrossTableInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteSavedCrossTable"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"survey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"savedCrossTables"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedTable"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedTable"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedCrossTable"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"setup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"nested"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outer"}},{"kind":"Field","name":{"kind":"Name","value":"inner"}}]}},{"kind":"Field","name":{"kind":"Name","value":"conditions"}},{"kind":"Field","name":{"kind":"Name","value":"measure"}},{"kind":"Field","name":{"kind":"Name","value":"confidence"}},{"kind":"Field","name":{"kind":"Name","value":"bonferroni"}}]}}]}}]} as unknown as DocumentNode<DeleteSavedTableMutation, DeleteSavedTableMutationVariables>;
export const CrossTablesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CrossTables"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rows"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"columns"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"nested"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CrossNestingInput"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ResponseFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"test"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ColumnTest"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"crossReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"surveyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}}},{"kind":"Argument","name":{"kind":"Name","value":"rows"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rows"}}},{"kind":"Argument","name":{"kind":"Name","value":"columns"},"value":{"kind":"Variable","name":{"kind":"Name","value":"columns"}}},{"kind":"Argument","name":{"kind":"Name","value":"nested"},"value":{"kind":"Variable","name":{"kind":"Name","value":"nested"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"test"},"value":{"kind":"Variable","name":{"kind":"Name","value":"test"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"tables"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CrossTable"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CrossQuestion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CrossQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"localId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"rowTitle"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}},{"kind":"Field","name":{"kind":"Name","value":"overlapping"}},{"kind":"Field","name":{"kind":"Name","value":"divisions"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CrossTest"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CrossChiSquare"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"degrees"}},{"kind":"Field","name":{"kind":"Name","value":"p"}},{"kind":"Field","name":{"kind":"Name","value":"cramersV"}},{"kind":"Field","name":{"kind":"Name","value":"cells"}},{"kind":"Field","name":{"kind":"Name","value":"fewExpected"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CrossTable"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CrossTable"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"asked"}},{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"omittedRows"}},{"kind":"Field","name":{"kind":"Name","value":"omittedColumns"}},{"kind":"Field","name":{"kind":"Name","value":"row"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CrossQuestion"}}]}},{"kind":"Field","name":{"kind":"Name","value":"column"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CrossQuestion"}}]}},{"kind":"Field","name":{"kind":"Name","value":"inner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CrossQuestion"}}]}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}},{"kind":"Field","name":{"kind":"Name","value":"span"}},{"kind":"Field","name":{"kind":"Name","value":"chiSquare"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CrossTest"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}},{"kind":"Field","name":{"kind":"Name","value":"letter"}},{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"smallBase"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cells"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"columnPercent"}},{"kind":"Field","name":{"kind":"Name","value":"rowPercent"}},{"kind":"Field","name":{"kind":"Name","value":"totalPercent"}},{"kind":"Field","name":{"kind":"Name","value":"letters"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"means"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"mean"}},{"kind":"Field","name":{"kind":"Name","value":"deviation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cells"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"mean"}},{"kind":"Field","name":{"kind":"Name","value":"deviation"}},{"kind":"Field","name":{"kind":"Name","value":"letters"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"chiSquare"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CrossTest"}}]}}]}}]} as unknown as DocumentNode<CrossTablesQuery, CrossTablesQueryVariables>;
export const SharedTablesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SharedTables"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shareId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sharedReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"shareId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shareId"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tables"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"measure"}},{"kind":"Field","name":{"kind":"Name","value":"confidence"}},{"kind":"Field","name":{"kind":"Name","value":"bonferroni"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"}},{"kind":"Field","name":{"kind":"Name","value":"tables"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CrossTable"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CrossQuestion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CrossQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"localId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"rowTitle"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}},{"kind":"Field","name":{"kind":"Name","value":"overlapping"}},{"kind":"Field","name":{"kind":"Name","value":"divisions"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CrossTest"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CrossChiSquare"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"degrees"}},{"kind":"Field","name":{"kind":"Name","value":"p"}},{"kind":"Field","name":{"kind":"Name","value":"cramersV"}},{"kind":"Field","name":{"kind":"Name","value":"cells"}},{"kind":"Field","name":{"kind":"Name","value":"fewExpected"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CrossTable"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CrossTable"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"asked"}},{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"omittedRows"}},{"kind":"Field","name":{"kind":"Name","value":"omittedColumns"}},{"kind":"Field","name":{"kind":"Name","value":"row"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CrossQuestion"}}]}},{"kind":"Field","name":{"kind":"Name","value":"column"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CrossQuestion"}}]}},{"kind":"Field","name":{"kind":"Name","value":"inner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CrossQuestion"}}]}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}},{"kind":"Field","name":{"kind":"Name","value":"span"}},{"kind":"Field","name":{"kind":"Name","value":"chiSquare"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CrossTest"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}},{"kind":"Field","name":{"kind":"Name","value":"letter"}},{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"smallBase"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cells"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"columnPercent"}},{"kind":"Field","name":{"kind":"Name","value":"rowPercent"}},{"kind":"Field","name":{"kind":"Name","value":"totalPercent"}},{"kind":"Field","name":{"kind":"Name","value":"letters"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"means"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"mean"}},{"kind":"Field","name":{"kind":"Name","value":"deviation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cells"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"mean"}},{"kind":"Field","name":{"kind":"Name","value":"deviation"}},{"kind":"Field","name":{"kind":"Name","value":"letters"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"chiSquare"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CrossTest"}}]}}]}}]} as unknown as DocumentNode<SharedTablesQuery, SharedTablesQueryVariables>;
export function useCrossPageQuery(options: SkipToken | Exactly<useQuery.Options<CrossPageQuery, CrossPageQueryVariables>>): useQuery.Result<CrossPageQuery, CrossPageQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery<CrossPageQuery, CrossPageQueryVariables>(CrossPageDocument, options as never) as never;
}

export function useCrossPageSuspenseQuery(options: Exactly<Omit<useSuspenseQuery.Options<CrossPageQueryVariables>, 'errorPolicy' | 'skip'>>): useSuspenseQuery.Result<CrossPageQuery, CrossPageQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery<CrossPageQuery, CrossPageQueryVariables>(CrossPageDocument, options as never) as never;
}

export function useSavedTablesQuery(options: SkipToken | Exactly<useQuery.Options<SavedTablesQuery, SavedTablesQueryVariables>>): useQuery.Result<SavedTablesQuery, SavedTablesQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery<SavedTablesQuery, SavedTablesQueryVariables>(SavedTablesDocument, options as never) as never;
}

export function useSavedTablesSuspenseQuery(options: Exactly<Omit<useSuspenseQuery.Options<SavedTablesQueryVariables>, 'errorPolicy' | 'skip'>>): useSuspenseQuery.Result<SavedTablesQuery, SavedTablesQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery<SavedTablesQuery, SavedTablesQueryVariables>(SavedTablesDocument, options as never) as never;
}

export function useCreateSavedTableMutation(options?: useMutation.Options<CreateSavedTableMutation, CreateSavedTableMutationVariables>): useMutation.ResultTuple<CreateSavedTableMutation, CreateSavedTableMutationVariables> {
  return useMutation<CreateSavedTableMutation, CreateSavedTableMutationVariables>(CreateSavedTableDocument, options);
}

export function useUpdateSavedTableMutation(options?: useMutation.Options<UpdateSavedTableMutation, UpdateSavedTableMutationVariables>): useMutation.ResultTuple<UpdateSavedTableMutation, UpdateSavedTableMutationVariables> {
  return useMutation<UpdateSavedTableMutation, UpdateSavedTableMutationVariables>(UpdateSavedTableDocument, options);
}

export function useDeleteSavedTableMutation(options?: useMutation.Options<DeleteSavedTableMutation, DeleteSavedTableMutationVariables>): useMutation.ResultTuple<DeleteSavedTableMutation, DeleteSavedTableMutationVariables> {
  return useMutation<DeleteSavedTableMutation, DeleteSavedTableMutationVariables>(DeleteSavedTableDocument, options);
}

export function useCrossTablesQuery(options: SkipToken | Exactly<useQuery.Options<CrossTablesQuery, CrossTablesQueryVariables>>): useQuery.Result<CrossTablesQuery, CrossTablesQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery<CrossTablesQuery, CrossTablesQueryVariables>(CrossTablesDocument, options as never) as never;
}

export function useCrossTablesSuspenseQuery(options: Exactly<Omit<useSuspenseQuery.Options<CrossTablesQueryVariables>, 'errorPolicy' | 'skip'>>): useSuspenseQuery.Result<CrossTablesQuery, CrossTablesQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery<CrossTablesQuery, CrossTablesQueryVariables>(CrossTablesDocument, options as never) as never;
}

export function useSharedTablesQuery(options: SkipToken | Exactly<useQuery.Options<SharedTablesQuery, SharedTablesQueryVariables>>): useQuery.Result<SharedTablesQuery, SharedTablesQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery<SharedTablesQuery, SharedTablesQueryVariables>(SharedTablesDocument, options as never) as never;
}

export function useSharedTablesSuspenseQuery(options: Exactly<Omit<useSuspenseQuery.Options<SharedTablesQueryVariables>, 'errorPolicy' | 'skip'>>): useSuspenseQuery.Result<SharedTablesQuery, SharedTablesQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery<SharedTablesQuery, SharedTablesQueryVariables>(SharedTablesDocument, options as never) as never;
}