import type { Answers } from '@wence/schema';
import type { Origin } from './read-query';

/** What the device remembers of one filled-in survey until the server has it. */
export interface Draft {
  readonly submissionId: string;
  readonly version: number;
  /** ISO 8601; when the respondent opened the survey. */
  readonly startedAt: string;
  /** The page the respondent was on; 0: the first screen. */
  readonly pageId: number;
  /** Pages that were shown. */
  readonly seen: readonly number[];
  /** Milliseconds spent on each page, by page id. */
  readonly dwell: Readonly<Record<string, number>>;
  readonly answers: Answers;
  /** What the link carried that this visit began with; empty: nothing. */
  readonly origin: Origin;
  /** Submit was pressed and no receipt has come yet: the next visit sends it again by itself. */
  readonly isPending: boolean;
}

/** What the device remembers of a response the server has. No answers: other people may use this device. */
export interface Receipt {
  readonly responseId: string;
  readonly status: 'complete' | 'screened' | 'over_quota';
}

/** What a response begins with. */
export interface Start {
  readonly submissionId: string;
  readonly startedAt: string;
  /** Of the link that the page was opened by. */
  readonly origin: Origin;
}
