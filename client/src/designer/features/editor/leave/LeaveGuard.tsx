import { lazy, Suspense, useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import type { SaveState } from '../session/session-state';
import { LeaveUnsaved } from './LeaveUnsaved';
import { leavesEditor } from './leaves-editor';

/** Fetched as soon as it may be needed, and only then: most surveys are not running while they are edited. */
const ConfirmLeaveRunning = lazy(async () => ({
  default: (await import('../../../shared/launch/ConfirmLeaveRunning')).ConfirmLeaveRunning,
}));

interface Props {
  surveyId: string;
  state: SaveState;
  /** Responses come in while the author looks at the survey. */
  isRunning: boolean;
  /** Absent where nothing is edited. */
  onFlush?: () => void;
}

/**
 * Leaving waits for what is being saved; only when the server cannot be reached does it ask. Leaving a survey that runs asks whether to stop it
 * (Spec 2, Route guard).
 */
export const LeaveGuard = ({ surveyId, state, isRunning, onFlush }: Props) => {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const waits = state !== 'saved' && currentLocation.pathname !== nextLocation.pathname;
    return waits || (isRunning && leavesEditor(surveyId, nextLocation.pathname));
  });
  const wanted = blocker.state === 'blocked' ? blocker.location.pathname : null;
  const asksToStop = wanted !== null && state === 'saved' && isRunning && leavesEditor(surveyId, wanted);

  useEffect(
    function goOnWhenSaved() {
      if (blocker.state !== 'blocked') return;
      if (state !== 'saved') onFlush?.();
      else if (!asksToStop) blocker.proceed();
    },
    [blocker, state, asksToStop, onFlush],
  );

  const proceed = () => blocker.proceed?.();
  const stay = () => blocker.reset?.();
  return (
    <>
      <LeaveUnsaved open={wanted !== null && state === 'offline'} onStay={stay} onLeave={proceed} />
      {isRunning && (
        <Suspense>
          <ConfirmLeaveRunning surveyId={surveyId} open={asksToStop} onStay={stay} onLeave={proceed} />
        </Suspense>
      )}
    </>
  );
};
