import { findNode } from '@wence/schema';
import { Suspense } from 'react';
import { lazyPart } from '../../../shared/lazy-part';
import { SkeletonLines } from '../../../shared/state/PageSkeleton';
import { editorStateOf } from '../session/editor-state';
import { useSessionValue } from '../session/session-store';
import { surveyStateOf } from '../session/survey-state';

/** Loaded lazily: the questions come first. */
const SurveyPanel = lazyPart(async () => (await import('./SurveyPanel')).SurveyPanel);

/** Loaded lazily: at first no question is selected. */
const NodePanel = lazyPart(async () => (await import('./NodePanel')).NodePanel);

/** Properties of the selected question, or of the survey if none is selected. */
export function AttributePanel() {
  const definition = useSessionValue(({ view }) => view);
  const selection = useSessionValue((session) => session.selection);
  const commiting = useSessionValue((session) => surveyStateOf(session).commiting);
  const state = editorStateOf(definition, selection);
  const node = state.visible ? findNode(definition, state.nodeId) : undefined;
  return (
    <Suspense fallback={<SkeletonLines widths={[40, 80, 64]} />}>
      {node ? (
        // Fields keep what is typed into them, so each question gets its own.
        <NodePanel key={node.id} definition={definition} node={node} partId={selection.optionId} commiting={commiting} />
      ) : (
        <SurveyPanel definition={definition} commiting={commiting} />
      )}
    </Suspense>
  );
}
