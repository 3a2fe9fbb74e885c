import { useApolloClient } from '@apollo/client/react';
import { type Dispatch, useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { onReconnect } from '../../../graphql/reconnect';
import { serverFault } from '../../../graphql/server-fault';
import { readDefinition } from '../../shared/read-definition';
import { paths } from '../../shared/routes';
import { EditorDocumentDocument, useSurveyEditedSubscription } from './editor.generated';
import { prepareSending, sendBatch } from './sending/send-batch';
import type { EditSessionApi, SessionAction } from './session/session-action';

/** Failures are part of an edit session's life; the session says what there is to say. */
const context = { quiet: 'all' } as const;

/** The server's side of an edit session, through the graph. */
export function useEditSessionApi(surveyId: string): EditSessionApi {
  const client = useApolloClient();
  const navigate = useNavigate();

  useEffect(function fetchWording() {
    // Where it does not come, the first save asks again.
    prepareSending().catch(() => undefined);
  }, []);

  return useMemo(() => {
    const leaveIfGone = (error: unknown) => {
      if (serverFault(error)?.code === 'A0404') void navigate(paths.notFound, { replace: true });
    };
    return {
      send: (batch) => sendBatch(client, surveyId, batch),
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
