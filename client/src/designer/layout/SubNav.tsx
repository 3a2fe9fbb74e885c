import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import styles from './SubNav.module.css';

interface SubNavProps {
  label: string;
  entries: readonly { readonly name: string; readonly url: string; readonly text: string }[];
  /** The name of the entry whose page is shown. */
  active: string;
}

/** The line of links below the header of a survey: the pages that one of its tabs holds. On a phone it scrolls. */
export function SubNav({ label, entries, active }: SubNavProps) {
  const nav = useRef<HTMLElement>(null);
  // Reports of an exam come once it is known to be one: until then the active one is not there.
  const place = entries.findIndex(({ name }) => name === active);

  useEffect(
    function bringIntoView() {
      const entry = nav.current?.querySelectorAll('a')[place];
      // On a phone the last entries stand outside.
      if (nav.current && entry) nav.current.scrollLeft = entry.offsetLeft + entry.offsetWidth - nav.current.clientWidth;
    },
    [place],
  );

  return (
    <nav ref={nav} className={styles.nav} aria-label={label}>
      <ul className={styles.entries}>
        {entries.map(({ name, url, text }) => (
          <li key={name}>
            <Link className={styles.entry} to={url} aria-current={name === active ? 'page' : undefined}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
