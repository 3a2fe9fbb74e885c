import { useEffect } from 'react';
import { handedNode } from '../../../shared/handed-visit';
import { useVisit } from '../../visit/visit-context';

/** A test visit that was begun by the author's preview goes on at its question at once: there is nobody to ask whether to go on. */
export function useHandedVisit(): void {
  const { session, dispatch } = useVisit();
  const isAsking = session.stage === 'resume';
  useEffect(
    function goOn() {
      const nodeId = handedNode(window.location.hash);
      if (!isAsking || nodeId === null) return;
      dispatch({ type: 'resumed' });
      dispatch({ type: 'attended', nodeId });
    },
    [isAsking, dispatch],
  );
}
