import { createContext, type Dispatch, useContext } from 'react';
import type { Action } from './action';
import type { Session } from './session';

/** One visit, as the screens see it. */
export interface Visit {
  readonly session: Session;
  readonly dispatch: Dispatch<Action>;
  /** False when the browser lets nothing be kept beyond this page. */
  readonly isDurable: boolean;
  /** Starts over: no answers, another submissionId, no receipt. */
  readonly restart: () => void;
  /** The same answers under another submissionId. */
  readonly sendAnew: () => void;
}

export const VisitContext = createContext<Visit | null>(null);

export function useVisit(): Visit {
  const visit = useContext(VisitContext);
  if (!visit) throw new Error('A screen of a visit is shown outside of one');
  return visit;
}
