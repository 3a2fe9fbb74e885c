import { useTranslation } from 'react-i18next';
import { SurveyLayout } from '../../layout/SurveyLayout';
import { LoadFailed } from '../../shared/state/LoadFailed';
import { useSurveyId } from '../../shared/useSurveyId';
import { EditorGate } from './EditorGate';
import { useEditorSurveyQuery } from './editor.generated';
import { readDefinition } from './read-definition';
import { EditorSkeleton } from './states/EditorSkeleton';

// The views of a survey are one file: whoever opens one has the frame of all.
export { OptionLogicPage, QuestionLogicPage } from './logic/LogicPage';

/** The editor of one survey: /survey/{surveyId} (Spec 2). */
export const EditorPage = () => {
  const { t } = useTranslation('editor');
  const surveyId = useSurveyId();
  const { data, error, refetch } = useEditorSurveyQuery({ variables: { surveyId }, fetchPolicy: 'network-only' });
  if (error) {
    return (
      <SurveyLayout surveyId={surveyId} active="edit" title={t('page')} status={null} actions={null}>
        <LoadFailed onRetry={() => void refetch()} />
      </SurveyLayout>
    );
  }
  if (!data) return <EditorSkeleton />;

  const { revision, definition } = data.surveyDefinition;
  return <EditorGate key={surveyId} survey={data.survey} opened={{ revision, definition: readDefinition(definition) }} />;
};
