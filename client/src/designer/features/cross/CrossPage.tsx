import { useTranslation } from 'react-i18next';
import { cross as en } from '../../i18n/en/cross';
import { addTexts } from '../../i18n/init';
import { cross as zhCN } from '../../i18n/zh-CN/cross';
import { ReportLayout } from '../../layout/ReportLayout';
import { LinkButton } from '../../shared/LinkButton';
import { ProgressOverlay } from '../../shared/progress/ProgressOverlay';
import { publishUrl } from '../../shared/routes';
import { PageSkeleton } from '../../shared/state/PageSkeleton';
import { ReportFailed } from '../../shared/report-progress/ReportProgress';
import { StateMessage } from '../../shared/state/StateMessage';
import { useSurveyId } from '../../shared/useSurveyId';
import { type CrossPageQuery, useCrossPageQuery } from './cross.generated';
import styles from './cross.module.css';
import { CrossReport, CrossSkeleton } from './CrossReport';
import { crossVariables } from './cross-variables';

const addCrossTexts = (): void => addTexts('cross', { 'zh-CN': zhCN, en });

addCrossTexts();

/** What there is to cross, or what is missing for it. */
function CrossBody({ survey, overallReport }: CrossPageQuery) {
  const { t } = useTranslation('cross');
  const variables = crossVariables(overallReport.questions);

  if (overallReport.total === 0) {
    return (
      <StateMessage title={t('empty')} help={t('emptyHelp')}>
        <LinkButton to={publishUrl(survey.id)}>{t('toPublish')}</LinkButton>
      </StateMessage>
    );
  }
  if (variables.length < 2) return <StateMessage title={t('nothing')} help={t('nothingHelp')} />;
  return <CrossReport survey={survey} variables={variables} />;
}

/** Cross report of a survey: questions by questions, as chosen in the address. */
export function CrossPage() {
  const surveyId = useSurveyId();
  const { data, error, refetch } = useCrossPageQuery({ variables: { surveyId }, fetchPolicy: 'no-cache' });

  return (
    <ReportLayout surveyId={surveyId} active="cross" survey={data?.survey}>
      <ProgressOverlay />
      {error !== undefined && data === undefined && <ReportFailed surveyId={surveyId} onRetry={() => void refetch()} />}
      {error === undefined && data === undefined && (
        <div className={styles.column}>
          <PageSkeleton>
            <CrossSkeleton surveyId={surveyId} />
          </PageSkeleton>
        </div>
      )}
      {data && <CrossBody {...data} />}
    </ReportLayout>
  );
}
