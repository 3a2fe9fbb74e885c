/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery, useSubscription, useSuspenseQuery } from '../../../graphql/hooks';
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

/** Local dates, or times, in ISO 8601, both included, as exact as wanted: from `2026-03` to `2026-03` is all of March, from `09` to `11` is up to 11:59. At least one of the two, and both of the same kind. */
export type DateRange = {
  /** This date or time, or later. */
  from?: string | null | undefined;
  /** This date or time, or earlier. */
  to?: string | null | undefined;
};

/** Responses that go into the recycle bin. */
export type DeleteResponsesInput = {
  /** 1 to 500 of its responses; one that is named twice is meant once. */
  responseIds: Array<string>;
  /** One of the caller's surveys. */
  surveyId: string;
};

/** Any of these kinds of devices. */
export type DeviceChoice = {
  /** At least one. */
  anyOf: Array<ResponseDevice>;
};

/** New answers of a response. */
export type EditResponseInput = {
  /** Answer values by local id of the question, in place of all that it has. Files are those that the response came with; a mobile that was proven by a code may be kept or left out. */
  answers: unknown;
  /** `revision` of the response as its editor has seen it. */
  expectedRevision: number;
  /** One of its responses. */
  responseId: string;
  /** One of the caller's surveys. */
  surveyId: string;
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

/** Responses that are invalid. */
export type InvalidateResponsesInput = {
  /** Why: at most 200 characters, spaces around it left out. */
  reason?: string | null | undefined;
  /** 1 to 500 of its responses; one that is named twice is meant once. */
  responseIds: Array<string>;
  /** One of the caller's surveys. */
  surveyId: string;
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

/** Any of these regions. */
export type RegionChoice = {
  /** At least one and at most 200: ISO 3166-2 of a province of China, Hong Kong, Macao and Taiwan included (`CN-GD`, `CN-HK`), `CN` if the province is not known; ISO 3166-1 of any other country (`JP`); `unknown` for responses of which it is not known. */
  anyOf: Array<string>;
};

/** A remark about responses. */
export type RemarkResponsesInput = {
  /** At most 1000 characters. Null or empty: no remark any more. */
  remark?: string | null | undefined;
  /** 1 to 500 of its responses; one that is named twice is meant once. */
  responseIds: Array<string>;
  /** One of the caller's surveys. */
  surveyId: string;
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

/** Order of a list of responses. They are ordered by their running number `seq`. */
export type ResponseOrder =
  /** The response stored last comes first. */
  | 'NEWEST_FIRST'
  /** The response stored first comes first. */
  | 'OLDEST_FIRST';

/** Sorts by the values of a column. Responses without a value come last in both directions. */
export type ResponseSort = {
  /** Key of one of the columns of the survey, such as `duration_s` or `n12`; others are refused (A0400). */
  column: string;
  /** In which direction. */
  direction?: SortDirection | null | undefined;
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

/** Responses that come back from the recycle bin. */
export type RestoreResponsesInput = {
  /** 1 to 500 of its responses; one that is named twice is meant once. */
  responseIds: Array<string>;
  /** One of the caller's surveys. */
  surveyId: string;
};

/** The direction in which a list is sorted. */
export type SortDirection =
  /** The smallest first; options in the order in which they stand. */
  | 'ASCENDING'
  /** The largest first. */
  | 'DESCENDING';

/** Responses that get a star or lose it. */
export type StarResponsesInput = {
  /** 1 to 500 of its responses; one that is named twice is meant once. */
  responseIds: Array<string>;
  /** True: they get a star. False: they lose it. */
  starred: boolean;
  /** One of the caller's surveys. */
  surveyId: string;
};

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

/** Tags that responses get and lose. */
export type TagResponsesInput = {
  /** At most 10 tags of 1 to 24 characters, spaces around them left out. A response has at most 10. */
  add?: Array<string> | null | undefined;
  /** At most 10 tags, none of which is in `add`. */
  remove?: Array<string> | null | undefined;
  /** 1 to 500 of its responses; one that is named twice is meant once. */
  responseIds: Array<string>;
  /** One of the caller's surveys. */
  surveyId: string;
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

/** Responses that are valid again. */
export type ValidateResponsesInput = {
  /** 1 to 500 of its responses; one that is named twice is meant once. */
  responseIds: Array<string>;
  /** One of the caller's surveys. */
  surveyId: string;
};

/** Any of these versions of the survey. */
export type VersionChoice = {
  /** At least one and at most 200. */
  anyOf: Array<number>;
};

export type DetailPageQueryVariables = Exact<{
  surveyId: string;
  filter?: ResponseFilter | null | undefined;
  order?: ResponseOrder | null | undefined;
  sort?: ResponseSort | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
}>;


export type DetailPageQuery = { survey: { id: string, title: string, status: SurveyStatus, publishedVersion: number | null, responseCount: number | null, versions: Array<{ id: string, version: number, createdAt: string }> | null }, responses: { totalCount: number, edges: Array<{ cursor: string, node: { id: string, seq: number, submissionId: string, version: number, status: ResponseStatus, startedAt: string | null, submittedAt: string, source: string | null, sourceName: string | null, region: string | null, device: ResponseDevice | null, os: ResponseSystem | null, browser: ResponseBrowser | null, linkCode: string | null, linkName: string | null, invitationCode: string | null, answerValues: unknown, revision: number, starred: boolean, tags: Array<string>, remark: string | null, deletedAt: string | null, purgeAt: string | null, wechat: { openid: string, nickname: string | null, avatar: string | null } | null, exam: { score: number, maximum: number, waiting: number | null } | null, params: Array<{ name: string, value: string }>, files: Array<{ id: string, name: string, size: number, path: string }>, invalid: { reason: string | null, at: string } | null } }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean, startCursor: string | null, endCursor: string | null } } };

export type ResponseRowFragment = { id: string, seq: number, submissionId: string, version: number, status: ResponseStatus, startedAt: string | null, submittedAt: string, source: string | null, sourceName: string | null, region: string | null, device: ResponseDevice | null, os: ResponseSystem | null, browser: ResponseBrowser | null, linkCode: string | null, linkName: string | null, invitationCode: string | null, answerValues: unknown, revision: number, starred: boolean, tags: Array<string>, remark: string | null, deletedAt: string | null, purgeAt: string | null, wechat: { openid: string, nickname: string | null, avatar: string | null } | null, exam: { score: number, maximum: number, waiting: number | null } | null, params: Array<{ name: string, value: string }>, files: Array<{ id: string, name: string, size: number, path: string }>, invalid: { reason: string | null, at: string } | null };

export type ResponseReviewFragment = { id: string, starred: boolean, tags: Array<string>, remark: string | null, deletedAt: string | null, purgeAt: string | null, invalid: { reason: string | null, at: string } | null };

export type ResponseFileFragment = { id: string, name: string, size: number, path: string };

export type QualityOfResponsesQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type QualityOfResponsesQuery = { nodes: Array<
    | { id: string, quality: { speeding: { seconds: number, medianSeconds: number } | null, straightLining: { nodeIds: Array<number> } | null, duplicate: { others: number, firstId: string, firstSeq: number } | null, burst: { responses: number, seconds: number } | null } }
    | Record<PropertyKey, never>
   | null> };

export type QualityFlagsFragment = { speeding: { seconds: number, medianSeconds: number } | null, straightLining: { nodeIds: Array<number> } | null, duplicate: { others: number, firstId: string, firstSeq: number } | null, burst: { responses: number, seconds: number } | null };

export type VersionDefinitionQueryVariables = Exact<{
  surveyId: string;
  version: number;
}>;


export type VersionDefinitionQuery = { survey: { id: string, version: { id: string, version: number, definition: unknown } | null } };

export type OneResponseQueryVariables = Exact<{
  id: string;
}>;


export type OneResponseQuery = { nodes: Array<
    | { id: string, seq: number, submissionId: string, version: number, status: ResponseStatus, startedAt: string | null, submittedAt: string, source: string | null, sourceName: string | null, region: string | null, device: ResponseDevice | null, os: ResponseSystem | null, browser: ResponseBrowser | null, linkCode: string | null, linkName: string | null, invitationCode: string | null, answerValues: unknown, revision: number, starred: boolean, tags: Array<string>, remark: string | null, deletedAt: string | null, purgeAt: string | null, surveyVersion: { id: string } | null, wechat: { openid: string, nickname: string | null, avatar: string | null } | null, exam: { score: number, maximum: number, waiting: number | null } | null, params: Array<{ name: string, value: string }>, files: Array<{ id: string, name: string, size: number, path: string }>, invalid: { reason: string | null, at: string } | null }
    | Record<PropertyKey, never>
   | null> };

export type ResponseNeighboursQueryVariables = Exact<{
  surveyId: string;
  cursor: string;
  filter?: ResponseFilter | null | undefined;
  order?: ResponseOrder | null | undefined;
  sort?: ResponseSort | null | undefined;
}>;


export type ResponseNeighboursQuery = { responses: { edges: Array<{ cursor: string, node: { id: string } }> }, previous: { edges: Array<{ cursor: string, node: { id: string } }> } };

export type ResponseNewsSubscriptionVariables = Exact<{
  surveyId: string;
}>;


export type ResponseNewsSubscription = { responseCount: { surveyId: string, count: number, seq: number } };

export type SharedAnswersQueryVariables = Exact<{
  shareId: string;
  password?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
}>;


export type SharedAnswersQuery = { sharedReport: { columns: Array<{ key: string, label: string, kind: string }>, answers: { edges: Array<{ cursor: string, node: { cells: Array<string | null> } }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean, startCursor: string | null, endCursor: string | null } } | null } };

export type InvalidateResponsesMutationVariables = Exact<{
  input: InvalidateResponsesInput;
}>;


export type InvalidateResponsesMutation = { invalidateResponses: { changedCount: number, responses: Array<{ id: string, starred: boolean, tags: Array<string>, remark: string | null, deletedAt: string | null, purgeAt: string | null, invalid: { reason: string | null, at: string } | null }> } };

export type ValidateResponsesMutationVariables = Exact<{
  input: ValidateResponsesInput;
}>;


export type ValidateResponsesMutation = { validateResponses: { changedCount: number, responses: Array<{ id: string, starred: boolean, tags: Array<string>, remark: string | null, deletedAt: string | null, purgeAt: string | null, invalid: { reason: string | null, at: string } | null }> } };

export type StarResponsesMutationVariables = Exact<{
  input: StarResponsesInput;
}>;


export type StarResponsesMutation = { starResponses: { changedCount: number, responses: Array<{ id: string, starred: boolean, tags: Array<string>, remark: string | null, deletedAt: string | null, purgeAt: string | null, invalid: { reason: string | null, at: string } | null }> } };

export type TagResponsesMutationVariables = Exact<{
  input: TagResponsesInput;
}>;


export type TagResponsesMutation = { tagResponses: { changedCount: number, responses: Array<{ id: string, starred: boolean, tags: Array<string>, remark: string | null, deletedAt: string | null, purgeAt: string | null, invalid: { reason: string | null, at: string } | null }> } };

export type RemarkResponsesMutationVariables = Exact<{
  input: RemarkResponsesInput;
}>;


export type RemarkResponsesMutation = { remarkResponses: { changedCount: number, responses: Array<{ id: string, starred: boolean, tags: Array<string>, remark: string | null, deletedAt: string | null, purgeAt: string | null, invalid: { reason: string | null, at: string } | null }> } };

export type DeleteResponsesMutationVariables = Exact<{
  input: DeleteResponsesInput;
}>;


export type DeleteResponsesMutation = { deleteResponses: { changedCount: number, responses: Array<{ id: string, starred: boolean, tags: Array<string>, remark: string | null, deletedAt: string | null, purgeAt: string | null, invalid: { reason: string | null, at: string } | null }> } };

export type RestoreResponsesMutationVariables = Exact<{
  input: RestoreResponsesInput;
}>;


export type RestoreResponsesMutation = { restoreResponses: { changedCount: number, responses: Array<{ id: string, starred: boolean, tags: Array<string>, remark: string | null, deletedAt: string | null, purgeAt: string | null, invalid: { reason: string | null, at: string } | null }> } };

export type EditResponseMutationVariables = Exact<{
  input: EditResponseInput;
}>;


export type EditResponseMutation = { editResponse: { response: { id: string, seq: number, submissionId: string, version: number, status: ResponseStatus, startedAt: string | null, submittedAt: string, source: string | null, sourceName: string | null, region: string | null, device: ResponseDevice | null, os: ResponseSystem | null, browser: ResponseBrowser | null, linkCode: string | null, linkName: string | null, invitationCode: string | null, answerValues: unknown, revision: number, starred: boolean, tags: Array<string>, remark: string | null, deletedAt: string | null, purgeAt: string | null, wechat: { openid: string, nickname: string | null, avatar: string | null } | null, exam: { score: number, maximum: number, waiting: number | null } | null, params: Array<{ name: string, value: string }>, files: Array<{ id: string, name: string, size: number, path: string }>, invalid: { reason: string | null, at: string } | null } } };

export type ResponseEditsQueryVariables = Exact<{
  id: string;
}>;


export type ResponseEditsQuery = { nodes: Array<
    | { id: string, edits: { totalCount: number, edges: Array<{ node: { revision: number, createdAt: string, changes: Array<{ nodeId: number, beforeValue: unknown, afterValue: unknown }> } }> } }
    | Record<PropertyKey, never>
   | null> };

export const ResponseReviewFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ResponseReview"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Response"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"starred"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"purgeAt"}},{"kind":"Field","name":{"kind":"Name","value":"invalid"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<ResponseReviewFragment, unknown>;
export const ResponseFileFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ResponseFile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ResponseFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]} as unknown as DocumentNode<ResponseFileFragment, unknown>;
export const ResponseRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ResponseRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Response"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"submissionId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"sourceName"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"os"}},{"kind":"Field","name":{"kind":"Name","value":"browser"}},{"kind":"Field","name":{"kind":"Name","value":"wechat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openid"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}}]}},{"kind":"Field","name":{"kind":"Name","value":"linkCode"}},{"kind":"Field","name":{"kind":"Name","value":"linkName"}},{"kind":"Field","name":{"kind":"Name","value":"invitationCode"}},{"kind":"Field","name":{"kind":"Name","value":"answerValues"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"exam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"maximum"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ResponseReview"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ResponseFile"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ResponseReview"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Response"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"starred"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"purgeAt"}},{"kind":"Field","name":{"kind":"Name","value":"invalid"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ResponseFile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ResponseFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]} as unknown as DocumentNode<ResponseRowFragment, unknown>;
export const QualityFlagsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QualityFlags"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ResponseQuality"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"speeding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seconds"}},{"kind":"Field","name":{"kind":"Name","value":"medianSeconds"}}]}},{"kind":"Field","name":{"kind":"Name","value":"straightLining"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeIds"}}]}},{"kind":"Field","name":{"kind":"Name","value":"duplicate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"others"}},{"kind":"Field","name":{"kind":"Name","value":"firstId"}},{"kind":"Field","name":{"kind":"Name","value":"firstSeq"}}]}},{"kind":"Field","name":{"kind":"Name","value":"burst"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"responses"}},{"kind":"Field","name":{"kind":"Name","value":"seconds"}}]}}]}}]} as unknown as DocumentNode<QualityFlagsFragment, unknown>;
export const DetailPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DetailPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ResponseFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ResponseOrder"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ResponseSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"last"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"survey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"publishedVersion"}},{"kind":"Field","name":{"kind":"Name","value":"responseCount"}},{"kind":"Field","name":{"kind":"Name","value":"versions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"responses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"surveyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"Variable","name":{"kind":"Name","value":"last"}}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ResponseRow"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ResponseReview"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Response"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"starred"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"purgeAt"}},{"kind":"Field","name":{"kind":"Name","value":"invalid"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ResponseFile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ResponseFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ResponseRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Response"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"submissionId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"sourceName"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"os"}},{"kind":"Field","name":{"kind":"Name","value":"browser"}},{"kind":"Field","name":{"kind":"Name","value":"wechat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openid"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}}]}},{"kind":"Field","name":{"kind":"Name","value":"linkCode"}},{"kind":"Field","name":{"kind":"Name","value":"linkName"}},{"kind":"Field","name":{"kind":"Name","value":"invitationCode"}},{"kind":"Field","name":{"kind":"Name","value":"answerValues"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"exam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"maximum"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ResponseReview"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ResponseFile"}}]}}]}}]} as unknown as DocumentNode<DetailPageQuery, DetailPageQueryVariables>;
export const QualityOfResponsesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"QualityOfResponses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Response"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"quality"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QualityFlags"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QualityFlags"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ResponseQuality"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"speeding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seconds"}},{"kind":"Field","name":{"kind":"Name","value":"medianSeconds"}}]}},{"kind":"Field","name":{"kind":"Name","value":"straightLining"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeIds"}}]}},{"kind":"Field","name":{"kind":"Name","value":"duplicate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"others"}},{"kind":"Field","name":{"kind":"Name","value":"firstId"}},{"kind":"Field","name":{"kind":"Name","value":"firstSeq"}}]}},{"kind":"Field","name":{"kind":"Name","value":"burst"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"responses"}},{"kind":"Field","name":{"kind":"Name","value":"seconds"}}]}}]}}]} as unknown as DocumentNode<QualityOfResponsesQuery, QualityOfResponsesQueryVariables>;
export const VersionDefinitionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VersionDefinition"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"survey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"definition"}}]}}]}}]}}]} as unknown as DocumentNode<VersionDefinitionQuery, VersionDefinitionQueryVariables>;
export const OneResponseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OneResponse"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"ListValue","values":[{"kind":"Variable","name":{"kind":"Name","value":"id"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Response"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ResponseRow"}},{"kind":"Field","name":{"kind":"Name","value":"surveyVersion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ResponseReview"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Response"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"starred"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"purgeAt"}},{"kind":"Field","name":{"kind":"Name","value":"invalid"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ResponseFile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ResponseFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ResponseRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Response"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"submissionId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"sourceName"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"os"}},{"kind":"Field","name":{"kind":"Name","value":"browser"}},{"kind":"Field","name":{"kind":"Name","value":"wechat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openid"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}}]}},{"kind":"Field","name":{"kind":"Name","value":"linkCode"}},{"kind":"Field","name":{"kind":"Name","value":"linkName"}},{"kind":"Field","name":{"kind":"Name","value":"invitationCode"}},{"kind":"Field","name":{"kind":"Name","value":"answerValues"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"exam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"maximum"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ResponseReview"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ResponseFile"}}]}}]}}]} as unknown as DocumentNode<OneResponseQuery, OneResponseQueryVariables>;
export const ResponseNeighboursDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ResponseNeighbours"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ResponseFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ResponseOrder"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ResponseSort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"responses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"surveyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"previous"},"name":{"kind":"Name","value":"responses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"surveyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ResponseNeighboursQuery, ResponseNeighboursQueryVariables>;
export const ResponseNewsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ResponseNews"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"responseCount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"surveyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"surveyId"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"seq"}}]}}]}}]} as unknown as DocumentNode<ResponseNewsSubscription, ResponseNewsSubscriptionVariables>;
export const SharedAnswersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SharedAnswers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shareId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"last"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sharedReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"shareId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shareId"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"Variable","name":{"kind":"Name","value":"last"}}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cells"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SharedAnswersQuery, SharedAnswersQueryVariables>;
export const InvalidateResponsesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InvalidateResponses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidateResponsesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invalidateResponses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changedCount"}},{"kind":"Field","name":{"kind":"Name","value":"responses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ResponseReview"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ResponseReview"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Response"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"starred"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"purgeAt"}},{"kind":"Field","name":{"kind":"Name","value":"invalid"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<InvalidateResponsesMutation, InvalidateResponsesMutationVariables>;
export const ValidateResponsesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ValidateResponses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ValidateResponsesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"validateResponses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changedCount"}},{"kind":"Field","name":{"kind":"Name","value":"responses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ResponseReview"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ResponseReview"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Response"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"starred"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"purgeAt"}},{"kind":"Field","name":{"kind":"Name","value":"invalid"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<ValidateResponsesMutation, ValidateResponsesMutationVariables>;
export const StarResponsesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StarResponses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StarResponsesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"starResponses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changedCount"}},{"kind":"Field","name":{"kind":"Name","value":"responses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ResponseReview"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ResponseReview"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Response"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"starred"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"purgeAt"}},{"kind":"Field","name":{"kind":"Name","value":"invalid"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<StarResponsesMutation, StarResponsesMutationVariables>;
export const TagResponsesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TagResponses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TagResponsesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tagResponses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changedCount"}},{"kind":"Field","name":{"kind":"Name","value":"responses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ResponseReview"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ResponseReview"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Response"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"starred"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"purgeAt"}},{"kind":"Field","name":{"kind":"Name","value":"invalid"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<TagResponsesMutation, TagResponsesMutationVariables>;
export const RemarkResponsesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemarkResponses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemarkResponsesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remarkResponses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changedCount"}},{"kind":"Field","name":{"kind":"Name","value":"responses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ResponseReview"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ResponseReview"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Response"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"starred"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"purgeAt"}},{"kind":"Field","name":{"kind":"Name","value":"invalid"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<RemarkResponsesMutation, RemarkResponsesMutationVariables>;
export const DeleteResponsesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteResponses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteResponsesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteResponses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changedCount"}},{"kind":"Field","name":{"kind":"Name","value":"responses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ResponseReview"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ResponseReview"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Response"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"starred"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"purgeAt"}},{"kind":"Field","name":{"kind":"Name","value":"invalid"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<DeleteResponsesMutation, DeleteResponsesMutationVariables>;
export const RestoreResponsesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreResponses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RestoreResponsesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreResponses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changedCount"}},{"kind":"Field","name":{"kind":"Name","value":"responses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ResponseReview"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ResponseReview"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Response"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"starred"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"purgeAt"}},{"kind":"Field","name":{"kind":"Name","value":"invalid"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<RestoreResponsesMutation, RestoreResponsesMutationVariables>;
export const EditResponseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditResponse"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EditResponseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editResponse"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"response"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ResponseRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ResponseReview"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Response"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"starred"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"purgeAt"}},{"kind":"Field","name":{"kind":"Name","value":"invalid"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ResponseFile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ResponseFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ResponseRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Response"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"submissionId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"sourceName"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"os"}},{"kind":"Field","name":{"kind":"Name","value":"browser"}},{"kind":"Field","name":{"kind":"Name","value":"wechat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openid"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}}]}},{"kind":"Field","name":{"kind":"Name","value":"linkCode"}},{"kind":"Field","name":{"kind":"Name","value":"linkName"}},{"kind":"Field","name":{"kind":"Name","value":"invitationCode"}},{"kind":"Field","name":{"kind":"Name","value":"answerValues"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"exam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"maximum"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ResponseReview"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ResponseFile"}}]}}]}}]} as unknown as DocumentNode<EditResponseMutation, EditResponseMutationVariables>;
export const ResponseEditsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ResponseEdits"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"ListValue","values":[{"kind":"Variable","name":{"kind":"Name","value":"id"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Response"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"edits"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"beforeValue"}},{"kind":"Field","name":{"kind":"Name","value":"afterValue"}}]}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<ResponseEditsQuery, ResponseEditsQueryVariables>;
export function useDetailPageQuery(options: SkipToken | Exactly<useQuery.Options<DetailPageQuery, DetailPageQueryVariables>>): useQuery.Result<DetailPageQuery, DetailPageQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery<DetailPageQuery, DetailPageQueryVariables>(DetailPageDocument, options as never) as never;
}

