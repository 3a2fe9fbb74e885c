import { beforeAll, describe, expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { apply, emptyDefinition, type SurveyDefinition } from '@wence/schema';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { ReactNode } from 'react';
import { createEditorActions, EditorActionsContext } from '../session/editor-actions';
import { editSession } from '../session/edit-session';
import { openSession } from '../session/session-state';
import { createSessionStore, SessionStoreContext } from '../session/session-store';
import { useRichDraft, useTitleSubject } from './useRichDraft';

function surveyWithQuestion(): SurveyDefinition {
  const applied = apply(emptyDefinition({ title: 'Canteen' }), [{ op: 'addNode', node: { type: 3, title: 'Why?' } }]);
  if (!applied.ok) throw new Error(applied.fault.code);
  return applied.definition;
}

/** Opens the draft of the only question of a survey. */
function openDraft() {
  const store = createSessionStore(openSession(1, surveyWithQuestion()), editSession);
  const actions = createEditorActions(store.dispatch, () => undefined);
  const [node] = store.read().view.nodes;
  if (!node) throw new Error('the survey has no question');
  const wrapper = ({ children }: { children: ReactNode }) => (
    <EditorActionsContext value={actions}>
      <SessionStoreContext value={store}>{children}</SessionStoreContext>
    </EditorActionsContext>
  );
  const { result } = renderHook(() => useRichDraft(useTitleSubject(node), () => undefined), { wrapper });
  const save = (source: string): boolean => {
    act(() => result.current.typeSource(source));
    let isSaved = false;
    act(() => {
      isSaved = result.current.save();
    });
    return isSaved;
  };
  return { result, save, titleNow: () => store.read().view.nodes[0]?.title };
}

describe('the draft of a title', () => {
  beforeAll(async () => {
    await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: {} } });
  });

  it('is saved as a change of the question', () => {
    const { save, titleNow, result } = openDraft();

    expect(save('<b>Why</b> not?')).toBe(true);

    expect(titleNow()).toBe('<b>Why</b> not?');
    expect(result.current.fault).toBeNull();
  });

  it('stays open with the fault beside it when the model refuses it, and the question keeps its title', () => {
    const { save, titleNow, result } = openDraft();

    expect(save('<img src="https://elsewhere.example/a.png">')).toBe(false);

    expect(result.current.fault).toBe('externalImage');
    expect(result.current.source).toBe('<img src="https://elsewhere.example/a.png">');
    expect(titleNow()).toBe('Why?');
  });

  it('cannot be saved empty', () => {
    const { save, titleNow, result } = openDraft();

    expect(save('')).toBe(false);

    expect(result.current.fault).toBe('tooShort');
    expect(titleNow()).toBe('Why?');
  });
});
