import { Suspense, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { SurveyLayout } from '../../layout/SurveyLayout';
import { fetchParts, lazyPart } from '../../shared/lazy-part';
import { StatusDot } from '../../shared/StatusDot';
import { ConfirmPauseSurvey } from './dialogs/ConfirmPauseSurvey';
import { EditorBody } from './EditorBody';
import { type EditorView, tabOf } from './editor-view';
import type { EditorSurveyQuery } from './editor.generated';
import { EditorButtons } from './header/EditorButtons';
import { SaveMark } from './header/SaveMark';
import { TitleField } from './header/TitleField';
import { usePlaceKeys } from './keys/usePlaceKeys';
import { DraftingContext } from './leave/drafting';
import { EditorLeaveGuard } from './leave/EditorLeaveGuard';
import { LogicBody } from './logic/LogicBody';
import type { Loaded } from './session/edit-doors';
import { createEditorActions, EditorActionsContext } from './session/editor-actions';
import { SessionStoreContext } from './session/session-store';
import { SessionWork } from './session/SessionWork';
import { useEditSession } from './session/useEditSession';
import { useHistoryKeys } from './session/useHistoryKeys';
import { useNodeOfUrl } from './session/useNodeOfUrl';
import { ReadOnlyBanner } from './states/ReadOnlyBanner';
import { useEditorDoors } from './useEditorDoors';
import { useFollowEdits } from './useFollowEdits';

/** Radio buttons and number fields, which the first view of the canvas does without. */
const SettingsBody = lazyPart(async () => (await import('./settings/SettingsBody')).SettingsBody);

interface EditorScreenProps {
  view: EditorView;
  surveyId: string;
  opened: Loaded;
  isReadOnly: boolean;
  status: EditorSurveyQuery['survey']['status'];
  /** Responses come in. */
  isRunning: boolean;
  /** Absent: there is no way to make it editable from here. */
  onPause?: () => void;
  /** The survey turned out to run, and its author leaves it so. */
  onKeepRunning: () => void;
}

/** Milliseconds that the first view has to itself; then dialogs and panels are fetched. */
const FIRST_VIEW_MS = 1500;

/** An open document with everything around it. It looks at no text itself: each part that shows something is rendered when that changes. */
export const EditorScreen = ({ view, surveyId, opened, status, isReadOnly, isRunning, onPause, onKeepRunning }: EditorScreenProps) => {
  const store = useEditSession(opened);
  const doors = useEditorDoors(surveyId);
  const { dispatch } = store;
  const isHeld = useSyncExternalStore(store.subscribe, () => store.read().activity === 'held');
  const [isDrafting, setDrafting] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  // The same sentence once more is said once more only when it looks like another one.
  const announce = useCallback((text: string) => setAnnouncement((before) => (before === text ? `${text}\u00A0` : text)), []);
  const actions = useMemo(() => createEditorActions(dispatch, announce), [dispatch, announce]);
  const banner = useMemo(() => isReadOnly && <ReadOnlyBanner onPause={onPause} />, [isReadOnly, onPause]);
  useFollowEdits(surveyId, dispatch);
  useHistoryKeys(actions, isReadOnly);
  usePlaceKeys(store, actions, isReadOnly);
  useNodeOfUrl(store, actions);
  useEffect(function fetchTheRest() {
    const timer = setTimeout(fetchParts, FIRST_VIEW_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <EditorActionsContext value={actions}>
      <SessionStoreContext value={store}>
        <SurveyLayout
          surveyId={surveyId}
          active={tabOf(view)}
          title={<TitleField readOnly={isReadOnly} />}
          status={isReadOnly ? <StatusDot status={status} /> : <SaveMark />}
          actions={<EditorButtons surveyId={surveyId} readOnly={isReadOnly} />}
        >
          <p className="visually-hidden" aria-live="polite">
            {announcement}
          </p>
          <DraftingContext value={setDrafting}>
            {view === 'canvas' && <EditorBody readOnly={isReadOnly} banner={banner} />}
            <Suspense>{view === 'settings' && <SettingsBody readOnly={isReadOnly} banner={banner} />}</Suspense>
            {view !== 'canvas' && view !== 'settings' && <LogicBody screen={view} readOnly={isReadOnly} banner={banner} />}
          </DraftingContext>
        </SurveyLayout>
        <EditorLeaveGuard surveyId={surveyId} isDrafting={isDrafting} isRunning={isRunning} />
        <SessionWork doors={doors} />
      </SessionStoreContext>
      {isHeld && (
        <ConfirmPauseSurvey
          surveyId={surveyId}
          open
          onPaused={() => dispatch({ type: 'resumed' })}
          onKeep={() => {
            dispatch({ type: 'discarded' });
            onKeepRunning();
          }}
        />
      )}
    </EditorActionsContext>
  );
};
