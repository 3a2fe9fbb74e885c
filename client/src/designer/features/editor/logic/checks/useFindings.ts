import { type Finding, launchFindings, type SurveyDefinition } from '@wence/schema';
import { useEffect, useState } from 'react';
import { INPUT_PAUSE_MS } from '../../../../shared/timing';

/**
 * What the check before a launch finds in a survey as it stands; null until it has been looked at. It looks at all ways through the survey, so it
 * waits until its author pauses.
 */
export function useFindings(definition: SurveyDefinition): readonly Finding[] | null {
  const [findings, setFindings] = useState<readonly Finding[] | null>(null);
  useEffect(
    function checkAfterAPause() {
      const timer = setTimeout(() => setFindings(launchFindings(definition)), INPUT_PAUSE_MS);
      return () => clearTimeout(timer);
    },
    [definition],
  );
  return findings;
}
