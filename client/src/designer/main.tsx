import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createDataLayer } from '../graphql/client';
import { App } from './App';
import { currentLocale, initI18n } from './i18n/init';
import { createRouter } from './router';
import { isOpen, loginUrl, paths } from './routes';
import { endSession } from './session/session';
import { announce } from './shared/notice/notices';
import './theme/base.css';

await initI18n();

const router = createRouter();

const leave = () => {
  endSession();
  void data.forget();
  const { pathname, search } = router.state.location;
  if (!isOpen(pathname)) void router.navigate(loginUrl(pathname + search), { replace: true });
};

const data = createDataLayer({
  language: currentLocale,
  signedOut: leave,
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
