import type { Receipt } from '../draft/draft';
import type { LaterStage } from '../send/submission';

/** How a question was chosen by all who answered it, the respondent among them. */
export interface ShownResult {
  /** How many that are. */
  readonly base: number;
  /** Whole percents by option; options that are not in it have none. */
  readonly percents: Readonly<Record<number, number>>;
}

/** By question. */
export type ShownResults = Readonly<Record<number, ShownResult>>;

/** Results are being fetched: answers to these questions are given, and stay. */
export interface Asking {
  readonly nodeIds: readonly number[];
  /** The page they stand on. */
  readonly pageId: number;
  /** What the server said to the submission, when they were on the last page; null: the survey goes on behind them. */
  readonly accepted: { readonly receipt: Receipt; readonly ahead: readonly LaterStage[] } | null;
}

export type ResultsAction =
  /** Fetched, or remembered by the device; null: there are none. `said`: what people hear of it. */
  { readonly type: 'resultsCame'; readonly results: ShownResults | null; readonly said: string };
