import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { SurveyLayout } from '../../../layout/SurveyLayout';
import { presetVisitIn } from '../../../shared/preview-state';
import { simulationUrl } from '../../../shared/routes';
import { PageSkeleton } from '../../../shared/state/PageSkeleton';
import { LoadFailed } from '../../../shared/state/StateMessage';
import { SurveyMark } from '../../../shared/SurveyMark';
import { useSurveyId } from '../../../shared/useSurveyId';
import { addLogicTexts } from '../../../shared/logic-words/logic-texts';
import { useSavedSurvey } from '../useSavedSurvey';
import { PreviewScreen } from './PreviewScreen';

addLogicTexts();

/** /survey/{surveyId}/preview: the answering page in test mode, and beside it why each question is shown or hidden. */
export function PreviewPage() {
  const { t } = useTranslation(['preview', 'nav']);
  const surveyId = useSurveyId();
  const { key, state } = useLocation();
  const { survey, revision, definition, failed, retry } = useSavedSurvey(surveyId);
  return (
    <SurveyLayout
      surveyId={surveyId}
      active="edit"
      title={definition?.title}
      status={survey && <SurveyMark status={survey.status} isBehind={(survey.unpublishedChanges ?? 0) > 0} />}
      actions={<Link to={simulationUrl(surveyId)}>{t('nav:simulation')}</Link>}
    >
      <h2 className="visually-hidden">{t('heading')}</h2>
      {!definition && failed && <LoadFailed onRetry={retry} />}
      {!definition && !failed && <PageSkeleton />}
      {definition && revision !== undefined && (
        <PreviewScreen key={`${surveyId}/${key}`} surveyId={surveyId} saved={{ revision, definition }} preset={presetVisitIn(state)} />
      )}
    </SurveyLayout>
  );
}
