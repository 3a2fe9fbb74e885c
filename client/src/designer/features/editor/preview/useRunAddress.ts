import type { SurveyDefinition } from '@wence/schema';
import { useCallback, useEffect, useState } from 'react';
import { type Handed, handedDraft, handedHash } from '../../../../shared/handed-visit';
import { useTestAddress } from '../header/preview/test-window';
import { randomId } from '../session/random-id';
import { forgetVisit, handVisit } from './useFramedVisit';

/** The draft as it is saved at one moment. */
export interface Saved {
  readonly revision: number;
  readonly definition: SurveyDefinition;
}

/** One test visit: of what, and with what it begins. */
export interface Run {
  readonly saved: Saved;
  /** Null: empty hands. */
  readonly handed: Handed | null;
}

/** Puts the visit in the frame where a run begins: nowhere, or among the answers that were handed over. Says what its address ends with. */
function begin(surveyId: string, { saved, handed }: Run): string {
  forgetVisit(surveyId);
  if (!handed) return '';
  handVisit(surveyId, handedDraft(handed, { ...saved, submissionId: randomId(), startedAt: new Date().toISOString() }));
  return handedHash(handed.nodeId);
}

/** Address of the frame for one run; null until it is known. The previous visit is cleared last, when no frame can write any more. */
export function useRunAddress(surveyId: string, run: Run): { address: string | null; hasFailed: boolean; retry: () => void } {
  const makeAddress = useTestAddress(surveyId);
  const [address, setAddress] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);

  useEffect(
    function ask() {
      if (hasFailed || address !== null) return undefined;
      let isWanted = true;
      const finish = (made: string | null) => {
        if (!isWanted) return;
        setAddress(made && `${made}${begin(surveyId, run)}`);
        setFailed(made === null);
      };
      makeAddress().then(finish, () => finish(null));
      return () => {
        isWanted = false;
      };
    },
    [surveyId, run, makeAddress, address, hasFailed],
  );
  return { address, hasFailed, retry: useCallback(() => setFailed(false), []) };
}
