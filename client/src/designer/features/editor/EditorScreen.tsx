import { findNode } from '@wence/schema';
import { Suspense, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SurveyLayout } from '../../layout/SurveyLayout';
import { fetchParts, lazyPart } from '../../shared/lazy-part';
import { StatusDot } from '../../shared/StatusDot';
import { ConfirmPauseSurvey, ReadOnlyBanner } from './ConfirmPauseSurvey';
import { type EditorView, isLiveView, isSettings, tabOf } from './editor-view';
import type { EditorSurveyQuery } from './editor.generated';
import { EditorBody } from './EditorBody';
import { EditorButtons } from './header/EditorButtons';
import { SaveMark } from './header/SaveMark';
import { TitleField } from './header/TitleField';
import { DraftingContext } from './leave/drafting';
import { EditorLeaveGuard } from './leave/LeaveGuard';
import { createEditorActions, type EditorActions, EditorActionsContext } from './session/editor-actions';
import type { Loaded } from './session/session-action';
import { type SessionStore, SessionStoreContext } from './session/session-store';
import { SessionWork, useEditSession } from './session/SessionWork';
import { useEditSessionApi, useFollowEdits } from './useEditSessionApi';
import { useHistoryKeys, usePlaceKeys } from './useEditorKeys';

/** Selects the question that the address names, once: other pages lead to it. One that is gone is passed over. */
function useNodeOfUrl(store: SessionStore, actions: Pick<EditorActions, 'select'>): void {
  const [search] = useSearchParams();
  const nodeId = Number(search.get('node') ?? 0);
  useEffect(
    function selectNamedNode() {
      if (!findNode(store.read().view, nodeId)) return undefined;
      // The canvas must be laid out before it can scroll to the node, which takes two frames.
      let frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(() => actions.select({ nodeId }));
      });
      return () => cancelAnimationFrame(frame);
    },
    [store, actions, nodeId],
  );
}

/** Loaded lazily: the canvas does not need its radio buttons and number fields. */
const SettingsView = lazyPart(async () => (await import('./settings/SettingsView')).SettingsView);

/** Loaded lazily: it is another page than the canvas. */
const LogicBody = lazyPart(async () => (await import('./logic/LogicBody')).LogicBody);

interface EditorScreenProps {
  view: EditorView;
  surveyId: string;
  opened: Loaded;
  isReadOnly: boolean;
  status: EditorSurveyQuery['survey']['status'];
  /** Differences between the draft and the version that respondents get; null before the first launch. */
  unpublished: number | null;
  /** True if the survey collects responses. */
  isRunning: boolean;
  /** Absent if the survey cannot be made editable. */
  onPause?: () => void;
  /** Called if the survey turned out to be running and the author keeps it running. */
  onKeepRunning: () => void;
}

/** Milliseconds that the first view has to itself; then dialogs and panels are fetched. */
const FIRST_VIEW_MS = 1500;

/** An open document with everything around it. It looks at no text itself: each part that shows something is rendered when that changes. */
export function EditorScreen({
  view,
  surveyId,
  opened,
  status,
  unpublished,
  isReadOnly,
  isRunning,
  onPause,
  onKeepRunning,
}: EditorScreenProps) {
  const store = useEditSession(opened);
  const api = useEditSessionApi(surveyId);
  const { dispatch } = store;
  const isHeld = useSyncExternalStore(store.subscribe, () => store.read().activity === 'held');
  const [isDrafting, setDrafting] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  // The same sentence once more is said once more only when it looks like another one.
  const announce = useCallback((text: string) => setAnnouncement((before) => (before === text ? `${text}\u00A0` : text)), []);
  const actions = useMemo(() => createEditorActions(dispatch, announce), [dispatch, announce]);
  const launched = useMemo(
    () => (unpublished === null ? null : { revision: opened.revision, changes: unpublished }),
    [opened.revision, unpublished],
  );
  const isLive = isRunning && isLiveView(view);
  const isLocked = isReadOnly && !isLive;
  const banner = useMemo(() => isLocked && <ReadOnlyBanner onPause={onPause} />, [isLocked, onPause]);
  useFollowEdits(surveyId, dispatch);
  useHistoryKeys(actions, isLocked);
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
          status={isLocked ? <StatusDot status={status} /> : <SaveMark />}
          actions={<EditorButtons surveyId={surveyId} readOnly={isLocked} launched={isLive ? null : launched} />}
        >
          <p className="visually-hidden" aria-live="polite">
            {announcement}
          </p>
          <DraftingContext value={setDrafting}>
            {view === 'canvas' && <EditorBody readOnly={isReadOnly} banner={banner} />}
            {isSettings(view) && (
              <Suspense>
                <SettingsView
                  surveyId={surveyId}
                  screen={view.settings}
                  readOnly={isReadOnly}
                  banner={banner}
                  onPause={isLive ? onPause : undefined}
                />
              </Suspense>
            )}
            {view !== 'canvas' && !isSettings(view) && (
              <Suspense>
                <LogicBody screen={view} readOnly={isReadOnly} banner={banner} />
              </Suspense>
            )}
          </DraftingContext>
        </SurveyLayout>
        <EditorLeaveGuard surveyId={surveyId} isDrafting={isDrafting} isRunning={isRunning} />
        <SessionWork api={api} />
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
}
