import { Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { lazyPart } from '../../../../shared/lazy-part';
import { useSurveyId } from '../../../../shared/useSurveyId';
import { useEditorActions } from '../../session/editor-actions';
import { useReadView } from '../../session/session-store';

/** Loaded lazily: nothing is deleted in the first view. */
const RemovalNotes = lazyPart(async () => (await import('./RemovalNotes')).RemovalNotes);

/** Returns the notes for the dialog that asks whether to delete questions. The dialog stands outside the router, so the ways from it are given to it. */
export function useRemovalNotes() {
  const surveyId = useSurveyId();
  const navigate = useNavigate();
  const { select } = useEditorActions();
  const readView = useReadView();
  return (nodeIds: readonly number[], referrerIds: readonly number[], close: () => void) => (
    <Suspense>
      <RemovalNotes
        surveyId={surveyId}
        definition={readView()}
        nodeIds={nodeIds}
        referrerIds={referrerIds}
        ways={{ navigate: (to) => void navigate(to), select }}
        onLeave={close}
      />
    </Suspense>
  );
}
