import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { serverFault } from '../../../graphql/server-fault';
import { paths } from '../../shared/routes';
import { EditorDocumentDocument, EditSurveyDocument } from './editor.generated';
import { judgeAnswer } from './judge-answer';
import { readDefinition } from '../../shared/read-definition';
import type { EditDoors } from './session/edit-doors';

/** Failures are part of an edit session's life; the session says what there is to say. */
const context = { quiet: 'all' } as const;

/** The server's side of an edit session, through the graph. */
export function useEditorDoors(surveyId: string): EditDoors {
  const client = useApolloClient();
  const navigate = useNavigate();

  return useMemo(() => {
    const leaveIfGone = (error: unknown) => {
      if (serverFault(error)?.code === 'A0404') void navigate(paths.notFound, { replace: true });
    };
    return {
      send: async ({ clientOpId, baseRevision, operations }) => {
        try {
          const input = { surveyId, clientOpId, baseRevision, operations };
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
