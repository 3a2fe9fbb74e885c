import { leftOf } from '@wence/schema';
import { useMessages } from '../i18n/messages';
import { viewOf } from '../session/way';
import { useVisit } from '../visit/visit-context';
import styles from './SubmitBar.module.css';

/** How long a page that goes on by itself will still be there. Nothing on other pages. */
export function LeavingNote() {
  const { session } = useVisit();
  const messages = useMessages();
  const { page } = viewOf(session);
  const left = page && leftOf(session.way, page, session.way.at);
  if (left === null || left === 0) return null;
  return <p className={styles.leaving}>{messages.leavesIn(Math.ceil(left / 1000))}</p>;
}
