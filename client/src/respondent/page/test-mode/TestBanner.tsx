import { useEffect } from 'react';
import { useMessages } from '../../i18n/messages';
import { wordsIn } from './i18n/words';
import styles from './TestBanner.module.css';
import { useHandedVisit } from './useHandedVisit';

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
