import { useTranslation } from 'react-i18next';
import { useMatches } from 'react-router-dom';
import { SurveyLayout } from '../../layout/SurveyLayout';
import { readDefinition } from '../../shared/read-definition';
import { LoadFailed } from '../../shared/state/StateMessage';
import { useSurveyId } from '../../shared/useSurveyId';
import { type EditorView, tabOf, type ViewHandle } from './editor-view';
import { useEditorSurveyQuery } from './editor.generated';
import { EditorGate } from './EditorGate';
import { EditorSkeleton } from './EditorSkeleton';

/** Returns the view that the present route shows. */
function useView(): EditorView {
  const handle = useMatches().at(-1)?.handle as ViewHandle | undefined; // Every route inside the editor has one.
  return handle?.view ?? 'canvas';
}

/** /survey/{surveyId}, its logic and all pages of /setting (Spec 2): one open survey that stays while its author goes from view to view. */
export function EditorPage() {
  const { t } = useTranslation('editor');
  const view = useView();
  const surveyId = useSurveyId();
  const { data, error, refetch } = useEditorSurveyQuery({ variables: { surveyId }, fetchPolicy: 'network-only' });
  if (error) {
    return (
      <SurveyLayout surveyId={surveyId} active={tabOf(view)} title={t('page')} status={null} actions={null}>
        <LoadFailed onRetry={() => void refetch()} />
      </SurveyLayout>
    );
  }
  if (!data) return <EditorSkeleton />;

  const { revision, definition } = data.surveyDefinition;
  return <EditorGate key={surveyId} view={view} survey={data.survey} opened={{ revision, definition: readDefinition(definition) }} />;
}
