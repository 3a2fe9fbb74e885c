import type { Answer } from '@wence/schema';
import type { Draft, Receipt, Start } from '../draft/draft';
import type { ChallengeAnswer, Outcome } from '../send/submission';
import type { LiveSurvey } from '../survey/live-survey';
import type { ResultsAction } from './shown-results';

type LaterAction =
  /** The verification question was answered: the same submission is sent again with it. */
  | { readonly type: 'proved'; readonly proof: ChallengeAnswer }
  /** Continue to the next screen after the thanks. */
  | { readonly type: 'followed' };

/** Everything that can happen during a visit. */
export type Action =
  | { readonly type: 'chosen'; readonly nodeId: number; readonly optionId: number }
  | { readonly type: 'otherTyped'; readonly nodeId: number; readonly optionId: number; readonly text: string }
  /** Another answer to a question, or none. `said` is announced to screen readers. */
  | { readonly type: 'answered'; readonly nodeId: number; readonly answer: Answer | null; readonly said?: string }
  | { readonly type: 'typed'; readonly nodeId: number; readonly text: string }
  /** The keyboard or finger left a question. */
  | { readonly type: 'left'; readonly nodeId: number }
  | { readonly type: 'next' }
  /** Enter in a one-line box. */
  | { readonly type: 'entered' }
  /** A screen was requested with the back button or with the browser's buttons. */
  | { readonly type: 'shown'; readonly screen: number }
  | { readonly type: 'attended'; readonly nodeId: number }
  /** A second passed on a page that limits how long one stays. */
  | { readonly type: 'ticked' }
  /** The page came back to the front: time away counts for no page. */
  | { readonly type: 'returned' }
  | { readonly type: 'resumed' }
  | ({ readonly type: 'restarted' } & Start)
  | { readonly type: 'retried' }
  | { readonly type: 'sentAnew'; readonly submissionId: string }
  | { readonly type: 'tried'; readonly outcome: Outcome }
  | { readonly type: 'refreshed'; readonly survey: LiveSurvey }
  | { readonly type: 'finished'; readonly receipt: Receipt }
  /** Another tab of this device wrote the draft. */
  | { readonly type: 'adopted'; readonly draft: Draft }
  | LaterAction
  | ResultsAction
  | { readonly type: 'reopened' };
