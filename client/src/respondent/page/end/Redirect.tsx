import { isWebAddress } from '@wence/schema';
import { useEffect, useState } from 'react';
import { Button } from '../../control/Button';
import { useMessages } from '../../i18n/messages';
import styles from './Redirect.module.css';
import { endWords } from './words';

interface RedirectProps {
  readonly url: string;
  /** Before it goes by itself; null: it waits to be pressed. */
  readonly seconds: number | null;
  /** Leaves this page; a test says that it was asked to. */
  readonly leave?: (url: string) => void;
}

function leaveFor(url: string): void {
  window.location.assign(url);
}

const SECOND_MS = 1000;

/** Leads on to another site, by itself after a while in which one may stay, or when it is pressed. Only addresses of http and https are followed. */
export function Redirect({ url, seconds, leave = leaveFor }: RedirectProps) {
  const words = endWords(useMessages().language);
  const [left, setLeft] = useState(seconds);
  const isSafe = isWebAddress(url);

  useEffect(
    function countDown() {
      if (left === null || !isSafe) return undefined;
      if (left <= 0) {
        leave(url);
        return undefined;
      }
      const timer = setTimeout(() => setLeft(left - 1), SECOND_MS);
      return () => clearTimeout(timer);
    },
    [left, url, leave, isSafe],
  );

  if (!isSafe) return null;
  const { host } = new URL(url);
  const isCounting = left !== null;
  return (
    <div className={styles.redirect}>
      {isCounting && <p className={styles.count}>{left > 0 ? words.leadsOn(left, host) : words.leaving(host)}</p>}
      <div className={styles.ways}>
        <a className={styles.go} href={url} rel="noreferrer">
          {isCounting ? words.goNow : words.goTo(host)}
        </a>
        {isCounting && (
          <Button kind="secondary" onClick={() => setLeft(null)}>
            {words.stay}
          </Button>
        )}
      </div>
    </div>
  );
}
