import { Suspense, useEffect } from 'react';
import { onReconnect } from '../../../graphql/reconnect';
import { publish as en } from '../../i18n/en/publish';
import { addTexts } from '../../i18n/init';
import { publish as zhCN } from '../../i18n/zh-CN/publish';
import { lazyPart } from '../../shared/lazy-part';
import { SkeletonLines, PageSkeleton } from '../../shared/state/PageSkeleton';
import { LoadFailed } from '../../shared/state/StateMessage';
import { useSurveyId } from '../../shared/useSurveyId';
import { EmbedCard } from './EmbedCard';
import { LinkCard } from './LinkCard';
import { PublishLayout } from './PublishLayout';
import { QrCard } from './QrCard';
import { usePublishPageQuery } from './publish.generated';
import styles from './publish.module.css';
import { StateCard } from './StateCard';
import { VersionsCard } from './VersionsCard';

/** Loaded lazily: reading a definition takes more code than this page. */
const DraftSummary = lazyPart(async () => (await import('../../shared/launch/check/DraftSummary')).DraftSummary);

const addPublishTexts = (): void => addTexts('publish', { 'zh-CN': zhCN, en });

const CARDS = ['state', 'link', 'versions'] as const;

/** Placeholder cards shown while the page loads. */
const PublishSkeleton = () => (
  <div className={styles.bones}>
    {CARDS.map((card) => (
      <div key={card} className={styles.card}>
        <SkeletonLines widths={[24, 70, 45]} />
      </div>
    ))}
  </div>
);

addPublishTexts();

/** Cards for the collection state, the link, the QR code and the launched versions. */
export function PublishPage() {
  const surveyId = useSurveyId();
  const { data, error, refetch } = usePublishPageQuery({ variables: { surveyId }, fetchPolicy: 'cache-and-network' });
  useEffect(() => onReconnect(() => void refetch()), [refetch]);

  const survey = data?.survey;
  return (
    <PublishLayout surveyId={surveyId} active="share" survey={survey}>
      {error && !data && <LoadFailed onRetry={() => void refetch()} />}
      {!error && !data && (
        <PageSkeleton>
          <PublishSkeleton />
        </PageSkeleton>
      )}
      {data && (
        <>
          <StateCard survey={data.survey} onChanged={() => void refetch()} />
          {data.survey.status === 'DRAFT' && <Suspense>{<DraftSummary surveyId={surveyId} />}</Suspense>}
          {data.survey.shareLink && (
            <div className={styles.pair}>
              <LinkCard
                surveyId={surveyId}
                url={data.survey.shareLink.url}
                shortUrl={data.survey.shortLink ?? null}
                isRunning={data.survey.state === 'RUNNING'}
              />
              <QrCard qrCode={data.survey.shareLink.qrCode} title={data.survey.title} />
            </div>
          )}
          {data.survey.shareLink && <EmbedCard url={data.survey.shareLink.url} title={data.survey.title} />}
          {data.survey.versions && data.survey.versions.length > 0 && <VersionsCard surveyId={surveyId} versions={data.survey.versions} />}
        </>
      )}
    </PublishLayout>
  );
}