export function useDetailPageSuspenseQuery(options: Exactly<Omit<useSuspenseQuery.Options<DetailPageQueryVariables>, 'errorPolicy' | 'skip'>>): useSuspenseQuery.Result<DetailPageQuery, DetailPageQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery<DetailPageQuery, DetailPageQueryVariables>(DetailPageDocument, options as never) as never;
}

export function useQualityOfResponsesQuery(options: SkipToken | Exactly<useQuery.Options<QualityOfResponsesQuery, QualityOfResponsesQueryVariables>>): useQuery.Result<QualityOfResponsesQuery, QualityOfResponsesQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery<QualityOfResponsesQuery, QualityOfResponsesQueryVariables>(QualityOfResponsesDocument, options as never) as never;
}

export function useQualityOfResponsesSuspenseQuery(options: Exactly<Omit<useSuspenseQuery.Options<QualityOfResponsesQueryVariables>, 'errorPolicy' | 'skip'>>): useSuspenseQuery.Result<QualityOfResponsesQuery, QualityOfResponsesQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery<QualityOfResponsesQuery, QualityOfResponsesQueryVariables>(QualityOfResponsesDocument, options as never) as never;
}

export function useVersionDefinitionQuery(options: SkipToken | Exactly<useQuery.Options<VersionDefinitionQuery, VersionDefinitionQueryVariables>>): useQuery.Result<VersionDefinitionQuery, VersionDefinitionQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery<VersionDefinitionQuery, VersionDefinitionQueryVariables>(VersionDefinitionDocument, options as never) as never;
}

