import { useState } from 'react';
import { Button } from '../../control/Button';
import { useWechatWords } from './wechat-words';
import styles from './KeyForm.module.css';

/** Nothing that respondents can do changes these. */
const HOPELESS: ReadonlySet<string | undefined> = new Set(['unavailable', 'refused']);

interface WechatWayProps {
  readonly surveyId: string;
  readonly reason?: string | undefined;
  /** Where to begin again; left out: at this address. */
  readonly again?: string | undefined;
}

/** How to get on where a survey wants to know the WeChat account: a QR code for those who are elsewhere, the way through WeChat for the others. */
export function WechatWay({ surveyId, reason, again }: WechatWayProps) {
  const words = useWechatWords();
  const [note, setNote] = useState('');
  const { href, search } = window.location;
  if (HOPELESS.has(reason)) return null;
  const path = `/r/${encodeURIComponent(surveyId)}`;
  if (reason !== 'outside') {
    const to = again ?? `${path}/wechat?back=${encodeURIComponent(search.slice(1))}`;
    return <Button onClick={() => window.location.assign(to)}>{words.go}</Button>;
  }
  const copy = () => {
    const written = navigator.clipboard ? navigator.clipboard.writeText(href) : Promise.reject(new Error('no clipboard'));
    written.then(
      () => setNote(words.copied),
      () => setNote(words.notCopied),
    );
  };
  return (
    <div className={styles.way}>
      <img className={styles.code} src={`${path}/code.svg${search}`} alt={words.code} width="184" height="184" />
      <Button kind="secondary" onClick={copy}>
        {words.copy}
      </Button>
      <output className={styles.note}>{note}</output>
    </div>
  );
}
