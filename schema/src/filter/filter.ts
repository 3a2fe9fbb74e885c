import type { StoredResponse } from '../export/meta-columns.js';
import type { Browser, Device, System, UNKNOWN } from '../origin/origin.js';
import type { QualityFlag } from '../quality/quality.js';

/**
 * Which responses are meant: one language for reports, tables, files and both doors. Every condition is either true or false of a response; one that
 * asks for something the response does not have is false.
 */
export interface ResponseFilter {
  /** `all`, the default: every condition has to be true. `any`: at least one. Without conditions every response is meant. */
  readonly match?: FilterMatch;
  readonly conditions: readonly (FilterCondition | FilterBrackets)[];
}

export type FilterMatch = 'all' | 'any';

/** Conditions in brackets. */
export interface FilterBrackets {
  readonly group: FilterGroup;
}

/** Groups do not stand in groups. */
export interface FilterGroup {
  readonly match?: FilterMatch;
  readonly conditions: readonly FilterCondition[];
}

type Unknown = typeof UNKNOWN;

/** Has exactly one of these keys. */
export type FilterCondition =
  | { readonly answer: AnswerCondition }
  /** When the response was submitted. */
  | { readonly submitted: InstantRange }
  /** Whole seconds from the start to the submission. A response without a known start has no duration and is outside of every range. */
  | { readonly duration: NumberRange }
  /** Source tag of the link, any of these; the empty text stands for responses without one. */
  | { readonly source: { readonly anyOf: readonly string[] } }
  /** Device, system or browser that it was answered with, any of these; `unknown` stands for responses of which it is not known. */
  | { readonly device: { readonly anyOf: readonly (Device | Unknown)[] } }
  | { readonly os: { readonly anyOf: readonly (System | Unknown)[] } }
  | { readonly browser: { readonly anyOf: readonly (Browser | Unknown)[] } }
  /** Region that it came from, any of these codes of ISO 3166, or `unknown`. */
  | { readonly region: { readonly anyOf: readonly string[] } }
  /** Value of a received parameter, any of these. */
  | { readonly parameter: { readonly name: string; readonly anyOf: readonly string[] } }
  /** Text that occurs in the code or the name of the one-to-one link it came by, or in its invitation code; letters A to Z in either case. */
  | { readonly link: { readonly contains: string } }
  | { readonly invitation: { readonly contains: string } }
  /**
   * Points of the exam as they stand now: answers that wait for people to mark them count nothing yet. A response without a score is outside of every
   * range, and so is every one of a survey that never was an exam.
   */
  | { readonly score: NumberRange }
  | { readonly version: { readonly anyOf: readonly number[] } }
  | { readonly status: { readonly anyOf: readonly StoredResponse['status'][] } }
  /** Text that occurs in any text that was typed, whatever the question, letters A to Z in either case. */
  | { readonly text: { readonly contains: string } }
  /** Whether the response counts, or its author marked it as invalid. */
  | { readonly valid: boolean }
  | { readonly starred: boolean }
  /** Carries at least one of these tags. */
  | { readonly tags: { readonly anyOf: readonly string[] } }
  /** Carries at least one of these flags of quality. */
  | { readonly quality: { readonly anyOf: readonly QualityFlag[] } }
  /** Whether it carries any flag of quality. */
  | { readonly flagged: boolean };

/** From one instant, included, to another, excluded; ISO 8601. At least one of the two. */
export interface InstantRange {
  readonly from?: string;
  readonly to?: string;
}

/** From one number to another, both included. At least one of the two. */
export interface NumberRange {
  readonly from?: number;
  readonly to?: number;
}

/**
 * Local dates or times in ISO 8601, both included, as exact as wanted: from `2026-03` to `2026-03` is all of March, from `09` to `11` is up to
 * 11:59. At least one of the two, and both of the same kind.
 */
export interface DateRange {
  readonly from?: string;
  readonly to?: string;
}

/** What is asked of a question: exactly one of the tests. */
export type AnswerCondition = AnswerPlace & AnswerTest;

export interface AnswerPlace {
  /** Local id of the question. */
  readonly nodeId: number;
  /** Local id of a row: for `contains` optional, for other tests needed where a question has rows. */
  readonly rowId?: number;
  /** Local id of a field, a column, an item that is ranked or weighed, or of the option whose typed text is asked: for `range` and `contains`. */
  readonly optionId?: number;
}

export type AnswerTest =
  /** At least one of these options was chosen; of a cascade, on any level. */
  | { readonly anyOf: readonly number[] }
  /** The question was answered, and none of these options was chosen. A question without an answer is not meant. */
  | { readonly noneOf: readonly number[] }
  /** Every one of these options was chosen. */
  | { readonly allOf: readonly number[] }
  /** The rate, level, place of a slider or ranking, weight, typed number, or number of rows, files or marks lies within. */
  | { readonly range: NumberRange }
  | { readonly dates: DateRange }
  /** A text that was typed contains this one, letters A to Z in either case. */
  | { readonly contains: string }
  /** The address lies in one of these provinces, cities or districts; six-digit codes. */
  | { readonly divisions: readonly string[] }
  /**
   * `answered`; or without an answer because it was left open (`unanswered`), because logic passed it by (`notShown`), or because the respondent
   * was screened out before (`notReached`). A response to a version without the question has none of these states.
   */
  | { readonly state: AnswerState };

export const ANSWER_STATES = ['answered', 'unanswered', 'notShown', 'notReached'] as const;

export type AnswerState = (typeof ANSWER_STATES)[number];

export const FILTER_STATUSES = ['complete', 'screened', 'over_quota'] as const satisfies readonly StoredResponse['status'][];

type KeyOfEach<Union> = Union extends unknown ? keyof Union : never;

/** Keys of conditions and of tests, for tables that have to be complete. */
export type ConditionKey = KeyOfEach<FilterCondition>;
export type TestKey = KeyOfEach<AnswerTest>;

/** A response with what its author noted beside it, and what it looks like among the others. */
export interface NotedResponse extends StoredResponse {
  readonly starred: boolean;
  readonly tags: readonly string[];
  /** Its flags among the other responses of the survey. */
  readonly quality: readonly QualityFlag[];
}

/** Letters A to Z in one case, all others as they are: the same in every database. */
export const foldCase = (text: string): string => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

export const isBrackets = (entry: FilterCondition | FilterBrackets): entry is FilterBrackets => 'group' in entry;

/** Whether a filter says anything about this, in brackets or not. */
export const speaksOf = ({ conditions }: ResponseFilter, key: ConditionKey): boolean =>
  conditions.some((entry) => (isBrackets(entry) ? entry.group.conditions.some((condition) => key in condition) : key in entry));
