/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, useSuspenseQuery } from '../../../../graphql/hooks';
import type { SkipToken } from '../../../../graphql/hooks';
import type { Exactly } from '../../../../graphql/hooks';
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

export type WordsOfQuestionQueryVariables = Exact<{
  surveyId: string;
  nodeId: number;
  filter?: ResponseFilter | null | undefined;
  own?: Array<string> | string | null | undefined;
  leftOut?: Array<string> | string | null | undefined;
}>;


export type WordsOfQuestionQuery = { wordReport: { answered: number, read: number, words: Array<{ word: string, count: number }> } };


export const WordsOfQuestionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WordsOfQuestion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"nodeId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ResponseFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"own"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"leftOut"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wordReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"surveyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"surveyId"}}},{"kind":"Argument","name":{"kind":"Name","value":"nodeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"nodeId"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"own"},"value":{"kind":"Variable","name":{"kind":"Name","value":"own"}}},{"kind":"Argument","name":{"kind":"Name","value":"leftOut"},"value":{"kind":"Variable","name":{"kind":"Name","value":"leftOut"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answered"}},{"kind":"Field","name":{"kind":"Name","value":"read"}},{"kind":"Field","name":{"kind":"Name","value":"words"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"word"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]} as unknown as DocumentNode<WordsOfQuestionQuery, WordsOfQuestionQueryVariables>;
export function useWordsOfQuestionQuery(options: SkipToken | Exactly<useQuery.Options<WordsOfQuestionQuery, WordsOfQuestionQueryVariables>>): useQuery.Result<WordsOfQuestionQuery, WordsOfQuestionQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery<WordsOfQuestionQuery, WordsOfQuestionQueryVariables>(WordsOfQuestionDocument, options as never) as never;
}

export function useWordsOfQuestionSuspenseQuery(options: Exactly<Omit<useSuspenseQuery.Options<WordsOfQuestionQueryVariables>, 'errorPolicy' | 'skip'>>): useSuspenseQuery.Result<WordsOfQuestionQuery, WordsOfQuestionQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery<WordsOfQuestionQuery, WordsOfQuestionQueryVariables>(WordsOfQuestionDocument, options as never) as never;
}