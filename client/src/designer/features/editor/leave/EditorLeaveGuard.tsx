import { useEditorActions } from '../session/editor-actions';
import { saveStateOf } from '../session/session-state';
import { useOfSession } from '../session/session-store';
import { LeaveGuard } from './LeaveGuard';

/** The guard of a survey that is open for editing. */
export const EditorLeaveGuard = ({ surveyId, isRunning }: { surveyId: string; isRunning: boolean }) => {
  const { flush } = useEditorActions();
  const state = useOfSession(saveStateOf);
  return <LeaveGuard surveyId={surveyId} state={state} isRunning={isRunning} onFlush={flush} />;
};
