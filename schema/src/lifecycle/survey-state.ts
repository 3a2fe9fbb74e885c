/** 0 not collecting (draft or stopped), 1 running, 2 complete (Spec 3, survey base). */
export type SurveyState = 0 | 1 | 2;

export type SurveyAction = 'launch' | 'stop' | 'complete' | 'edit' | 'submit' | 'recycle' | 'restore';

type Moves = { readonly [From in SurveyState]?: SurveyState };

/**
 * What may be done in which state, and the state it leads to. A running survey is stopped before it is edited; recycling stops it on the way, so
 * that a survey restored from the recycle bin never runs by surprise.
 */
export const ALLOWED_MOVES: Readonly<Record<SurveyAction, Moves>> = {
  launch: { 0: 1, 2: 1 },
  stop: { 1: 0 },
  complete: { 1: 2 },
  edit: { 0: 0, 2: 2 },
  submit: { 1: 1 },
  recycle: { 0: 0, 1: 0, 2: 2 },
  restore: { 0: 0, 2: 2 },
};

export const mayMove = (from: SurveyState, action: SurveyAction): boolean => ALLOWED_MOVES[action][from] !== undefined;

/** The state after an action; null if it is not allowed. */
export const stateAfter = (from: SurveyState, action: SurveyAction): SurveyState | null => ALLOWED_MOVES[action][from] ?? null;
