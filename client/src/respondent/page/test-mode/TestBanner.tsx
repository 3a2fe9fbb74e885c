import { useEffect } from 'react';
import { handedNode } from '../../../shared/handed-visit';
import { useMessages } from '../../i18n/messages';
import { useVisit } from '../../session/visit-context';
import styles from './TestBanner.module.css';
import { wordsIn } from './words';

/** A test visit that was begun by the author's preview goes on at its question at once: there is nobody to ask whether to go on. */
function useHandedVisit(): void {
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

/** Says on every screen that this is not for real. It takes room of its own; what is scrolled to stops below it. */
export function TestBanner() {
  const { language } = useMessages();
  useHandedVisit();
  useEffect(function leaveRoom() {
    const { classList } = document.documentElement;
    const room = styles.room ?? '';
    classList.add(room);
    return () => classList.remove(room);
  }, []);
  return (
    <aside className={styles.banner}>
      <p>{wordsIn(language).banner}</p>
    </aside>
  );
}
