import type { ApolloClient } from '@apollo/client';
import type { Finding, SurveyDefinition } from '@wence/schema';
import { readDefinition } from '../../read-definition';
import { LaunchedDefinitionDocument } from './check.generated';
import { checkInWorker } from './check-in-worker';

/** A draft as it is saved, and the findings of the check before a launch. */
export interface CheckedDraft {
  readonly definition: SurveyDefinition;
  readonly findings: readonly Finding[];
}

/** Checks the draft that a launch would freeze. Null if it cannot be loaded, which has been reported. */
export async function checkDraft(client: ApolloClient, surveyId: string): Promise<CheckedDraft | null> {
  const asked = { query: LaunchedDefinitionDocument, variables: { surveyId }, fetchPolicy: 'no-cache' } as const;
  const { data } = await client.query(asked).catch(() => ({ data: undefined }));
  if (!data) return null;
  const definition = readDefinition(data.surveyDefinition.definition);
  return { definition, findings: await new Promise((resolve) => void checkInWorker(definition, resolve)) };
}
