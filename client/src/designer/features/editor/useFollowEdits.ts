import { type Dispatch, useEffect } from 'react';
import { onReconnect } from '../../../graphql/reconnect';
import { useSurveyEditedSubscription } from './editor.generated';
import type { SessionAction } from './session/session-action';

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
