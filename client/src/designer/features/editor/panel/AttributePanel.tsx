import { findNode } from '@wence/schema';
import { Suspense } from 'react';
import { lazyPart } from '../../../shared/lazy-part';
import { Bones } from '../../../shared/state/PageSkeleton';
import { editorStateOf } from '../session/editor-state';
import { useOfSession } from '../session/session-store';
import { surveyStateOf } from '../session/survey-state';
import { SurveyGroup } from './SurveyGroup';

/** At first no question is selected. */
const NodePanel = lazyPart(async () => (await import('./NodePanel')).NodePanel);

/** What can be set on the selected question, or on the survey when none is selected. */
export const AttributePanel = () => {
  const definition = useOfSession(({ view }) => view);
  const selection = useOfSession((session) => session.selection);
  const commiting = useOfSession((session) => surveyStateOf(session).commiting);
  const state = editorStateOf(definition, selection);
  const node = state.visible ? findNode(definition, state.nodeId) : undefined;
  if (!node) return <SurveyGroup definition={definition} commiting={commiting} />;
  return (
    <Suspense fallback={<Bones widths={[40, 80, 64]} />}>
      {/* Fields keep what is typed into them, so each question gets its own. */}
      <NodePanel key={node.id} definition={definition} node={node} partId={selection.optionId} commiting={commiting} />
    </Suspense>
  );
};
