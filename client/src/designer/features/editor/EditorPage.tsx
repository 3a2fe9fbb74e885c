import { LoadFailed } from '../../shared/state/LoadFailed';
import { useSurveyId } from '../../shared/useSurveyId';
import { useEditorSurveyQuery } from './editor.generated';
import { EditorGate } from './EditorGate';
import { readDefinition } from './read-definition';
import { EditorSkeleton } from './states/EditorSkeleton';

/** The editor of one survey: /survey/{surveyId} (Spec 2). */
export const EditorPage = () => {
  const surveyId = useSurveyId();
  const { data, error, refetch } = useEditorSurveyQuery({ variables: { surveyId }, fetchPolicy: 'network-only' });
  if (error) return <LoadFailed onRetry={() => void refetch()} />;
  if (!data) return <EditorSkeleton />;

  const { revision, definition } = data.surveyDefinition;
  return <EditorGate key={surveyId} survey={data.survey} opened={{ revision, definition: readDefinition(definition) }} />;
};
