import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { findNode, type SurveyDefinition, type SurveyNode } from '@wence/schema';
import { type BuiltNode, survey } from '@wence/schema/testing';
import { App, ConfigProvider } from 'antd';
import i18next from 'i18next';
import { Suspense } from 'react';
import { initReactI18next } from 'react-i18next';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { NodePanel } from '../src/designer/features/editor/panel/NodePanel';
import { createEditorActions, EditorActionsContext } from '../src/designer/features/editor/session/editor-actions';
import { editSession } from '../src/designer/features/editor/session/edit-session';
import { openSession } from '../src/designer/features/editor/session/session-state';
import { createSessionStore, SessionStoreContext, useSessionValue } from '../src/designer/features/editor/session/session-store';
import { en } from '../src/designer/i18n/en/all';
import { designing } from '../src/designer/i18n/en/designing';

/** A panel asks the server for nothing until a picture is chosen. */
const offline = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() });

/** The properties of a question in the editor, as its author sees them. */
interface RenderedPanel {
  readonly user: ReturnType<typeof userEvent.setup>;
  /** The question as the document of the session has it now. */
  readonly node: () => SurveyNode;
}

/**
 * Renders the panel of the first of these questions in English, with a real editing session. Ids count up from 1: the question, then its rows, then
 * its options. `partId`: the option or row that is selected.
 */
export const renderPanel = (nodes: readonly BuiltNode[], partId: number | null = null): Promise<RenderedPanel> =>
  renderPanelOf(survey(...nodes), partId);

/** Renders the panel of the first question of a survey. */
export async function renderPanelOf(opened: SurveyDefinition, partId: number | null = null): Promise<RenderedPanel> {
  const interpolation = { escapeValue: false };
  await i18next
    .use(initReactI18next)
    .init({ lng: 'en', fallbackLng: false, defaultNS: 'common', resources: { en: { ...en, ...designing } }, interpolation });
  const store = createSessionStore(openSession(1, opened), editSession);
  const actions = createEditorActions(store.dispatch, () => undefined);

  function Panel() {
    const definition = useSessionValue(({ view }) => view);
    const node = findNode(definition, 1);
    return node && <NodePanel definition={definition} node={node} partId={partId} commiting={false} />;
  }

  render(
    <ApolloProvider client={offline}>
      <ConfigProvider theme={{ zeroRuntime: true }}>
        <App>
          <EditorActionsContext value={actions}>
            <SessionStoreContext value={store}>
              <Suspense>
                <MemoryRouter initialEntries={['/surveys/1']}>
                  <Routes>
                    <Route path="/surveys/:surveyId" element={<Panel />} />
                  </Routes>
                </MemoryRouter>
              </Suspense>
            </SessionStoreContext>
          </EditorActionsContext>
        </App>
      </ConfigProvider>
    </ApolloProvider>,
  );
  return {
    user: userEvent.setup(),
    node: () => {
      const node = findNode(store.read().view, 1);
      if (!node) throw new Error('the question is gone');
      return node;
    },
  };
}
