import { GraphiQL } from 'graphiql';
import 'graphiql/style.css';
import { useRef, useState } from 'react';
import { detectLocale, type Locale, storeLocale } from '../shared/locale';
import { defaultTabs } from './default-tabs';
import styles from './Explorer.module.css';
import './graphiql.css';
import { wordsOf } from './i18n/words';
import { TopBar } from './TopBar';
import { useSession } from './useSession';

/** Signing in there leads back here. */
export const SIGN_IN = `/designer/login?redirect=${encodeURIComponent('/graphql')}`;

/** GraphiQL under our own bar, signed in as whoever is signed in to the designer. */
export function Explorer() {
  const [locale, setLocale] = useState(detectLocale);
  const words = wordsOf(locale);
  const spoken = useRef(locale);
  const { fetcher, isSignedIn } = useSession({
    language: () => spoken.current,
    sayClosed: (reason, refused) => wordsOf(spoken.current)[refused ? 'refused' : 'closed'].replace('{reason}', reason),
  });

  const handleLocale = (chosen: Locale) => {
    spoken.current = chosen;
    storeLocale(chosen);
    document.documentElement.lang = chosen;
    setLocale(chosen);
  };

  return (
    <div className={styles.page}>
      <TopBar words={words} locale={locale} isSignedIn={isSignedIn} onLocale={handleLocale} />
      {!isSignedIn && (
        <div className={styles.signedOut} role="alert">
          <span>{words.signedOut}</span>
          <a href={SIGN_IN}>{words.signIn}</a>
        </div>
      )}
      <main className={styles.main}>
        <GraphiQL
          fetcher={fetcher}
          defaultTabs={defaultTabs(words)}
          defaultEditorToolsVisibility
          forcedTheme="light"
          inputValueDeprecation
          schemaDescription
          // A header may hold a key, so headers are forgotten with the page.
          shouldPersistHeaders={false}
        >
          <GraphiQL.Logo>
            <span />
          </GraphiQL.Logo>
        </GraphiQL>
      </main>
    </div>
  );
}
