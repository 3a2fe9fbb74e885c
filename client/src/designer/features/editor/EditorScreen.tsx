import { useCallback, useMemo, useState } from 'react';
import { SurveyLayout } from '../../layout/SurveyLayout';
import { ConfirmPauseSurvey } from './dialogs/ConfirmPauseSurvey';
import { LeaveGuard } from './dialogs/LeaveGuard';
import { EditorBody } from './EditorBody';
import { EditorButtons } from './header/EditorButtons';
import { SaveMark } from './header/SaveMark';
import { TitleField } from './header/TitleField';
import type { Loaded } from './session/edit-doors';
import { createEditorActions, EditorActionsContext } from './session/editor-actions';
import { saveStateOf } from './session/session-state';
import { useEditSession } from './session/useEditSession';
import { useHistoryKeys } from './session/useHistoryKeys';
import { useSayNotice } from './session/useSayNotice';
import { ViewContext } from './session/view-context';
import { ReadOnlyBanner } from './states/ReadOnlyBanner';
import { useEditorDoors } from './useEditorDoors';
import { useFollowEdits } from './useFollowEdits';

interface Props {
  surveyId: string;
  opened: Loaded;
  isReadOnly: boolean;
  /** Absent: there is no way to make it editable from here. */
  onPause?: () => void;
  /** The survey turned out to run, and its author leaves it so. */
  onKeepRunning: () => void;
}

/** An open document with everything around it. */
export const EditorScreen = ({ surveyId, opened, isReadOnly, onPause, onKeepRunning }: Props) => {
  const [session, dispatch] = useEditSession(opened, useEditorDoors(surveyId));
  const [announcement, announce] = useState('');
  const actions = useMemo(() => createEditorActions(dispatch, announce), [dispatch]);
  useFollowEdits(surveyId, dispatch);
  useHistoryKeys(actions, isReadOnly);
  useSayNotice(
    session.notice,
    useCallback(() => dispatch({ type: 'noticeSeen' }), [dispatch]),
  );
  const saveState = saveStateOf(session);

  return (
    <EditorActionsContext value={actions}>
      <SurveyLayout
        surveyId={surveyId}
        active="edit"
        title={<TitleField title={session.view.title} readOnly={isReadOnly} />}
        status={!isReadOnly && <SaveMark state={saveState} />}
        actions={<EditorButtons surveyId={surveyId} history={session.history} saveState={saveState} />}
      >
        <p className="visually-hidden" aria-live="polite">
          {announcement}
        </p>
        <ViewContext value={session.view}>
          <EditorBody
            definition={session.view}
            selection={session.selection}
            readOnly={isReadOnly}
            banner={isReadOnly && <ReadOnlyBanner onPause={onPause} />}
          />
        </ViewContext>
      </SurveyLayout>
      <LeaveGuard state={saveState} onFlush={actions.flush} />
      <ConfirmPauseSurvey
        surveyId={surveyId}
        open={session.activity === 'held'}
        onPaused={() => dispatch({ type: 'resumed' })}
        onKeep={() => {
          dispatch({ type: 'discarded' });
          onKeepRunning();
        }}
      />
    </EditorActionsContext>
  );
};
