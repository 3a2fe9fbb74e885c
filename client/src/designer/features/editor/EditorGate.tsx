import { App } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmPauseSurvey } from './leave/ConfirmPauseSurvey';
import type { EditorView } from './editor-view';
import type { EditorSurveyQuery } from './editor.generated';
import { EditorScreen } from './EditorScreen';
import type { Loaded } from './session/session-action';

interface EditorGateProps {
  view: EditorView;
  survey: EditorSurveyQuery['survey'];
  opened: Loaded;
}

/** Whether the survey runs. What the server says last counts, and so does what a refused edit told before the server was asked. */
function useRunning(state: EditorSurveyQuery['survey']['state']) {
  const [known, setKnown] = useState({ state, isRunning: state === 'RUNNING' });
  if (known.state !== state) setKnown({ state, isRunning: state === 'RUNNING' });
  return [known.isRunning, (isRunning: boolean) => setKnown({ state, isRunning })] as const;
}

/** Asks once whether to pause the survey when somebody wants to edit it; whoever has said no is only told how it could be edited. */
function useEditWish(ask: () => void) {
  const { t } = useTranslation('editor');
  const { message } = App.useApp();
  const [wasAsked, setAsked] = useState(false);
  return useCallback(() => {
    // Whoever marks a text wants to copy it.
    if (window.getSelection()?.type === 'Range') return;
    if (wasAsked) void message.info({ key: 'reading', content: t('pause.reading') });
    else ask();
    setAsked(true);
  }, [wasAsked, ask, message, t]);
}

/** Decides whether the survey is edited or only looked at. A running one is looked at until its author wants to edit it. */
export function EditorGate({ view, survey, opened }: EditorGateProps) {
  const [isRunning, setRunning] = useRunning(survey.state);
  const [isAsking, setAsking] = useState(false);
  const isClosed = !survey.editable && !isRunning;
  const ask = useCallback(() => setAsking(true), []);
  const wish = useEditWish(ask);
  const onPause = isRunning ? ask : undefined;
  const onWish = isRunning ? wish : undefined;
  const pausing = useMemo(() => ({ onPause, onWish }), [onPause, onWish]);
  return (
    <>
      <EditorScreen
        view={view}
        surveyId={survey.id}
        opened={opened}
        status={survey.status}
        unpublished={survey.unpublishedChanges}
        isReadOnly={isRunning || isClosed}
        isRunning={isRunning}
        pausing={pausing}
        onKeepRunning={() => setRunning(true)}
      />
      <ConfirmPauseSurvey
        surveyId={survey.id}
        open={isAsking}
        onPaused={() => {
          setAsking(false);
          setRunning(false);
        }}
        onKeep={() => setAsking(false)}
      />
    </>
  );
}