export function useVersionDefinitionSuspenseQuery(options: Exactly<Omit<useSuspenseQuery.Options<VersionDefinitionQueryVariables>, 'errorPolicy' | 'skip'>>): useSuspenseQuery.Result<VersionDefinitionQuery, VersionDefinitionQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery<VersionDefinitionQuery, VersionDefinitionQueryVariables>(VersionDefinitionDocument, options as never) as never;
}

export function useOneResponseQuery(options: SkipToken | Exactly<useQuery.Options<OneResponseQuery, OneResponseQueryVariables>>): useQuery.Result<OneResponseQuery, OneResponseQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery<OneResponseQuery, OneResponseQueryVariables>(OneResponseDocument, options as never) as never;
}

export function useOneResponseSuspenseQuery(options: Exactly<Omit<useSuspenseQuery.Options<OneResponseQueryVariables>, 'errorPolicy' | 'skip'>>): useSuspenseQuery.Result<OneResponseQuery, OneResponseQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery<OneResponseQuery, OneResponseQueryVariables>(OneResponseDocument, options as never) as never;
}

export function useResponseNeighboursQuery(options: SkipToken | Exactly<useQuery.Options<ResponseNeighboursQuery, ResponseNeighboursQueryVariables>>): useQuery.Result<ResponseNeighboursQuery, ResponseNeighboursQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery<ResponseNeighboursQuery, ResponseNeighboursQueryVariables>(ResponseNeighboursDocument, options as never) as never;
}

