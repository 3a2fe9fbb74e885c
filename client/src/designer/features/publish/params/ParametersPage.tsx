import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { parameters as en } from '../../../i18n/en/parameters';
import { addTexts } from '../../../i18n/init';
import { parameters as zhCN } from '../../../i18n/zh-CN/parameters';
import { readDefinition } from '../../../shared/read-definition';
import { PageSkeleton, SkeletonLines } from '../../../shared/state/PageSkeleton';
import { LoadFailed } from '../../../shared/state/StateMessage';
import { useSurveyId } from '../../../shared/useSurveyId';
import { PublishLayout } from '../PublishLayout';
import { BatchCard } from './BatchCard';
import { LinkTester } from './LinkTester';
import { ParameterForm } from './ParameterForm';
import { useParametersPageQuery } from './params.generated';
import styles from './params.module.css';
import { SampleCard } from './SampleCard';
import { SecretCard } from './SecretCard';

const addParameterTexts = (): void => addTexts('parameters', { 'zh-CN': zhCN, en });

addParameterTexts();

/** The parameters that a survey receives with its link, and what makes and tries links: lines of values, the secret, programs. */
export function ParametersPage() {
  const { t } = useTranslation('parameters');
  const surveyId = useSurveyId();
  const { data, error, refetch } = useParametersPageQuery({ variables: { surveyId }, fetchPolicy: 'network-only' });
  const survey = data?.survey;
  const stored = data?.surveyDefinition;
  const definition = useMemo(() => stored && readDefinition(stored.definition), [stored]);
  const names = (definition?.settings?.parameters ?? []).map(({ name }) => name);

  return (
    <PublishLayout surveyId={surveyId} active="params" survey={survey}>
      <section className={styles.card} aria-labelledby="received-parameters">
        <h2 id="received-parameters">{t('title')}</h2>
        <p className={styles.help}>{t('help')}</p>
        {error && !survey && <LoadFailed onRetry={() => void refetch()} />}
        {!error && !survey && (
          <PageSkeleton>
            <SkeletonLines widths={[30, 90, 90]} />
          </PageSkeleton>
        )}
        {survey && stored && definition && (
          <ParameterForm
            key={stored.revision}
            surveyId={surveyId}
            revision={stored.revision}
            definition={definition}
            isRunning={survey.status === 'RUNNING'}
            onReload={() => refetch()}
          />
        )}
      </section>
      {survey && stored && (
        <>
          {names.length > 0 && <BatchCard key={names.join()} surveyId={surveyId} title={survey.title} names={names} />}
          <LinkTester surveyId={surveyId} />
          <SecretCard surveyId={surveyId} />
          <SampleCard key={stored.revision} surveyId={surveyId} />
        </>
      )}
    </PublishLayout>
  );
}
