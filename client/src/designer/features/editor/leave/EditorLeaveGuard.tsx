import { useEditorActions } from '../session/editor-actions';
import { saveStateOf } from '../session/session-state';
import { useOfSession } from '../session/session-store';
import { LeaveGuard } from './LeaveGuard';

interface EditorLeaveGuardProps {
  surveyId: string;
  isDrafting: boolean;
  isRunning: boolean;
}

/** The guard of a survey that is open for editing. */
export const EditorLeaveGuard = ({ surveyId, isDrafting, isRunning }: EditorLeaveGuardProps) => {
  const { flush } = useEditorActions();
  const state = useOfSession(saveStateOf);
  return <LeaveGuard surveyId={surveyId} state={state} isDrafting={isDrafting} isRunning={isRunning} onFlush={flush} />;
};