export function useResponseNeighboursSuspenseQuery(options: Exactly<Omit<useSuspenseQuery.Options<ResponseNeighboursQueryVariables>, 'errorPolicy' | 'skip'>>): useSuspenseQuery.Result<ResponseNeighboursQuery, ResponseNeighboursQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery<ResponseNeighboursQuery, ResponseNeighboursQueryVariables>(ResponseNeighboursDocument, options as never) as never;
}

export function useResponseNewsSubscription(options: SkipToken | useSubscription.Options<ResponseNewsSubscription, ResponseNewsSubscriptionVariables>): useSubscription.Result<ResponseNewsSubscription> {
  return useSubscription<ResponseNewsSubscription, ResponseNewsSubscriptionVariables>(ResponseNewsDocument, options as never);
}

export function useSharedAnswersQuery(options: SkipToken | Exactly<useQuery.Options<SharedAnswersQuery, SharedAnswersQueryVariables>>): useQuery.Result<SharedAnswersQuery, SharedAnswersQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery<SharedAnswersQuery, SharedAnswersQueryVariables>(SharedAnswersDocument, options as never) as never;
}

export function useSharedAnswersSuspenseQuery(options: Exactly<Omit<useSuspenseQuery.Options<SharedAnswersQueryVariables>, 'errorPolicy' | 'skip'>>): useSuspenseQuery.Result<SharedAnswersQuery, SharedAnswersQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery<SharedAnswersQuery, SharedAnswersQueryVariables>(SharedAnswersDocument, options as never) as never;
}

