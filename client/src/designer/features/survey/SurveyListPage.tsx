import { PlusOutlined } from '@ant-design/icons';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../shared/lazy-part';
import { LinkButton } from '../../shared/LinkButton';
import { paths, UNFILED } from '../../shared/routes';
import { PageSkeleton } from '../../shared/state/PageSkeleton';
import { LoadFailed } from '../../shared/state/StateMessage';
import { NoSurveys } from './NoSurveys';
import { Pager, usePager } from './Pager';
import statusChips from './SurveyListPage.module.css';
import { useSurveyListQuery } from './survey.generated';
import styles from './survey.module.css';
import { SurveyTable } from './SurveyTable';
import { TableSkeleton } from './TableSkeleton';
import { LIST_STATUSES, type ListStatus, useListView } from './useListView';

const ShelfFilters = lazyPart(async () => (await import('./shelf/ShelfFilters')).ShelfFilters);
const BulkBar = lazyPart(async () => (await import('./shelf/BulkBar')).BulkBar);

interface StatusChipsProps {
  value: ListStatus | null;
  onChange: (status: ListStatus | null) => void;
}

function StatusChips({ value, onChange }: StatusChipsProps) {
  const { t } = useTranslation(['common', 'survey']);

  return (
    <fieldset className={statusChips.chips}>
      <legend className="visually-hidden">{t('survey:list.filter')}</legend>
      {[null, ...LIST_STATUSES].map((status) => (
        <button key={status} type="button" className={statusChips.chip} aria-pressed={status === value} onClick={() => onChange(status)}>
          {status ? t(`status.${status}`) : t('survey:list.all')}
        </button>
      ))}
    </fieldset>
  );
}

/** My surveys, as the address says: filtered and sorted. */
export function SurveyListPage() {
  const { t } = useTranslation('survey');
  const { keyword, status, folder, tag, sort, sortBy, set, clear } = useListView();
  const [selected, setSelected] = useState<readonly string[]>([]);
  const unfiled = folder === UNFILED;
  const pager = usePager([status, folder, tag, sort.by, sort.descending, keyword].join('/'));
  const { data, previousData, error, refetch } = useSurveyListQuery({
    variables: { after: pager.after, filter: { keyword: keyword || null, status, folderId: unfiled ? null : folder, unfiled, tag }, sort },
    fetchPolicy: 'cache-and-network',
  });
  // While another page or filter loads, the rows before stay: nothing jumps, nothing flashes.
  const shown = (data ?? previousData)?.surveys;
  const isFiltered = Boolean(keyword || status || folder || tag);

  return (
    <>
      <div className={styles.head}>
        <h1>{t('list.title')}</h1>
        <LinkButton type="primary" icon={<PlusOutlined />} to={paths.create}>
          {t('create.title')}
        </LinkButton>
      </div>
      <div className={styles.filters}>
        <StatusChips value={status} onChange={(next) => set({ status: next })} />
        <Suspense fallback={null}>
          <ShelfFilters folder={folder} tag={tag} onChange={set} />
        </Suspense>
        {shown && (
          <output className={styles.count}>
            {keyword ? t('list.found', { count: shown.totalCount, keyword }) : t('list.count', { count: shown.totalCount })}
          </output>
        )}
      </div>
      <section className={styles.card} aria-label={t('list.title')}>
        {error && !shown && <LoadFailed onRetry={() => void refetch()} />}
        {!error && !shown && (
          <PageSkeleton>
            <TableSkeleton />
          </PageSkeleton>
        )}
        {shown && shown.edges.length === 0 && <NoSurveys isFiltered={isFiltered} onShowAll={clear} />}
        {shown && shown.edges.length > 0 && (
          <SurveyTable
            surveys={shown.edges.map(({ node }) => node)}
            sort={sort}
            onSort={sortBy}
            selected={selected}
            onSelect={setSelected}
          />
        )}
      </section>
      {selected.length > 0 && (
        <Suspense fallback={null}>
          <BulkBar surveyIds={selected} onSelect={setSelected} />
        </Suspense>
      )}
      {shown && <Pager pager={pager} pageInfo={shown.pageInfo} />}
    </>
  );
}
