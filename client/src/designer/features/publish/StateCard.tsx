import { formatThousands } from '@wence/schema';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { historyUrl } from '../../shared/routes';
import { useLaunchSurvey } from '../../shared/launch/useLaunchSurvey';
import { useConfirmStop } from '../../shared/launch/useStopSurvey';
import { type PublishPageQuery, usePublishedResponsesSubscription } from './publish.generated';
import styles from './publish.module.css';

interface StateCardProps {
  survey: PublishPageQuery['survey'];
  /** Launching makes a link and perhaps a version: the page has more to show. */
  onChanged: () => void;
}

/** The collection state of the survey, its explanation, and the button that changes it. */
export function StateCard({ survey: { id, status, responseCount, unpublishedChanges }, onChanged }: StateCardProps) {
  const { t } = useTranslation(['common', 'publish']);
  const { launch, isLaunching } = useLaunchSurvey();
  const confirmStop = useConfirmStop();
  const live = usePublishedResponsesSubscription({ variables: { surveyId: id }, skip: status !== 'RUNNING', context: { quiet: 'all' } });
  const count = Math.max(responseCount ?? 0, live.data?.responseCount.count ?? 0);

  const handleLaunch = async () => {
    if (await launch(id)) onChanged();
  };

  return (
    <section className={styles.card} aria-labelledby="publish-state">
      <div className={styles.state}>
        <div>
          <h2 id="publish-state">{t(`publish:state.${status}`)}</h2>
          <p className={styles.help}>{t(`publish:help.${status}`)}</p>
          {status !== 'DRAFT' && (
            <p className={styles.received} aria-live="polite">
              {t('publish:received', { count, total: formatThousands(count) })}
            </p>
          )}
          {(unpublishedChanges ?? 0) > 0 && (
            <p className={styles.unpublished}>
              {t('publish:unpublished', { count: unpublishedChanges ?? 0 })} <Link to={historyUrl(id)}>{t('publish:seeChanges')}</Link>
            </p>
          )}
        </div>
        {status === 'RUNNING' && <Button onClick={() => confirmStop(id)}>{t('action.stop')}</Button>}
        {(status === 'DRAFT' || status === 'STOPPED') && (
          <Button type="primary" size="large" loading={isLaunching} onClick={() => void handleLaunch()}>
            {t(status === 'DRAFT' ? 'publish:launch' : 'publish:relaunch')}
          </Button>
        )}
      </div>
    </section>
  );
}
