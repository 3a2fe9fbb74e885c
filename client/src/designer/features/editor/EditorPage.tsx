import { useTranslation } from 'react-i18next';
import { SurveyLayout } from '../../layout/SurveyLayout';
import { readDefinition } from '../../shared/read-definition';
import { LoadFailed } from '../../shared/state/StateMessage';
import { useSurveyId } from '../../shared/useSurveyId';
import { type EditorView, tabOf } from './editor-view';
import { useEditorSurveyQuery } from './editor.generated';
import { EditorGate } from './EditorGate';
import { EditorSkeleton } from './EditorSkeleton';

/** The editor of one survey, in one of its views. They are one file: whoever opens one has the frame of all. */
function EditorOf({ view }: { view: EditorView }) {
  const { t } = useTranslation('editor');
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

/** The page that shows this view. */
function pageOf(view: EditorView) {
  return () => <EditorOf view={view} />;
}

/** /survey/{surveyId} (Spec 2). */
export const EditorPage = pageOf('canvas');

/** /setting/{surveyId} (Spec 2). */
export const SettingsPage = pageOf({ settings: 'answering' });

/** /setting/theme/{surveyId} (Spec 2). */
export const ThemePage = pageOf({ settings: 'appearance' });

/** /setting/complete/{surveyId} (Spec 2). */
export const CompletePage = pageOf({ settings: 'complete' });

/** /setting/quota/{surveyId} (Spec 2). */
export const QuotaPage = pageOf({ settings: 'quota' });

/** /setting/verify/{surveyId} (Spec 2). */
export const VerifyPage = pageOf({ settings: 'verify' });

/** /survey/{surveyId}/logic/question (Spec 2). */
export const QuestionLogicPage = pageOf('question');

/** /survey/{surveyId}/logic/map: the survey as a whole (look: logic). */
export const LogicMapPage = pageOf('map');

/** /survey/{surveyId}/logic/option (Spec 2). */
export const OptionLogicPage = pageOf('option');
