/** 0 not collecting (draft or stopped), 1 running, 2 complete (Spec 3, survey base). */
export type SurveyState = 0 | 1 | 2;

/**
 * Spec 3 has launch, stop, clear and remove. `recycle` is the first half of `remove`, which the recycle bin ends after 30 days by itself;
 * `restore` brings back out of it. `complete` happens by date, by total or by the author; `edit` and `submit` are what other people's work asks for.
 */
export type SurveyAction = 'launch' | 'stop' | 'clear' | 'remove' | 'complete' | 'edit' | 'submit' | 'recycle' | 'restore';

type Moves = { readonly [From in SurveyState]?: SurveyState };

/** A survey never runs in the recycle bin, so that one that is restored never runs by surprise. */
const INTO_BIN: Moves = { 0: 0, 1: 0, 2: 2 };

/**
 * Actions allowed in each state, and the state that they lead to (design: state, clear, remove). A running survey is stopped before it is edited.
 * Clearing takes responses away and nothing else: a running survey goes on running, a complete one stays so until it is launched again.
 */
export const ALLOWED_MOVES: Readonly<Record<SurveyAction, Moves>> = {
  launch: { 0: 1, 2: 1 },
  stop: { 1: 0 },
  clear: { 0: 0, 1: 1, 2: 2 },
  remove: INTO_BIN,
  complete: { 1: 2 },
  edit: { 0: 0, 2: 2 },
  submit: { 1: 1 },
  recycle: INTO_BIN,
  restore: { 0: 0, 2: 2 },
};

export const mayMove = (from: SurveyState, action: SurveyAction): boolean => ALLOWED_MOVES[action][from] !== undefined;

/** The state after an action; null if it is not allowed. */
export const stateAfter = (from: SurveyState, action: SurveyAction): SurveyState | null => ALLOWED_MOVES[action][from] ?? null;

/** User-facing status of a survey. */
export type SurveyStatus = 'draft' | 'running' | 'stopped' | 'complete' | 'recycled';

const COLLECTING: Readonly<Record<1 | 2, SurveyStatus>> = { 1: 'running', 2: 'complete' };

/** Tells a draft that never ran from a stopped survey: the latter has a published version. */
export function surveyStatus(state: SurveyState, publishedVersion: number | null, recycled: boolean): SurveyStatus {
  if (recycled) return 'recycled';
  if (state !== 0) return COLLECTING[state];
  return publishedVersion === null ? 'draft' : 'stopped';
}

/**
 * Returns the publication state (Spec 3): 0 unpublished, 1 published, 2 complete. A survey that was stopped stays published. Decided
 * (design: state): `SurveyState` is stored; this one follows from it and is never stored.
 */
export function publicationState(state: SurveyState, publishedVersion: number | null): 0 | 1 | 2 {
  if (state === 2) return 2;
  return publishedVersion === null ? 0 : 1;
}
