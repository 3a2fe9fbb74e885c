import { useState } from 'react';
import { ConfirmPauseSurvey } from './ConfirmPauseSurvey';
import { type EditorView, isLiveView, isSettings } from './editor-view';
import type { EditorSurveyQuery } from './editor.generated';
import { EditorScreen } from './EditorScreen';
import type { Loaded } from './session/session-action';

interface EditorGateProps {
  view: EditorView;
  survey: EditorSurveyQuery['survey'];
  opened: Loaded;
}

/**
 * Decides whether the survey is edited or only looked at. A running one is asked about first; its logic may be read, and settings that need no pause
 * may be changed, without being asked.
 */
export function EditorGate({ view, survey, opened }: EditorGateProps) {
  const [isRunning, setRunning] = useState(survey.state === 'RUNNING');
  const [isAsking, setAsking] = useState(isRunning && !isLiveView(view) && (view === 'canvas' || isSettings(view)));
  // The state on opening: pausing updates the cache long before the survey becomes editable.
  const [isClosed] = useState(!survey.editable && !isRunning);
  return (
    <>
      <EditorScreen
        view={view}
        surveyId={survey.id}
        opened={opened}
        status={survey.status}
        unpublished={survey.unpublishedChanges}
        isReadOnly={isRunning || isClosed}
        isRunning={isRunning}
        onPause={isRunning ? () => setAsking(true) : undefined}
        onKeepRunning={() => setRunning(true)}
      />
      <ConfirmPauseSurvey
        surveyId={survey.id}
        open={isAsking}
        onPaused={() => {
          setAsking(false);
          setRunning(false);
        }}
        onKeep={() => setAsking(false)}
      />
    </>
  );
}
