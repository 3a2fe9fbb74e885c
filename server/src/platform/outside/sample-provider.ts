import type { SampleConditions, SampleQuote, SampleReason } from '@wence/schema';

/** An order as a supplier of respondents is told of it. */
export interface SampleTask {
  readonly orderId: string;
  readonly surveyId: string;
  readonly target: number;
  readonly conditions: SampleConditions;
  readonly minutes: number;
  readonly incidence: number;
  readonly minSeconds: number;
  readonly deadline: Date;
}

/** What a supplier asks for an order, or why it does not take it. */
export type SampleOffer =
  | ({ readonly kind: 'quoted' } & SampleQuote)
  | { readonly kind: 'rejected'; readonly reason: Extract<SampleReason, 'unanswerable'> };

/**
 * Somebody who brings respondents to surveys. It is told of every step of an order after that is stored, perhaps twice; what fails is told again later.
 * Respondents come by links that are signed for the order, so whatever it says of them, the server counts what they came to by itself.
 */
export interface SampleProvider {
  quote(task: SampleTask): Promise<SampleOffer>;
  /** Begins to bring respondents, or goes on after a pause. */
  start(task: SampleTask): Promise<void>;
  pause(task: SampleTask): Promise<void>;
  /** Ends an order for good, whether it was delivered or cancelled. */
  end(task: SampleTask): Promise<void>;
}
