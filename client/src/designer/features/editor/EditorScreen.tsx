import { useCallback, useEffect, useMemo, useState } from 'react';
import { SurveyLayout } from '../../layout/SurveyLayout';
import { fetchParts } from '../../shared/lazy-part';
import { StatusDot } from '../../shared/StatusDot';
import { ConfirmPauseSurvey } from './dialogs/ConfirmPauseSurvey';
import { EditorBody } from './EditorBody';
import type { EditorSurveyQuery } from './editor.generated';
import { EditorButtons } from './header/EditorButtons';
import { SaveMark } from './header/SaveMark';
import { TitleField } from './header/TitleField';
import { usePlaceKeys } from './keys/usePlaceKeys';
import { LeaveGuard } from './leave/LeaveGuard';
import type { Loaded } from './session/edit-doors';
import { createEditorActions, EditorActionsContext } from './session/editor-actions';
import { saveStateOf } from './session/session-state';
import { SessionStoreContext } from './session/session-store';
import { surveyStateOf } from './session/survey-state';
import { useEditSession } from './session/useEditSession';
import { useHistoryKeys } from './session/useHistoryKeys';
import { useSayNotice } from './session/useSayNotice';
import { ReadOnlyBanner } from './states/ReadOnlyBanner';
import { useEditorDoors } from './useEditorDoors';
import { useFollowEdits } from './useFollowEdits';

interface Props {
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

/** An open document with everything around it. */
export const EditorScreen = ({ surveyId, opened, status, isReadOnly, isRunning, onPause, onKeepRunning }: Props) => {
  const [session, store] = useEditSession(opened, useEditorDoors(surveyId));
  const { dispatch } = store;
  const [announcement, setAnnouncement] = useState('');
  // The same sentence once more is said once more only when it looks like another one.
  const announce = useCallback((text: string) => setAnnouncement((before) => (before === text ? `${text}\u00A0` : text)), []);
  const actions = useMemo(() => createEditorActions(dispatch, announce), [dispatch, announce]);
  useFollowEdits(surveyId, dispatch);
  useHistoryKeys(actions, isReadOnly);
  usePlaceKeys(session.selection, actions, isReadOnly);
  useSayNotice(
    session.notice,
    useCallback(() => dispatch({ type: 'noticeSeen' }), [dispatch]),
  );
  const saveState = saveStateOf(session);
  useEffect(function fetchTheRest() {
    const timer = setTimeout(fetchParts, FIRST_VIEW_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <EditorActionsContext value={actions}>
      <SurveyLayout
        surveyId={surveyId}
        active="edit"
        title={<TitleField title={session.view.title} readOnly={isReadOnly} />}
        status={isReadOnly ? <StatusDot status={status} /> : <SaveMark state={saveState} />}
        actions={<EditorButtons surveyId={surveyId} history={isReadOnly ? null : session.history} saveState={saveState} />}
      >
        <p className="visually-hidden" aria-live="polite">
          {announcement}
        </p>
        <SessionStoreContext value={store}>
          <EditorBody
            definition={session.view}
            selection={session.selection}
            readOnly={isReadOnly}
            commiting={surveyStateOf(session).commiting}
            banner={isReadOnly && <ReadOnlyBanner onPause={onPause} />}
          />
        </SessionStoreContext>
      </SurveyLayout>
      <LeaveGuard surveyId={surveyId} state={saveState} isRunning={isRunning} onFlush={actions.flush} />
      {session.activity === 'held' && (
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
