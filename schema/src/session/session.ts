import type { Answer, AnswerError, Answers } from '../answer/answer.js';
import type { SurveyDefinition } from '../definition/definition.js';

/** Facts that stay the same while one respondent answers. */
export interface Visit {
  readonly definition: SurveyDefinition;
  /** Orders whatever the author lets chance order; kept with the response, so that the order survives reloading (features 4.2, 24). */
  readonly seed: string;
}

/**
 * Progress of a respondent: plain data, so that a device can store it and continue later. The screen follows from it
 * (`session-view.ts`). Sending, storing and everything that needs a network is the page's business.
 */
export interface Session {
  readonly stage: 'welcome' | 'pages' | 'ended';
  /** Everything that was entered, also for questions that are hidden now: when shown again, they have their answers back (R1). */
  readonly answers: Answers;
  /** Current page (`SurveyPage.id`); 0 when there is none. A page that vanished stands for the next one that is left. */
  readonly pageId: number;
  /** Ids of the pages that were shown, in the order of their first time. */
  readonly seen: readonly number[];
  /** Highest progress so far, 0 to 1; it never decreases. */
  readonly progress: number;
  /** Questions whose errors are shown. */
  readonly revealed: readonly number[];
  /** Errors that only the server found; each counts until its question is answered anew. */
  readonly refusals: readonly AnswerError[];
  /** Milliseconds spent on each page, by page id, all visits to it together. */
  readonly dwell: Readonly<Record<string, number>>;
  /** Time of the last count: milliseconds, by whatever clock the page uses. */
  readonly at: number;
  /** End of an ended survey: null = ran to its last question, 0 by a jump, -1 screened out. */
  readonly end: 0 | -1 | null;
}

/** `at` is the present in milliseconds; there is no clock in here. */
export type SessionAction =
  /** The page came back to the front or was loaded again: time away counts for no page. */
  | { readonly type: 'open'; readonly at: number }
  /** No answer takes the old one away. */
  | { readonly type: 'answer'; readonly nodeId: number; readonly answer: Answer | undefined }
  /** All answers at once: from another tab, or fitted to a newer version. */
  | { readonly type: 'adopt'; readonly answers: Answers }
  /** The keyboard or finger left a question. */
  | { readonly type: 'leave'; readonly nodeId: number }
  | { readonly type: 'next'; readonly at: number }
  | { readonly type: 'back'; readonly at: number }
  /** Goes to the page of a question: from the list of errors, or by the browser's own buttons. */
  | { readonly type: 'go'; readonly nodeId: number; readonly at: number }
  /** Time passed. */
  | { readonly type: 'tick'; readonly at: number }
  /** The server refused what was sent. */
  | { readonly type: 'refuse'; readonly errors: readonly AnswerError[]; readonly at: number };
