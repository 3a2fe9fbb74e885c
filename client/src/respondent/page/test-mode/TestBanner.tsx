import { useEffect } from 'react';
import { presetVisitNode } from '../../../shared/preset-visit';
import { useMessages } from '../../i18n/messages';
import { useVisit } from '../../session/visit-context';
import styles from './TestBanner.module.css';
import { wordsIn } from './words';

/** A preset visit, begun by the author's preview, continues at its question at once, without asking whether to continue. */
function usePresetVisit(): void {
  const { session, dispatch } = useVisit();
  const isAsking = session.stage === 'resume';
  useEffect(
    function goOn() {
      const nodeId = presetVisitNode(window.location.hash);
      if (!isAsking || nodeId === null) return;
      dispatch({ type: 'resumed' });
      dispatch({ type: 'attended', nodeId });
    },
    [isAsking, dispatch],
  );
}

/** Says on every screen that this is test mode. It takes its own space, so what is scrolled to stops below it. */
export function TestBanner() {
  const { language } = useMessages();
  usePresetVisit();
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
