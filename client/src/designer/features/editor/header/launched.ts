import { useSessionValue } from '../session/session-store';

/** The version that respondents get, beside the draft; null before the first launch. */
export interface Launched {
  /** The revision that the number of changes was told for. */
  readonly revision: number;
  /** Differences between the draft and the version at that revision. */
  readonly changes: number;
}

/** Returns whether the draft has changes that respondents do not get yet. */
export function useIsBehind(launched: Launched | null): boolean {
  const isEdited = useSessionValue(({ revision }) => launched !== null && revision !== launched.revision);
  return launched !== null && (isEdited || launched.changes > 0);
}
