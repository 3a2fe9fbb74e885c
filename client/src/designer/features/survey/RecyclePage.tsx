import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../shared/lazy-part';
import { PageSkeleton } from '../../shared/state/PageSkeleton';
import { EmptyList, LoadFailed } from '../../shared/state/StateMessage';
import { useMedia } from '../../shared/useMedia';
import { selectionOf } from './lists/selection';
import { Pager, usePager } from './Pager';
import { RecycleTable } from './RecycleTable';
import { SelectAll } from './SelectAll';
import { useRecycledSurveysQuery } from './survey.generated';
import styles from './survey.module.css';
import { TableSkeleton } from './TableSkeleton';

const RecycleBar = lazyPart(async () => (await import('./shelf/RecycleBar')).RecycleBar);

/** The surveys that were deleted and can be restored. */
export function RecyclePage() {
  const { t } = useTranslation('survey');
  const pager = usePager('recycled');
  const [selected, setSelected] = useState<readonly string[]>([]);
  const { data, previousData, error, refetch } = useRecycledSurveysQuery({
    variables: { after: pager.after },
    fetchPolicy: 'cache-and-network',
  });
  const isPhone = useMedia('(width <= 720px)');
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
      {isPhone && surveys.length > 0 && <SelectAll selection={selectionOf(surveys, selected, setSelected)} />}
      <section className={styles.card} aria-label={t('recycle.title')}>
        {error && !shown && <LoadFailed onRetry={() => void refetch()} />}
        {!error && !shown && (
          <PageSkeleton>
            <TableSkeleton />
          </PageSkeleton>
        )}
        {shown && surveys.length === 0 && <EmptyList help={t('recycle.emptyHelp')} />}
        {surveys.length > 0 && <RecycleTable surveys={surveys} selected={selected} onSelect={setSelected} />}
      </section>
      {selected.length > 0 && (
        <Suspense fallback={null}>
          <RecycleBar surveyIds={selected} onSelect={setSelected} />
        </Suspense>
      )}
      {shown && <Pager pager={pager} pageInfo={shown.pageInfo} />}
    </>
  );
}
