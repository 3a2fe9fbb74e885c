import mark from '../../designer/mark.svg';
import type { Locale } from '../shared/locale';
import type { Words } from './i18n/words';
import styles from './TopBar.module.css';

interface TopBarProps {
  words: Words;
  locale: Locale;
  isSignedIn: boolean;
  onLocale: (locale: Locale) => void;
}

/** Names the page, says who sends its requests, and links to the descriptions of the graph. */
export function TopBar({ words, locale, isSignedIn, onLocale }: TopBarProps) {
  const other = locale === 'en' ? 'zh-CN' : 'en';

  return (
    <header className={styles.bar}>
      <a className={styles.home} href="/designer/" aria-label={words.home}>
        <img src={mark} alt="" width="26" height="26" />
      </a>
      <h1 className={styles.title}>{words.title}</h1>
      {isSignedIn && <span className={styles.who}>{words.signedIn}</span>}
      <nav className={styles.pages} aria-label={words.pages}>
        <a href="/designer/developers">{words.developers}</a>
        <a href="/v1/docs">{words.api}</a>
        <a href="/schema.graphql" download="schema.graphql">
          {words.schema}
        </a>
      </nav>
      {/* Two languages need no menu: the button names the other language in that language. */}
      <button className={styles.language} type="button" lang={other} onClick={() => onLocale(other)}>
        {words.otherLanguage}
      </button>
    </header>
  );
}
