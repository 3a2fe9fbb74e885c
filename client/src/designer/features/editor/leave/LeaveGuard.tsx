import { lazy, Suspense, useEffect, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { leavesEditor } from '../../../shared/routes';
import { useEditorActions } from '../session/editor-actions';
import { type SaveState, saveStateOf } from '../session/session-state';
import { useSessionValue } from '../session/session-store';
import { LeaveUnsaved } from './LeaveUnsaved';

/** Loaded lazily: most surveys are not running while they are edited. */
const ConfirmLeaveRunning = lazy(async () => ({
  default: (await import('../../../shared/launch/ConfirmLeaveRunning')).ConfirmLeaveRunning,
}));

interface LeaveGuardProps {
  surveyId: string;
  state: SaveState;
  /** True if there are unsaved rules. */
  isDrafting?: boolean;
  /** Responses come in while the author looks at the survey. */
  isRunning: boolean;
  /** Absent in pages that edit nothing. */
  onFlush?: () => void;
}

/**
 * Leaving waits for what is being saved; it asks when the server cannot be reached, and when there are rules that only their author can save. Leaving a survey that runs asks whether to stop it
 * (Spec 2, Route guard).
 */
export function LeaveGuard({ surveyId, state, isDrafting = false, isRunning, onFlush }: LeaveGuardProps) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const waits = (state !== 'saved' || isDrafting) && currentLocation.pathname !== nextLocation.pathname;
    return waits || (isRunning && leavesEditor(surveyId, nextLocation.pathname));
  });
  const wanted = blocker.state === 'blocked' ? blocker.location.pathname : null;
  const [isDropped, setDropped] = useState(false);
  const asksToDrop = wanted !== null && isDrafting && !isDropped;
  const asksToStop = wanted !== null && !asksToDrop && state === 'saved' && isRunning && leavesEditor(surveyId, wanted);

  useEffect(
    function goOnWhenSaved() {
      if (blocker.state !== 'blocked' || asksToDrop) return;
      if (state !== 'saved') onFlush?.();
      else if (!asksToStop) blocker.proceed();
    },
    [blocker, state, asksToDrop, asksToStop, onFlush],
  );

  const proceed = () => blocker.proceed?.();
  const stay = () => {
    setDropped(false);
    blocker.reset?.();
  };
  return (
    <>
      <LeaveUnsaved of="leaveRules" open={asksToDrop} onStay={stay} onLeave={() => setDropped(true)} />
      <LeaveUnsaved of="leave" open={wanted !== null && !asksToDrop && state === 'offline'} onStay={stay} onLeave={proceed} />
      {isRunning && (
        <Suspense>
          <ConfirmLeaveRunning surveyId={surveyId} open={asksToStop} onStay={stay} onLeave={proceed} />
        </Suspense>
      )}
    </>
  );
}

interface EditorLeaveGuardProps {
  surveyId: string;
  isDrafting: boolean;
  isRunning: boolean;
}

/** The leave guard of a survey that is open for editing. */
export function EditorLeaveGuard({ surveyId, isDrafting, isRunning }: EditorLeaveGuardProps) {
  const { flush } = useEditorActions();
  const state = useSessionValue(saveStateOf);
  return <LeaveGuard surveyId={surveyId} state={state} isDrafting={isDrafting} isRunning={isRunning} onFlush={flush} />;
}
