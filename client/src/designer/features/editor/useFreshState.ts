import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import type { EditorView } from './editor-view';
import { EditorStateDocument } from './editor.generated';
import type { SessionStore } from './session/session-store';

/**
 * Asks for the state of the survey with each view that is gone to, because it may have been launched or stopped elsewhere. Returns the revision that
 * the number of unpublished changes belongs to.
 */
export function useFreshState(surveyId: string, view: EditorView, store: SessionStore): number {
  const client = useApolloClient();
  const [revision, setRevision] = useState(() => store.read().revision);
  const shown = useRef(view);
  useEffect(
    function askAgain() {
      if (shown.current === view) return;
      shown.current = view;
      const asked = store.read().revision;
      client
        .query({ query: EditorStateDocument, variables: { surveyId }, fetchPolicy: 'network-only', context: { quiet: 'all' } })
        .then(() => setRevision(asked))
        // The page keeps what was known, and the next save says when the server cannot be reached.
        .catch(() => undefined);
    },
    [client, surveyId, view, store],
  );
  return revision;
}
