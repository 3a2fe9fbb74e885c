/**
 * State of an order for respondents (Spec 2, publish: sample service): 0 draft, 1 submitted and waiting for a quote, 2 quoted and waiting to be
 * accepted, 3 running, 4 paused, 5 delivered and waiting for acceptance, 6 done, 7 cancelled, 8 rejected by the supplier.
 */
export const SAMPLE_STATES = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;
export type SampleState = (typeof SAMPLE_STATES)[number];

/** What an author does with an order. */
export const SAMPLE_ACTIONS = ['submit', 'acceptQuote', 'pause', 'resume', 'acceptDelivery', 'cancel'] as const;
export type SampleAction = (typeof SAMPLE_ACTIONS)[number];

/**
 * Everything that moves an order: the author's actions and edits, and what happens by itself. `halt` pauses it because the survey stopped or nobody
 * gets through any more; `deliver` ends it at its target and `expire` at its deadline.
 */
export type SampleEvent = SampleAction | 'edit' | 'quote' | 'reject' | 'halt' | 'deliver' | 'expire';

type Moves = { readonly [From in SampleState]?: SampleState };

/** The states that each event leads to. What is not listed is not allowed. */
const MOVES: Readonly<Record<SampleEvent, Moves>> = {
  edit: { 0: 0, 8: 0 },
  submit: { 0: 1 },
  quote: { 1: 2 },
  reject: { 1: 8 },
  acceptQuote: { 2: 3 },
  pause: { 3: 4 },
  halt: { 3: 4 },
  resume: { 4: 3 },
  deliver: { 3: 5 },
  expire: { 1: 7, 2: 7, 3: 5, 4: 5 },
  acceptDelivery: { 5: 6 },
  cancel: { 0: 7, 1: 7, 2: 7, 3: 7, 4: 7, 8: 7 },
};

/** The state after an event; null: it is not allowed in this state (Spec 2, publish: sample service). */
export const sampleStateAfter = (from: SampleState, event: SampleEvent): SampleState | null => MOVES[event][from] ?? null;

/** What an author may do with an order in this state, in the order of `SAMPLE_ACTIONS` (Spec 2, publish: sample service). */
export const sampleActions = (state: SampleState): readonly SampleAction[] =>
  SAMPLE_ACTIONS.filter((action) => sampleStateAfter(state, action) !== null);

/** True while an author may still change what is ordered (Spec 2, publish: sample service). */
export const isSampleEditable = (state: SampleState): boolean => sampleStateAfter(state, 'edit') !== null;

/** True while something may still happen by itself: a quote, respondents, a deadline (Spec 2, publish: sample service). */
export const isSampleOpen = (state: SampleState): boolean => sampleStateAfter(state, 'expire') !== null;

/** Why an order was rejected, halted, ended or cancelled by itself. */
export const SAMPLE_REASONS = ['unanswerable', 'surveyStopped', 'stalled', 'deadline'] as const;
export type SampleReason = (typeof SAMPLE_REASONS)[number];
