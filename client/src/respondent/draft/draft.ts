import type { Answers } from '@wence/schema';
import type { Origin } from './read-query';

/** A response in progress, kept on the device until the server has it. */
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
  /** Source and parameters of the link that this visit began with; empty if there were none. */
  readonly origin: Origin;
  /** Submit was pressed and no receipt has come yet: the next visit sends it again by itself. */
  readonly isPending: boolean;
}

/** Kept on the device for a response that the server has. Holds no answers: other people may use this device. */
export interface Receipt {
  readonly responseId: string;
  readonly status: 'complete' | 'screened' | 'over_quota';
}

/** Data that every new response begins with. */
export interface Start {
  readonly submissionId: string;
  readonly startedAt: string;
  /** Source and parameters of the link that opened the page. */
  readonly origin: Origin;
}
