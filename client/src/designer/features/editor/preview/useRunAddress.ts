import { leftOut, type SurveyDefinition } from '@wence/schema';
import { useCallback, useEffect, useState } from 'react';
import { type PresetVisit, presetVisitDraft, presetVisitHash } from '../../../../shared/preset-visit';
import { useTestAddress } from '../header/preview/test-window';
import { randomId } from '../session/random-id';
import { clearVisit, storeDraft } from './useFramedVisit';

const MOST_TRIES = 500;

/** The draft as it is saved at one moment. */
export interface Saved {
  readonly revision: number;
  readonly definition: SurveyDefinition;
}

/** One test visit: the draft it opens and the answers it begins with. */
export interface Run {
  readonly saved: Saved;
  /** Null: it begins without answers. */
  readonly preset: PresetVisit | null;
}

/** A visit for one question is to be one that is asked it, and what was answered before. Where no draw does that, any will do. */
function submissionAsking(definition: SurveyDefinition, { nodeId, answers }: PresetVisit): string {
  const wanted = [nodeId, ...Object.keys(answers).map(Number)];
  let submissionId = randomId();
  for (let tries = 0; tries < MOST_TRIES && wanted.some((id) => leftOut(definition, submissionId).has(id)); tries += 1) {
    submissionId = randomId();
  }
  return submissionId;
}

/** Prepares the storage for a run: empty, or with the preset answers. Returns the end of its address. */
function begin(surveyId: string, { saved, preset }: Run): string {
  clearVisit(surveyId);
  if (!preset) return '';
  const submissionId = submissionAsking(saved.definition, preset);
  storeDraft(surveyId, presetVisitDraft(preset, { ...saved, submissionId, startedAt: new Date().toISOString() }));
  return presetVisitHash(preset.nodeId);
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
