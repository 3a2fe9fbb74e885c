import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createDataLayer } from '../graphql/client';
import { readTokens } from '../shared/token-store';
import { App } from './App';
import { innermostHandle, judgeRoute } from './guard/judge-route';
import { currentLocale, initI18n } from './i18n/init';
import { createRouter } from './router';
import { endSession } from '../shared/session';
import { announce } from './shared/notice/notices';
import { loginUrl, paths } from './shared/routes';
import { nonceOf, signStyles } from '../shared/style-nonce';
import './theme/base.css';

signStyles(document, nonceOf(document));

await initI18n();

const router = createRouter();

function leave() {
  endSession();
  void data.forget();
  const { location, matches } = router.state;
  const { pathname, search } = location;
  const name = innermostHandle(matches.map(({ route }) => route.handle as unknown))?.name;
  if (judgeRoute(name, false) === 'signIn') void router.navigate(loginUrl(pathname + search), { replace: true });
}

/** The server has ended the session. Says so, unless one had signed out already and this is only a late answer. */
function sentAway() {
  const wasSignedIn = readTokens() !== null;
  leave();
  if (wasSignedIn) announce({ kind: 'signedOut' });
}

const data = createDataLayer({
  language: currentLocale,
  signedOut: sentAway,
  notFound: () => void router.navigate(paths.notFound, { replace: true }),
  say: announce,
});

// Signing out in one tab signs out every tab.
window.addEventListener('storage', ({ key, newValue }) => {
  if (key === 'token' && newValue === null) leave();
});

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');

createRoot(root).render(
  <StrictMode>
    <App client={data.client} router={router} onSignOut={leave} />
  </StrictMode>,
);
