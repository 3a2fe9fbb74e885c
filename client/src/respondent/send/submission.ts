import type { AnswerError, Answers } from '@wence/schema';
import type { Receipt } from '../draft/draft';
import type { Closure } from '../survey/live-survey';

/**
 * Screens of features to come, as far as the visit goes: what leads to them, and back. `quotaFull` tells which answers can no longer be counted,
 * `lottery` and `result` (of an exam) follow the thanks. Nothing the server says today leads to any of them; none of them touches answers, page or
 * submissionId. `shownResults` comes between the last page and the thanks where the last page has questions that show how others chose.
 */
export type LaterStage = 'quotaFull' | 'lottery' | 'result' | 'shownResults';

/** Other answers to these questions may still be counted. */
export interface LaterOutcome {
  readonly kind: 'quotaFull';
  readonly nodeIds: readonly number[];
}

/** The answer to a verification question, as it was typed, and the token that came with the question. */
export interface ChallengeAnswer {
  readonly token: string;
  readonly answer: string;
}

/** The body of `POST /v1/r/{surveyId}/responses`. The same for every try. */
export interface Submission {
  readonly submissionId: string;
  readonly version: number;
  readonly answers: Answers;
  readonly startedAt: string;
  readonly source?: string;
  readonly params?: Readonly<Record<string, string>>;
  /** Token of a test visit. */
  readonly test?: string | undefined;
  /** Code of the one-to-one link; empty: there is none. */
  readonly linkCode?: string;
  /** As it was typed; empty: it was not asked for. */
  readonly password?: string | undefined;
  readonly invitationCode?: string | undefined;
  readonly challenge?: ChallengeAnswer | null;
  /** The time of an exam is over. */
  readonly byClock?: boolean;
}

/** Outcome of one try. Only `accepted` lets the answers leave the device. */
export type Outcome =
  | { readonly kind: 'accepted'; readonly receipt: Receipt; readonly ahead?: readonly LaterStage[] }
  | LaterOutcome
  /** The network failed, or the server is busy or broken. Another try with the same submissionId may succeed. */
  | { readonly kind: 'again'; readonly retryAfterMs: number }
  | { readonly kind: 'invalid'; readonly errors: readonly AnswerError[] }
  | { readonly kind: 'closed'; readonly closure: Closure }
  | { readonly kind: 'outdated' }
  /** The server already has this submissionId, with other answers. */
  | { readonly kind: 'reused' }
  /** This page has no text of its own for the reason: the server's message is shown. */
  | { readonly kind: 'refused'; readonly message: string };
