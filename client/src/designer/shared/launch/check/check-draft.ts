import type { ApolloClient } from '@apollo/client';
import { type Finding, launchFindings, type SurveyDefinition } from '@wence/schema';
import { readDefinition } from '../../read-definition';
import { LaunchedDefinitionDocument } from './check.generated';

/** A draft as it is saved, and what the check before a launch finds in it. */
export interface CheckedDraft {
  readonly definition: SurveyDefinition;
  readonly findings: readonly Finding[];
}

/** Looks at the draft that a launch would freeze. Null: it cannot be had, and why has been said. */
export async function checkDraft(client: ApolloClient, surveyId: string): Promise<CheckedDraft | null> {
  const asked = { query: LaunchedDefinitionDocument, variables: { surveyId }, fetchPolicy: 'no-cache' } as const;
  const { data } = await client.query(asked).catch(() => ({ data: undefined }));
  if (!data) return null;
  const definition = readDefinition(data.surveyDefinition.definition);
  return { definition, findings: launchFindings(definition) };
}
