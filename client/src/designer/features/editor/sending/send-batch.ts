import type { ApolloClient } from '@apollo/client';
import { serverFault } from '../../../../graphql/server-fault';
import { readDefinition } from '../../../shared/read-definition';
import type { Answer, OutgoingBatch } from '../session/session-action';
import { loadWithRetries } from '../../../shared/lazy-part';
import { EditSurveyDocument } from './sending.generated';

/** Codes after which sending the same again can never help. Anything else is tried again under the same id. */
const REFUSED: Readonly<Record<string, Answer>> = {
  // Others made logic refer to it meanwhile: the reload shows it, and removing it then asks.
  A0103: { type: 'refused', kind: 'conflict' },
  A0400: { type: 'refused', kind: 'refused' },
  // Somebody else removed what the edit names; whether the survey itself is gone, the reload tells.
  A0404: { type: 'refused', kind: 'conflict' },
  A0409: { type: 'refused', kind: 'conflict' },
  A0410: { type: 'held' },
  A0413: { type: 'refused', kind: 'refused' },
  // A change that a launch would refuse does not reach respondents either.
  A0414: { type: 'refused', kind: 'refused' },
  A0422: { type: 'refused', kind: 'refused' },
};

/** Translates a failed save into the answer for the batch. */
function judgeAnswer(error: unknown): Answer {
  const code = serverFault(error)?.code;
  return (code !== undefined && REFUSED[code]) || { type: 'unreachable' };
}

const wording: { loading: Promise<typeof import('./operation-input')> | null } = { loading: null };

/** Fetches what turns operations into words of the graph. The editor opens without it, and asks for it at once, so that it is there for the first save. */
export function prepareSending(): Promise<typeof import('./operation-input')> {
  wording.loading ??= loadWithRetries(() => import('./operation-input')).catch((error: unknown) => {
    wording.loading = null;
    throw error;
  });
  return wording.loading;
}

/** Sends a batch, and translates whatever comes of it. Never rejects: an unreachable server is one of the answers. */
export async function sendBatch(client: ApolloClient, surveyId: string, batch: OutgoingBatch): Promise<Answer> {
  const { clientOpId, baseRevision, operations, document } = batch;
  try {
    const { operationInputs } = await prepareSending();
    const input = { surveyId, clientOpId, baseRevision, operations: operationInputs(operations, document) };
    const { data } = await client.mutate({
      mutation: EditSurveyDocument,
      variables: { input },
      // Failures are part of an edit session's life; the session says what there is to say.
      context: { quiet: 'all' },
      fetchPolicy: 'no-cache',
    });
    if (!data) return { type: 'unreachable' };
    const { revision, created, definition } = data.editSurvey;
    return { type: 'saved', revision, created, definition: definition ? readDefinition(definition) : null };
  } catch (error) {
    return judgeAnswer(error);
  }
}
