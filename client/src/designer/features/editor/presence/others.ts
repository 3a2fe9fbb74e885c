import type { SurveyPresenceSubscription } from './presence.generated';

type Told = SurveyPresenceSubscription['surveyPresence'];

/** Somebody else who has the survey open. */
export interface Other {
  readonly name: string;
  /** The question that is selected there; null: none. */
  readonly nodeId: number | null;
  /** Milliseconds since the epoch of the last word from there. */
  readonly seenAt: number;
}

/** By window. */
export type Others = ReadonlyMap<string, Other>;

export const NOBODY: Others = new Map();

/** Windows say where they are so often while they know of others. */
export const REPEAT_MS = 30_000;
/** Two words missed: the window is gone, and its server could not say so. */
const LOST_MS = 2.5 * REPEAT_MS;

/** Returns who is there after something was told. */
export function withTold(others: Others, { window, name, nodeId, state }: Told, at: number): Others {
  const next = new Map(others);
  if (state === 'LEFT') next.delete(window);
  else next.set(window, { name, nodeId, seenAt: at });
  return next;
}

/** Leaves out those who have not been heard of for long, and returns the same object if there are none. */
export function withoutLost(others: Others, at: number): Others {
  const kept = [...others].filter(([, { seenAt }]) => at - seenAt < LOST_MS);
  return kept.length === others.size ? others : new Map(kept);
}
