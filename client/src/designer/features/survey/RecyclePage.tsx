import { useTranslation } from 'react-i18next';
import { PageSkeleton } from '../../shared/state/PageSkeleton';
import { EmptyList, LoadFailed } from '../../shared/state/StateMessage';
import { Pager, usePager } from './Pager';
import { RecycleTable } from './RecycleTable';
import { useRecycledSurveysQuery } from './survey.generated';
import styles from './survey.module.css';
import { TableSkeleton } from './TableSkeleton';

export function RecyclePage() {
  const { t } = useTranslation('survey');
  const pager = usePager('recycled');
  const { data, previousData, error, refetch } = useRecycledSurveysQuery({
    variables: { after: pager.after },
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? previousData)?.surveys;
  const surveys = shown?.edges.map(({ node }) => node) ?? [];

  return (
    <>
      <div className={styles.head}>
        <div>
          <h1>{t('recycle.title')}</h1>
          <p className={styles.lead}>{t('recycle.help')}</p>
        </div>
      </div>
      <section className={styles.card} aria-label={t('recycle.title')}>
        {error && !shown && <LoadFailed onRetry={() => void refetch()} />}
        {!error && !shown && (
          <PageSkeleton>
            <TableSkeleton />
          </PageSkeleton>
        )}
        {shown && surveys.length === 0 && <EmptyList help={t('recycle.emptyHelp')} />}
        {surveys.length > 0 && <RecycleTable surveys={surveys} />}
      </section>
      {shown && <Pager pager={pager} pageInfo={shown.pageInfo} />}
    </>
  );
}
