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

/** /survey/{surveyId} (Spec 2). */
export const EditorPage = () => <EditorOf view="canvas" />;

const ANSWERING = { settings: 'answering' } as const;
const APPEARANCE = { settings: 'appearance' } as const;

/** /setting/{surveyId} (Spec 2). */
export const SettingsPage = () => <EditorOf view={ANSWERING} />;

/** /setting/theme/{surveyId} (Spec 2). */
export const ThemePage = () => <EditorOf view={APPEARANCE} />;
const COMPLETE = { settings: 'complete' } as const;

/** /setting/complete/{surveyId} (Spec 2). */
export const CompletePage = () => <EditorOf view={COMPLETE} />;

/** /survey/{surveyId}/logic/question (Spec 2). */
export const QuestionLogicPage = () => <EditorOf view="question" />;

/** /survey/{surveyId}/logic/map: the survey as a whole (look: logic). */
export const LogicMapPage = () => <EditorOf view="map" />;

/** /survey/{surveyId}/logic/option (Spec 2). */
export const OptionLogicPage = () => <EditorOf view="option" />;
