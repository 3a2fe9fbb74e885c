import type { SurveyDefinition } from '@wence/schema';
import type { ReactNode } from 'react';
import { createEditorActions, type EditorActions, EditorActionsContext } from '../src/designer/features/editor/session/editor-actions';
import { editSession } from '../src/designer/features/editor/session/edit-session';
import { type EditSession, openSession } from '../src/designer/features/editor/session/session-state';
import { createSessionStore, type SessionStore, SessionStoreContext } from '../src/designer/features/editor/session/session-store';
import { type RenderedDesigner, renderDesigner } from './render-designer';

interface RenderedInEditor extends RenderedDesigner {
  readonly actions: EditorActions;
  readonly dispatch: SessionStore['dispatch'];
  readonly view: () => SurveyDefinition;
  readonly session: () => EditSession;
}

/** Renders a part of the editor in English, with a real editing session of this survey. */
export async function renderInEditor(
  element: ReactNode,
  definition: SurveyDefinition,
  server: Readonly<Record<string, unknown>> = {},
): Promise<RenderedInEditor> {
  const store = createSessionStore(openSession(1, definition), editSession);
  const actions = createEditorActions(store.dispatch, () => undefined);
  const inside = (
    <EditorActionsContext value={actions}>
      <SessionStoreContext value={store}>{element}</SessionStoreContext>
    </EditorActionsContext>
  );
  const rendered = await renderDesigner(inside, { server, at: '/survey/abc', path: '/survey/:surveyId' });
  return { ...rendered, actions, dispatch: store.dispatch, view: () => store.read().view, session: store.read };
}
