import { useCallback, useEffect, useState } from 'react';
import { useLatest } from '../../../shared/useLatest';
import { randomId } from '../session/random-id';
import { useSessionValue } from '../session/session-store';
import { NOBODY, type Others, REPEAT_MS, withoutLost, withTold } from './others';
import { useSurveyPresenceSubscription, useTellPresenceMutation } from './presence.generated';

/** Selecting goes on for a moment: only where it ends is told. */
const SETTLED_MS = 400;

/**
 * Returns who else has the survey open in the designer, and where, and tells them where this window is. A window that is alone tells nothing after
 * its arrival.
 */
export function useOthers(surveyId: string): Others {
  const [window] = useState(randomId);
  const [others, setOthers] = useState(NOBODY);
  const nodeId = useSessionValue(({ selection }) => selection.nodeId);
  const place = useLatest(nodeId);
  const [tellPresence] = useTellPresenceMutation({ context: { quiet: 'all' } });
  const tell = useCallback(
    (at: number | null) => {
      // A word that is lost on its way is followed by the next one.
      tellPresence({ variables: { input: { surveyId, window, nodeId: at } } }).catch(() => undefined);
    },
    [tellPresence, surveyId, window],
  );
  const isAlone = others.size === 0;

  useSurveyPresenceSubscription({
    variables: { surveyId, window },
    context: { quiet: 'all' },
    onData: ({ data: { data } }) => {
      const told = data?.surveyPresence;
      if (!told || told.window === window) return;
      setOthers((now) => withTold(now, told, Date.now()));
      if (told.state === 'ARRIVED') tell(place.current);
    },
  });

  useEffect(
    function tellPlace() {
      if (isAlone) return;
      const timer = setTimeout(() => tell(nodeId), SETTLED_MS);
      return () => clearTimeout(timer);
    },
    [isAlone, nodeId, tell],
  );

  useEffect(
    function tellAgain() {
      if (isAlone) return;
      const timer = setInterval(() => {
        tell(place.current);
        setOthers((now) => withoutLost(now, Date.now()));
      }, REPEAT_MS);
      return () => clearInterval(timer);
    },
    [isAlone, place, tell],
  );
  return others;
}
