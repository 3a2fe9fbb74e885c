import type { Answers, Session as Way } from '@wence/schema';
import type { Receipt } from '../draft/draft';
import type { Origin } from '../draft/read-query';
import type { ChallengeAnswer, LaterStage } from '../send/submission';
import type { Closure, LiveSurvey } from '../survey/live-survey';
import type { Announcement } from './announcement';
import type { KeptTexts } from './choose';
import type { Asking, ShownResults } from './shown-results';

/**
 * The page of the visit that is shown. `resume` asks what to do with an older draft; `closed` is a survey that stopped while it was being
 * answered.
 */
export type Stage = 'resume' | 'form' | 'closed' | 'done' | LaterStage;

/** State of the submission. */
export type Sending =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending'; readonly failures: number }
  | { readonly kind: 'waiting'; readonly failures: number; readonly retryAfterMs: number }
  /** The server called the version outdated; the newest is being fetched. */
  | { readonly kind: 'refreshing' }
  | { readonly kind: 'reused' }
  | { readonly kind: 'refused'; readonly message: string };

/** Request to move focus and scroll position. Increment `turn` to request the same target again. */
export interface Attention {
  readonly turn: number;
  /** A question that needs a correction, or the top of the screen. */
  readonly target: 'top' | number;
}

/** Everything about one visit to one survey. Pure data: what is on screen follows from it. */
export interface Session {
  readonly survey: LiveSurvey;
  readonly stage: Stage;
  readonly submissionId: string;
  readonly startedAt: string;
  /** Source and parameters of the link, kept through the whole visit and never shown. */
  readonly origin: Origin;
  /** The model's own session: answers, page and shown errors. */
  readonly way: Way;
  readonly keptTexts: KeptTexts;
  /** The list of errors on top is shown: next or submit was pressed and something was not right. */
  readonly isSummaryShown: boolean;
  readonly sending: Sending;
  readonly attention: Attention;
  readonly announcement: Announcement;
  /** Questions whose answers did not fit a newer version. Null when there was no newer version. */
  readonly lostToNewVersion: readonly number[] | null;
  readonly receipt: Receipt | null;
  /** The answers that were sent, for the end page, as long as this page is open; nothing keeps them. */
  readonly given?: Answers;
  /** Reason why the survey takes no answers; null as long as it does. */
  readonly closure: Closure | null;
  /** The answer to the verification question of this submission; null as long as none was asked. */
  readonly proof: ChallengeAnswer | null;
  /** Screens that follow the thanks. */
  readonly ahead: readonly LaterStage[];
  /** Results of the questions that have shown them: their answers can no longer change. */
  readonly results?: ShownResults;
  readonly asking?: Asking | undefined;
}
