import { Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { SurveyLayout } from '../../layout/SurveyLayout';
import { fetchParts, lazyPart } from '../../shared/lazy-part';
import { LostEditsHost, ReadOnlyBanner, StoppedBar } from './EditorBanners';
import { CommandHost } from './command/CommandHost';
import { type EditorView, isLiveView, isSettings, tabOf } from './editor-view';
import type { EditorSurveyQuery } from './editor.generated';
import { EditorBody } from './EditorBody';
import { EditorButtons } from './header/EditorButtons';
import styles from './header/header.module.css';
import { EditorMark } from './header/SaveMark';
import { TitleField } from './header/TitleField';
import { DraftingContext } from './leave/drafting';
import { EditorLeaveGuard } from './leave/LeaveGuard';
import { createEditorActions, EditorActionsContext } from './session/editor-actions';
import type { Loaded } from './session/session-action';
import { SessionStoreContext } from './session/session-store';
import { SessionWork, useEditSession } from './session/SessionWork';
import { EditWishContext, type Pausing } from './shared/edit-wish';
import { useEditSessionApi, useFollowEdits } from './useEditSessionApi';
import { useHistoryKeys, usePlaceKeys } from './useEditorKeys';
import { useFreshState } from './useFreshState';
import { useNodeOfUrl } from './useNodeOfUrl';

/** Loaded lazily: the canvas does not need its radio buttons and number fields. */
const SettingsView = lazyPart(async () => (await import('./settings/SettingsView')).SettingsView);

/** Loaded lazily: it is another page than the canvas. */
const LogicBody = lazyPart(async () => (await import('./logic/LogicBody')).LogicBody);

/** Loaded lazily: one sees what others do after one's own survey. */
const Presence = lazyPart(async () => (await import('./presence/Presence')).Presence);

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
  /** Its functions are absent if the survey cannot be made editable. */
  pausing: Pausing;
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
  pausing,
  onKeepRunning,
}: EditorScreenProps) {
  const store = useEditSession(surveyId, opened);
  const api = useEditSessionApi(surveyId);
  const { dispatch } = store;
  const [isDrafting, setDrafting] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  // The same sentence once more is said once more only when it looks like another one.
  const announce = useCallback((text: string) => setAnnouncement((before) => (before === text ? `${text}\u00A0` : text)), []);
  const actions = useMemo(() => createEditorActions(dispatch, announce), [dispatch, announce]);
  const revision = useFreshState(surveyId, view, store);
  const launched = useMemo(() => (unpublished === null ? null : { revision, changes: unpublished }), [revision, unpublished]);
  const isLive = isRunning && isLiveView(view);
  const isLocked = isReadOnly && !isLive;
  const isStopped = status === 'STOPPED';
  const banner = useMemo(() => {
    if (isLocked) return <ReadOnlyBanner onPause={pausing.onPause} />;
    return (
      <>
        <LostEditsHost />
        {isStopped && <StoppedBar surveyId={surveyId} />}
      </>
    );
  }, [isLocked, isStopped, pausing, surveyId]);
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
          status={
            <span className={styles.status}>
              <EditorMark status={status} launched={isLive ? null : launched} readOnly={isLocked} />
              {!isLocked && <Suspense>{<Presence surveyId={surveyId} />}</Suspense>}
            </span>
          }
          actions={
            <>
              <CommandHost surveyId={surveyId} isOnCanvas={view === 'canvas'} readOnly={isReadOnly} />
              <EditorButtons surveyId={surveyId} readOnly={isLocked} launched={isLive ? null : launched} />
            </>
          }
        >
          <p className="visually-hidden" aria-live="polite">
            {announcement}
          </p>
          <DraftingContext value={setDrafting}>
            {view === 'canvas' && (
              <EditWishContext value={pausing.onWish}>
                <EditorBody readOnly={isReadOnly} banner={banner} />
              </EditWishContext>
            )}
            {isSettings(view) && (
              <Suspense>
                <SettingsView
                  surveyId={surveyId}
                  screen={view.settings}
                  readOnly={isReadOnly}
                  banner={banner}
                  onPause={isLive ? pausing.onPause : undefined}
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
        <EditorLeaveGuard surveyId={surveyId} isDrafting={isDrafting} onKeepRunning={onKeepRunning} />
        <SessionWork api={api} />
      </SessionStoreContext>
    </EditorActionsContext>
  );
}
