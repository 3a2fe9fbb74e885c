import { useEffect } from 'react';
import { useMessages } from '../../i18n/messages';
import styles from './TestBanner.module.css';

const WORDS = { 'zh-CN': '测试模式，数据不计入结果', en: 'Test mode: nothing you submit here counts' };

/** Says on every screen that this is not for real. It takes room of its own; what is scrolled to stops below it. */
export function TestBanner() {
  const { language } = useMessages();
  useEffect(function leaveRoom() {
    const { classList } = document.documentElement;
    const room = styles.room ?? '';
    classList.add(room);
    return () => classList.remove(room);
  }, []);
  return (
    <aside className={styles.banner}>
      <p>{WORDS[language]}</p>
    </aside>
  );
}
