import { jest } from '@jest/globals';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfigProvider } from 'antd';
import { useEffect } from 'react';
import { App } from '../../src/designer/App';
import { addTexts, currentLocale, initI18n } from '../../src/designer/i18n/init';
import { createRouter } from '../../src/designer/router';
import { startSession } from '../../src/shared/session';
import { announce } from '../../src/designer/shared/notice/notices';
import { paths } from '../../src/designer/shared/routes';
import { createDataLayer } from '../../src/graphql/client';
import { LATER_WORDS } from '../later-words';
import type { FakeSite } from './fake-site';
import { FakeSocket } from './fake-socket';
import { InlineWorker } from './inline-worker';

export interface OpenDesigner {
  readonly user: ReturnType<typeof userEvent.setup>;
  /** Path and query of the page that is shown, below `/designer`. */
  readonly address: () => string;
}

const IN_AN_HOUR = 3600;

/** Opens the designer at a path such as `/list`, signed in, in English, with all its own parts; only the server is not real. */
export async function openDesigner(path: string, site: FakeSite): Promise<OpenDesigner> {
  jest.spyOn(globalThis, 'fetch').mockImplementation(site.fetch);
  replaceClass('WebSocket', FakeSocket);
  replaceClass('Worker', InlineWorker);
  document.cookie = 'language=en';
  startSession({ token: 't', refreshToken: 'r', expired: Date.now() / 1000 + IN_AN_HOUR });
  history.replaceState(null, '', `/designer${path}`);
  await initI18n();
  for (const [namespace, words] of Object.entries(LATER_WORDS)) addTexts(namespace, { en: words, 'zh-CN': {} });
  const router = createRouter();
  const data = createDataLayer({
    language: currentLocale,
    signedOut: () => void router.navigate(paths.login),
    notFound: () => void router.navigate(paths.notFound),
    say: announce,
  });

  function Opened() {
    useEffect(function close() {
      return () => {
        router.dispose();
        void data.forget();
      };
    }, []);
    return <App client={data.client} router={router} onSignOut={() => undefined} />;
  }

  await act(async () => {
    render(
      // Without antd's style sheets, which jsdom would apply to every element anew: they took most of the time of a test.
      <ConfigProvider theme={{ zeroRuntime: true }}>
        <Opened />
      </ConfigProvider>,
    );
  });
  // From now on the pages work by themselves, as in a browser: what they do between two steps of a test is no mistake of the test.
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false;
  return {
    user: userEvent.setup(),
    address: () => `${location.pathname.replace(/^\/designer/, '')}${location.search}`,
  };
}

function replaceClass(name: 'WebSocket' | 'Worker', value: unknown) {
  Object.defineProperty(window, name, { value, configurable: true, writable: true });
}
