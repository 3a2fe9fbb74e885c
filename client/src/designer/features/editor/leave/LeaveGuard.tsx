import { lazy, Suspense, useEffect, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { isEditorView, leavesEditor } from '../../../shared/routes';
import { ConfirmPauseSurvey } from './ConfirmPauseSurvey';
import { useEditorActions } from '../session/editor-actions';
import { saveStateOf } from '../session/session-state';
import { useSessionStore, useSessionValue } from '../session/session-store';
import { LeaveUnsaved } from './LeaveUnsaved';

/** Loaded lazily: few edits meet a survey that runs. */
const ConfirmLeaveRunning = lazy(async () => ({
  default: (await import('../../../shared/launch/ConfirmLeaveRunning')).ConfirmLeaveRunning,
}));

interface EditorLeaveGuardProps {
  surveyId: string;
  /** True if there are unsaved rules. */
  isDrafting: boolean;
  /** Called if the survey turned out to be running and the author keeps it running. */
  onKeepRunning: () => void;
}

/**
 * Leaving the editor waits for what is being saved; it asks when the server cannot be reached, and when there are rules that only their author can
 * save. Edits that a running survey did not take ask whether to stop it, also on leaving (Spec 2, Route guard); whoever only looked goes freely.
 */
export function EditorLeaveGuard({ surveyId, isDrafting, onKeepRunning }: EditorLeaveGuardProps) {
  const { flush } = useEditorActions();
  const { dispatch } = useSessionStore();
  const state = useSessionValue(saveStateOf);
  const isHeld = useSessionValue(({ activity }) => activity === 'held');
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isUnsaved = state !== 'saved' && !isEditorView(surveyId, nextLocation.pathname);
    return isUnsaved || (isDrafting && currentLocation.pathname !== nextLocation.pathname);
  });
  const wanted = blocker.state === 'blocked' ? blocker.location.pathname : null;
  const [isDropped, setDropped] = useState(false);
  if (isDropped && wanted === null) setDropped(false);
  const asksToDrop = wanted !== null && isDrafting && !isDropped;
  const leaves = wanted !== null && !asksToDrop && !isEditorView(surveyId, wanted);
  const asksToStop = leaves && isHeld && leavesEditor(surveyId, wanted);

  useEffect(
    function goOnWhenSaved() {
      if (blocker.state !== 'blocked' || asksToDrop) return;
      if (leaves && state !== 'saved') flush();
      else blocker.proceed();
    },
    [blocker, state, leaves, asksToDrop, flush],
  );

  const proceed = () => blocker.proceed?.();
  const stay = () => {
    setDropped(false);
    blocker.reset?.();
  };
  const resume = () => dispatch({ type: 'resumed' });
  const discard = () => {
    dispatch({ type: 'discarded' });
    onKeepRunning();
  };
  return (
    <>
      <LeaveUnsaved of="leaveRules" open={asksToDrop} onStay={stay} onLeave={() => setDropped(true)} />
      <LeaveUnsaved of="leave" open={leaves && state === 'offline'} onStay={stay} onLeave={proceed} />
      {isHeld && (
        <>
          <ConfirmPauseSurvey surveyId={surveyId} open={!asksToStop} onPaused={resume} onKeep={discard} />
          <Suspense>
            <ConfirmLeaveRunning surveyId={surveyId} open={asksToStop} onStay={stay} onStopped={resume} onDiscard={discard} />
          </Suspense>
        </>
      )}
    </>
  );
}
