/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, useSuspenseQuery } from '../../../graphql/hooks';
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

/** What a finding says, and which numbers and names it has. */
export type InsightKind =
  /** 60 % or more chose one option: `count`, `percent`; name `option`. */
  | 'CONCENTRATED'
  /** The two highest points of a scale of five: `percent`, interval of 95 % `low` to `high`, `count`. */
  | 'CSAT'
  /** Groups of a single choice answer another question differently: `statistic`, `degrees`, `cramersV`, `rawP`; of the cell that stands out `count`, `columnBase`, `percent`, against `overallPercent`; names `option`, `column`. */
  | 'DIFFERENCE'
  /** The page on which most people left: its `number`, `count` of those who left, `percent` of those who reached it. The base are visits, which no filter knows: only without a filter. */
  | 'DROP_OFF'
  /** The question that the most of those who were shown it left open: `count`, `percent`. */
  | 'MISSING'
  /** Net promoter score: `score`, interval of 95 % `low` to `high`, percent of `promoters`, `passives`, `detractors`. The filter leads to the detractors. */
  | 'NPS'
  /** The sample: `received`, `counted`, `medianSeconds`, `busiestHour` (0 to 23, UTC) with `busiestHourCount`, `sourceCount` of the name `source`. What is not known is left out. */
  | 'OVERVIEW'
  /** Two high points of a scale with few answers between: `first`, `second`, `firstPercent`, `secondPercent`, `valleyPercent`. */
  | 'PEAKS'
  /** Responses with flags of quality: `count`, `percent`, and how many have each, `speeding`, `straightLining`, `duplicate`, `burst`. */
  | 'QUALITY'
  /** The best and the worst row of a rated matrix, over those who rated both: means `best`, `worst`, their `gap`, `rows` compared; names `best`, `worst`. */
  | 'SCORES'
  /** The options of a single choice are chosen almost alike: `entropy` (0.95 to 1), `options`, `percent` of the first; name `option`. */
  | 'SPREAD'
  /** The last seven days up to the newest response against the time before: `recentCount`, `recentDays`, `beforeCount`, `beforeDays`, responses a day `recentRate`, `beforeRate`. */
  | 'TREND';

/** How much a finding asks for attention. */
export type InsightSeverity =
  /** Good to know. */
  | 'INFO'
  /** Worth a look. */
  | 'NOTABLE'
  /** Asks for attention. */
  | 'STRONG';

/** How sure a finding is, and by which test. */
export type InsightTestName =
  /** Pearson's chi-square test of independence; its probability is adjusted after Benjamini and Hochberg for all pairs tested. */
  | 'CHI_SQUARE'
  /** No test: an interval of 95 %, of a score from the variance of its answers, of a share after Wilson. */
  | 'INTERVAL'
  /** Two-sided t-test of the differences within responses, after Bonferroni for all pairs of rows. */
  | 'PAIRED_T'
  /** Test of two rates, by the chi-square approximation. */
  | 'POISSON_RATE';

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

/** Any of these versions of the survey. */
export type VersionChoice = {
  /** At least one and at most 200. */
  anyOf: Array<number>;
};

export type InsightPageQueryVariables = Exact<{
  surveyId: string;
  filter?: ResponseFilter | null | undefined;
}>;


export type InsightPageQuery = { survey: { id: string, title: string, status: SurveyStatus, versions: Array<{ version: number, createdAt: string }> | null }, insightReport: { surveyId: string, updatedAt: string, base: number, smallBase: boolean, scan: { tested: number, tooFew: number, cut: number, cutCodes: Array<string> }, cards: Array<{ cardId: string, kind: InsightKind, severity: InsightSeverity, base: number, smallBase: boolean, filter: unknown, subjects: Array<{ nodeId: number, rowId: number | null, code: string, title: string, rowTitle: string | null }>, numbers: Array<{ name: string, value: number }>, names: Array<{ name: string, text: string }>, bars: Array<{ title: string, value: number, marked: boolean }>, test: { name: InsightTestName, p: number | null } | null }> } };

export type InsightCardFragment = { cardId: string, kind: InsightKind, severity: InsightSeverity, base: number, smallBase: boolean, filter: unknown, subjects: Array<{ nodeId: number, rowId: number | null, code: string, title: string, rowTitle: string | null }>, numbers: Array<{ name: string, value: number }>, names: Array<{ name: string, text: string }>, bars: Array<{ title: string, value: number, marked: boolean }>, test: { name: InsightTestName, p: number | null } | null };

export const InsightCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InsightCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InsightCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cardId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"smallBase"}},{"kind":"Field","name":{"kind":"Name","value":"filter"}},{"kind":"Field","name":{"kind":"Name","value":"subjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"rowId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"rowTitle"}}]}},{"kind":"Field","name":{"kind":"Name","value":"numbers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"names"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bars"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"marked"}}]}},{"kind":"Field","name":{"kind":"Name","value":"test"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"p"}}]}}]}}]} as unknown as DocumentNode<InsightCardFragment, unknown>;
export const InsightPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InsightPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ResponseFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"survey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"versions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"insightReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"surveyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"surveyId"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"smallBase"}},{"kind":"Field","name":{"kind":"Name","value":"scan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tested"}},{"kind":"Field","name":{"kind":"Name","value":"tooFew"}},{"kind":"Field","name":{"kind":"Name","value":"cut"}},{"kind":"Field","name":{"kind":"Name","value":"cutCodes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InsightCard"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InsightCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InsightCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cardId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"smallBase"}},{"kind":"Field","name":{"kind":"Name","value":"filter"}},{"kind":"Field","name":{"kind":"Name","value":"subjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"rowId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"rowTitle"}}]}},{"kind":"Field","name":{"kind":"Name","value":"numbers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"names"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bars"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"marked"}}]}},{"kind":"Field","name":{"kind":"Name","value":"test"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"p"}}]}}]}}]} as unknown as DocumentNode<InsightPageQuery, InsightPageQueryVariables>;
export function useInsightPageQuery(options: SkipToken | Exactly<useQuery.Options<InsightPageQuery, InsightPageQueryVariables>>): useQuery.Result<InsightPageQuery, InsightPageQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery<InsightPageQuery, InsightPageQueryVariables>(InsightPageDocument, options as never) as never;
}

export function useInsightPageSuspenseQuery(options: Exactly<Omit<useSuspenseQuery.Options<InsightPageQueryVariables>, 'errorPolicy' | 'skip'>>): useSuspenseQuery.Result<InsightPageQuery, InsightPageQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery<InsightPageQuery, InsightPageQueryVariables>(InsightPageDocument, options as never) as never;
}