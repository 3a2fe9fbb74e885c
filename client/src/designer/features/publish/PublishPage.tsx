import { useEffect } from 'react';
import { onReconnect } from '../../../graphql/reconnect';
import { SurveyLayout } from '../../layout/SurveyLayout';
import { StatusDot } from '../../shared/StatusDot';
import { LoadFailed } from '../../shared/state/LoadFailed';
import { PageSkeleton } from '../../shared/state/PageSkeleton';
import { useSurveyId } from '../../shared/useSurveyId';
import { LinkCard } from './LinkCard';
import { PublishSkeleton } from './PublishSkeleton';
import { usePublishPageQuery } from './publish.generated';
import { addPublishTexts } from './publish-texts';
import styles from './publish.module.css';
import { QrCard } from './QrCard';
import { StateCard } from './StateCard';
import { VersionsCard } from './VersionsCard';

addPublishTexts();

/** One decision per card: whether it collects, the link, the QR code; below, what was launched so far. */
export const PublishPage = () => {
  const surveyId = useSurveyId();
  const { data, error, refetch } = usePublishPageQuery({ variables: { surveyId }, fetchPolicy: 'cache-and-network' });
  useEffect(() => onReconnect(() => void refetch()), [refetch]);

  const survey = data?.survey;
  return (
    <SurveyLayout
      surveyId={surveyId}
      active="publish"
      title={survey?.title}
      status={survey && <StatusDot status={survey.status} />}
      actions={null}
    >
      <div className={styles.column}>
        {error && !data && <LoadFailed onRetry={() => void refetch()} />}
        {!error && !data && (
          <PageSkeleton>
            <PublishSkeleton />
          </PageSkeleton>
        )}
        {data && (
          <>
            <StateCard survey={data.survey} onChanged={() => void refetch()} />
            {data.shareLink && (
              <div className={styles.pair}>
                <LinkCard url={data.shareLink.url} isRunning={data.survey.state === 'RUNNING'} />
                <QrCard qrCode={data.shareLink.qrCode} title={data.survey.title} />
              </div>
            )}
            {data.surveyVersions.length > 0 && <VersionsCard versions={data.surveyVersions} />}
          </>
        )}
      </div>
    </SurveyLayout>
  );
};
