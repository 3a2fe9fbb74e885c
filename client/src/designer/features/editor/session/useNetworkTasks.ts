import { type Dispatch, useEffect } from 'react';
import { afterThisTask } from '../../../shared/useNextTask';
import { operationsOf } from './change';
import { nextTask } from './next-task';
import { randomId } from './random-id';
import type { EditSessionApi, SessionAction } from './session-action';
import type { EditSession } from './session-state';

/** Runs the network tasks of the session, one at a time. */
export function useNetworkTasks(session: EditSession, dispatch: Dispatch<SessionAction>, api: EditSessionApi): void {
  useEffect(
    function startNextTask() {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const start = () => {
        const task = nextTask(session, Date.now());
        if (task.do === 'send') dispatch({ type: 'sendStarted', clientOpId: randomId() });
        if (task.do === 'reload') dispatch({ type: 'reloadStarted' });
        if (task.do === 'wait') timer = setTimeout(start, task.ms);
      };
      start();
      return () => clearTimeout(timer);
    },
    [session, dispatch],
  );

  const { activity, inFlight } = session;
  useEffect(
    function sendBatch() {
      if (activity !== 'sending' || !inFlight) return;
      const { clientOpId, baseRevision, document, changes } = inFlight;
      const send = () =>
        void api
          .send({ clientOpId, baseRevision, document, operations: operationsOf(changes) })
          // Handling the answer and rendering its effect are two tasks, so that typing is not delayed.
          .then((answer) => afterThisTask(() => dispatch({ ...answer, answerTo: clientOpId, at: Date.now() })));
      // Showing an edit and writing it down for the server are two tasks as well, unless the page may go at any moment.
      if (globalThis.document.visibilityState === 'hidden') send();
      else afterThisTask(send);
    },
    [activity, inFlight, api, dispatch],
  );

  useEffect(
    function reload() {
      if (activity !== 'reloading') return;
      void api
        .load()
        .then((loaded) => dispatch(loaded === 'unreachable' ? { type: 'reloadFailed', at: Date.now() } : { type: 'reloaded', ...loaded }));
    },
    [activity, api, dispatch],
  );
}
