import { useApolloClient } from '@apollo/client/react';
import { type Dispatch, useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { onReconnect } from '../../../graphql/reconnect';
import { serverFault } from '../../../graphql/server-fault';
import { readDefinition } from '../../shared/read-definition';
import { paths } from '../../shared/routes';
import { EditorDocumentDocument, EditSurveyDocument, useSurveyEditedSubscription } from './editor.generated';
import { operationInputs } from './sending/operation-input';
import type { Answer, EditSessionApi, SessionAction } from './session/session-action';

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
};

/** Translates a failed save into the answer for the batch. */
function judgeAnswer(error: unknown): Answer {
  const code = serverFault(error)?.code;
  return (code !== undefined && REFUSED[code]) || { type: 'unreachable' };
}

/** Failures are part of an edit session's life; the session says what there is to say. */
const context = { quiet: 'all' } as const;

/** The server's side of an edit session, through the graph. */
export function useEditSessionApi(surveyId: string): EditSessionApi {
  const client = useApolloClient();
  const navigate = useNavigate();

  return useMemo(() => {
    const leaveIfGone = (error: unknown) => {
      if (serverFault(error)?.code === 'A0404') void navigate(paths.notFound, { replace: true });
    };
    return {
      send: async ({ clientOpId, baseRevision, operations, document }) => {
        try {
          const input = { surveyId, clientOpId, baseRevision, operations: operationInputs(operations, document) };
          const { data } = await client.mutate({ mutation: EditSurveyDocument, variables: { input }, context, fetchPolicy: 'no-cache' });
          if (!data) return { type: 'unreachable' };
          const { revision, created, definition } = data.editSurvey;
          return { type: 'saved', revision, created, definition: definition ? readDefinition(definition) : null };
        } catch (error) {
          return judgeAnswer(error);
        }
      },
      load: async () => {
        try {
          const { data } = await client.query({ query: EditorDocumentDocument, variables: { surveyId }, context, fetchPolicy: 'no-cache' });
          if (!data) return 'unreachable';
          return { revision: data.surveyDefinition.revision, definition: readDefinition(data.surveyDefinition.definition) };
        } catch (error) {
          leaveIfGone(error);
          return 'unreachable';
        }
      },
    };
  }, [client, navigate, surveyId]);
}

/** Tells the session that the document moved on. Its own edits are known by their revision. */
export function useFollowEdits(surveyId: string, dispatch: Dispatch<SessionAction>): void {
  useSurveyEditedSubscription({
    variables: { surveyId },
    onData: ({ data }) => {
      const revision = data.data?.surveyEdited.revision;
      if (revision !== undefined) dispatch({ type: 'remoteEdited', revision });
    },
  });

  useEffect(() => {
    const stop = onReconnect(() => dispatch({ type: 'reconnected' }));
    return () => void stop();
  }, [dispatch]);
}