export function useInvalidateResponsesMutation(options?: useMutation.Options<InvalidateResponsesMutation, InvalidateResponsesMutationVariables>): useMutation.ResultTuple<InvalidateResponsesMutation, InvalidateResponsesMutationVariables> {
  return useMutation<InvalidateResponsesMutation, InvalidateResponsesMutationVariables>(InvalidateResponsesDocument, options);
}

export function useValidateResponsesMutation(options?: useMutation.Options<ValidateResponsesMutation, ValidateResponsesMutationVariables>): useMutation.ResultTuple<ValidateResponsesMutation, ValidateResponsesMutationVariables> {
  return useMutation<ValidateResponsesMutation, ValidateResponsesMutationVariables>(ValidateResponsesDocument, options);
}

export function useStarResponsesMutation(options?: useMutation.Options<StarResponsesMutation, StarResponsesMutationVariables>): useMutation.ResultTuple<StarResponsesMutation, StarResponsesMutationVariables> {
  return useMutation<StarResponsesMutation, StarResponsesMutationVariables>(StarResponsesDocument, options);
}

export function useTagResponsesMutation(options?: useMutation.Options<TagResponsesMutation, TagResponsesMutationVariables>): useMutation.ResultTuple<TagResponsesMutation, TagResponsesMutationVariables> {
  return useMutation<TagResponsesMutation, TagResponsesMutationVariables>(TagResponsesDocument, options);
}

