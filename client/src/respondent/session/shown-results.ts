import type { Receipt } from '../draft/draft';
import type { LaterStage } from '../send/submission';

/** Result of one question over all who answered it, including the respondent. */
export interface ShownResult {
  /** Number of people who answered. */
  readonly base: number;
  /** Whole percents by option; options that are not in it have none. */
  readonly percents: Readonly<Record<number, number>>;
}

/** Results by question id. */
export type ShownResults = Readonly<Record<number, ShownResult>>;

/** Results are being fetched: answers to these questions are given, and stay. */
export interface Asking {
  readonly nodeIds: readonly number[];
  /** The page they stand on. */
  readonly pageId: number;
  /** The accepted submission if they are on the last page; null if the survey goes on. */
  readonly accepted: { readonly receipt: Receipt; readonly ahead: readonly LaterStage[] } | null;
}

export type ResultsAction =
  /** Fetched, or remembered by the device; null: there are none. `said`: what people hear of it. */
  { readonly type: 'resultsCame'; readonly results: ShownResults | null; readonly said: string };
