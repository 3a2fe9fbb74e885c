import { parseDefinition, type SurveyDefinition } from '@wence/schema';
import { useState } from 'react';
import { useVersionDefinitionQuery } from './response.generated';

/** Definitions by number of the version; null: there is none that this page can read. */
export type Versions = ReadonlyMap<number, SurveyDefinition | null>;

function readVersion(value: unknown): SurveyDefinition | null {
  const parsed = parseDefinition(value);
  return parsed.ok ? parsed.value : null;
}

/**
 * Loads the versions that responses were given to: what an answer means stands in the version that was answered. They are immutable, so each is
 * loaded once, one after the other: a page of responses has one or two.
 */
export function useVersions(surveyId: string, needed: readonly number[]) {
  const [known, setKnown] = useState<{ readonly surveyId: string; readonly versions: Versions }>({ surveyId, versions: new Map() });
  const versions: Versions = known.surveyId === surveyId ? known.versions : new Map();
  const missing = needed.find((version) => !versions.has(version));
  const { data, error, refetch } = useVersionDefinitionQuery({
    variables: { surveyId, version: missing ?? 0 },
    skip: missing === undefined,
  });
  const loaded = data?.survey;

  // What has arrived is kept before anything is drawn with it.
  if (missing !== undefined && loaded !== undefined && (loaded.version?.version ?? missing) === missing)
    setKnown({ surveyId, versions: new Map([...versions, [missing, loaded.version && readVersion(loaded.version.definition)]]) });

  return { versions, isComplete: missing === undefined, failed: error !== undefined, retry: () => void refetch().catch(() => undefined) };
}