export function useRemarkResponsesMutation(options?: useMutation.Options<RemarkResponsesMutation, RemarkResponsesMutationVariables>): useMutation.ResultTuple<RemarkResponsesMutation, RemarkResponsesMutationVariables> {
  return useMutation<RemarkResponsesMutation, RemarkResponsesMutationVariables>(RemarkResponsesDocument, options);
}

export function useDeleteResponsesMutation(options?: useMutation.Options<DeleteResponsesMutation, DeleteResponsesMutationVariables>): useMutation.ResultTuple<DeleteResponsesMutation, DeleteResponsesMutationVariables> {
  return useMutation<DeleteResponsesMutation, DeleteResponsesMutationVariables>(DeleteResponsesDocument, options);
}

export function useRestoreResponsesMutation(options?: useMutation.Options<RestoreResponsesMutation, RestoreResponsesMutationVariables>): useMutation.ResultTuple<RestoreResponsesMutation, RestoreResponsesMutationVariables> {
  return useMutation<RestoreResponsesMutation, RestoreResponsesMutationVariables>(RestoreResponsesDocument, options);
}

export function useEditResponseMutation(options?: useMutation.Options<EditResponseMutation, EditResponseMutationVariables>): useMutation.ResultTuple<EditResponseMutation, EditResponseMutationVariables> {
  return useMutation<EditResponseMutation, EditResponseMutationVariables>(EditResponseDocument, options);
}

export function useResponseEditsQuery(options: SkipToken | Exactly<useQuery.Options<ResponseEditsQuery, ResponseEditsQueryVariables>>): useQuery.Result<ResponseEditsQuery, ResponseEditsQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery<ResponseEditsQuery, ResponseEditsQueryVariables>(ResponseEditsDocument, options as never) as never;
}

export function useResponseEditsSuspenseQuery(options: Exactly<Omit<useSuspenseQuery.Options<ResponseEditsQueryVariables>, 'errorPolicy' | 'skip'>>): useSuspenseQuery.Result<ResponseEditsQuery, ResponseEditsQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery<ResponseEditsQuery, ResponseEditsQueryVariables>(ResponseEditsDocument, options as never) as never;
}