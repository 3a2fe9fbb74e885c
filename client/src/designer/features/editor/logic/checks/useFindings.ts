import type { Finding, SurveyDefinition } from '@wence/schema';
import { useEffect, useState } from 'react';
import { checkInWorker } from '../../../../shared/launch/check/check-in-worker';
import { INPUT_PAUSE_MS } from '../../../../shared/timing';

/**
 * Findings of the launch check in the current survey; null until the first check is done. The check follows all paths through the survey, so it
 * waits until the author pauses. Without a survey nothing is checked.
 */
export function useFindings(definition: SurveyDefinition | null): readonly Finding[] | null {
  const [findings, setFindings] = useState<readonly Finding[] | null>(null);
  useEffect(
    function checkAfterAPause() {
      if (!definition) return undefined;
      let withdraw: (() => void) | undefined;
      let isLatest = true;
      const take = (found: readonly Finding[]) => {
        if (isLatest) setFindings(found);
      };
      const timer = setTimeout(() => {
        withdraw = checkInWorker(definition, take);
      }, INPUT_PAUSE_MS);
      return () => {
        isLatest = false;
        clearTimeout(timer);
        withdraw?.();
      };
    },
    [definition],
  );
  return findings;
}
