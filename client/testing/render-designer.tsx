import { readFileSync } from 'node:fs';
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App, ConfigProvider } from 'antd';
import { buildSchema, execute } from 'graphql';
import i18next from 'i18next';
import { type ReactNode, Suspense } from 'react';
import { initReactI18next } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createErrorLink, wholeAnswers } from '../src/graphql/error-link';
import { en } from '../src/designer/i18n/en/all';
import { designing } from '../src/designer/i18n/en/designing';
import { Notices } from '../src/designer/shared/notice/Notices';
import { announce } from '../src/designer/shared/notice/notices';
import { LATER_WORDS } from './later-words';

const WORDS = { ...en, ...designing, ...LATER_WORDS };

/** The server as a test writes it: what each field of the graph's root types returns, given its arguments. */
type Resolvers = Readonly<Record<string, unknown>>;

interface DesignerOptions {
  readonly server?: Resolvers;
  /** The address that is open. */
  readonly at?: string;
  /** The route that shows the element; every other address shows nothing. */
  readonly path?: string;
}

/** A rendered part of the designer, and the ways in which a test acts on it. */
export interface RenderedDesigner {
  readonly user: ReturnType<typeof userEvent.setup>;
  /** The address that is open now. */
  readonly address: () => string;
  /** Lets the server send something by a subscription. */
  readonly push: (field: string, value: unknown) => Promise<void>;
}

const schema = buildSchema(readFileSync(new URL('../../schema/schema.graphql', import.meta.url), 'utf8'));

/** Answers by the real graph, so that a test's data has the types and the fields that the server's would have. */
function serverLink(server: Resolvers) {
  const listeners = new Set<(field: string, value: unknown) => Promise<void>>();
  const link = new ApolloLink(
    ({ query, variables, operationType }) =>
      new Observable((observer) => {
        const run = async (rootValue: Resolvers) =>
          // As a server sends it: an error is its JSON.
          observer.next(JSON.parse(JSON.stringify(await execute({ schema, document: query, variableValues: variables, rootValue }))));
        if (operationType !== 'subscription') {
          run(server).then(
            () => observer.complete(),
            (error: unknown) => observer.error(error),
          );
          return;
        }
        const listen = (field: string, value: unknown) => run({ [field]: value });
        listeners.add(listen);
        return () => listeners.delete(listen);
      }),
  );
  const push = (field: string, value: unknown) =>
    act(async () => {
      for (const listen of listeners) await listen(field, value);
    });
  return { link, push };
}

/** Gives the designer its English words. */
function speakEnglish(): void {
  void i18next.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: false,
    defaultNS: 'common',
    resources: { en: WORDS },
    interpolation: { escapeValue: false },
    initAsync: false,
  });
}

speakEnglish();

/** Renders a part of the designer in English, with the real data layer and a server of the test's own. */
export async function renderDesigner(
  element: ReactNode,
  { server = {}, at = '/', path = '*' }: DesignerOptions = {},
): Promise<RenderedDesigner> {
  // Another test may have spoken otherwise since.
  act(speakEnglish);
  const { link, push } = serverLink(server);
  const doors = { language: () => 'en', signedOut: () => {}, notFound: () => {}, say: announce };
  const client = new ApolloClient({ cache: new InMemoryCache(), link: createErrorLink(doors).concat(wholeAnswers).concat(link) });
  // The kind of router that the product has: pages may hold back a step that loses something.
  const router = createMemoryRouter(
    [
      { path, element: <Suspense>{element}</Suspense> },
      { path: '*', element: null },
    ],
    { initialEntries: [at] },
  );
  const address = () => {
    const { pathname, search, hash } = router.state.location;
    return pathname + search + hash;
  };

  render(
    <ApolloProvider client={client}>
      <ConfigProvider theme={{ zeroRuntime: true, token: { motion: false } }}>
        <App>
          <Notices />
          <RouterProvider router={router} />
        </App>
      </ConfigProvider>
    </ApolloProvider>,
  );
  // Answers that the server gives at once are shown by now.
  await waitFor(() => undefined);
  return { user: userEvent.setup({ delay: null }), address, push };
}
